package envwatch.simulator;

import java.time.Instant;
import java.util.Random;
import java.util.function.Predicate;

/**
 * The classes of a world, and what is done with them.
 *
 * @param content what a seed fills
 */
public record Training(
    TrainingCatalogue catalogue,
    ClassOperations classes,
    StudentOperations students,
    SeatOperations seats,
    PersonalLinks links,
    InstructorOperations instructors,
    Content content) {
  private static final Liveliness RELIABLE = new Liveliness(true, 1, 0);

  /**
   * Creates the training of a world without classes.
   *
   * @param changes by which environments change from now on
   * @param caller the user whose API ID is used
   * @param moves whether anything happens by itself at that moment
   */
  static Training of(
      WorldState registry,
      Agenda agenda,
      Changes changes,
      Inactivity inactivity,
      Random random,
      LabUser caller,
      Predicate<Instant> moves) {
    Ids ids = new Ids(random);
    ClassBook book = new ClassBook();
    SeatSeed seed = new SeatSeed(registry, random, ids);
    Seats places = new Seats(book, registry, agenda, changes, inactivity, seed);
    AttendancePlan attendance = new AttendancePlan(book, agenda, random, places, moves);
    TrainingCatalogue catalogue = new TrainingCatalogue(ids, registry.catalogue().projects());
    ClassOperations classes =
        new ClassOperations(agenda, book, catalogue, attendance, registry, changes, ids, caller);
    StudentOperations students = new StudentOperations(book, classes, places, ids);
    Changes reliable = new Changes(registry, agenda, random, RELIABLE);
    return new Training(
        catalogue,
        classes,
        students,
        new SeatOperations(agenda, book, classes, places),
        new PersonalLinks(agenda, book, classes, students, places),
        new InstructorOperations(agenda, book, classes, catalogue, places, ids),
        new Content(
            book,
            catalogue,
            new Seats(book, registry, agenda, reliable, inactivity, seed),
            attendance,
            registry,
            agenda,
            ids,
            random));
  }

  /**
   * What a seed needs to fill a world.
   *
   * @param seats at which nothing fails by chance
   */
  record Content(
      ClassBook book,
      TrainingCatalogue catalogue,
      Seats seats,
      AttendancePlan attendance,
      WorldState registry,
      Agenda agenda,
      Ids ids,
      Random random) {
    void fill(TrainingPlan plan, Instant now) {
      if (plan.demo()) {
        new DemoClasses(new ClassSeed(this, now), now).fill();
      }
      if (plan.classes() > 0) {
        new ManyClasses(new ClassSeed(this, now), now).fill(plan.classes(), plan.seats());
      }
    }
  }
}
