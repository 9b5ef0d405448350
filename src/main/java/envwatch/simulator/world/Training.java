package envwatch.simulator.world;

import java.time.Instant;
import java.util.Random;
import java.util.function.Predicate;

/** The classes of a world, and what is done with them. Thread-safe, but for what fills it. */
public final class Training {
  private static final Liveliness RELIABLE = new Liveliness(true, 1, 0);

  private final TrainingCatalogue catalogue;
  private final ClassOperations classes;
  private final StudentOperations students;
  private final SeatOperations seats;
  private final PersonalLinks links;
  private final InstructorOperations instructors;
  private final Content content;

  /**
   * @param changes by which environments change from now on
   * @param caller the user whose API ID is used
   * @param moves whether anything happens by itself at that moment
   */
  public Training(
      WorldClock turns,
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
    this.catalogue = new TrainingCatalogue(ids, registry.catalogue().projects());
    this.classes =
        new ClassOperations(turns, book, catalogue, attendance, registry, changes, ids, caller);
    this.students = new StudentOperations(turns, book, classes, places, ids);
    this.seats = new SeatOperations(turns, agenda, book, classes, places);
    this.links = new PersonalLinks(turns, agenda, book, classes, students, places);
    this.instructors =
        new InstructorOperations(turns, agenda, book, classes, catalogue, places, ids);
    Changes reliable = new Changes(registry, agenda, random, RELIABLE);
    this.content =
        new Content(
            book,
            catalogue,
            new Seats(book, registry, agenda, reliable, inactivity, seed),
            attendance,
            registry,
            agenda,
            ids,
            random);
  }

  /**
   * What a seed needs to fill a world; not thread-safe.
   *
   * @param seats at which nothing fails by chance
   */
  public record Content(
      ClassBook book,
      TrainingCatalogue catalogue,
      Seats seats,
      AttendancePlan attendance,
      WorldState registry,
      Agenda agenda,
      Ids ids,
      Random random) {}

  public Content content() {
    return content;
  }

  public TrainingCatalogue catalogue() {
    return catalogue;
  }

  public ClassOperations classes() {
    return classes;
  }

  public StudentOperations students() {
    return students;
  }

  public SeatOperations seats() {
    return seats;
  }

  public PersonalLinks links() {
    return links;
  }

  public InstructorOperations instructors() {
    return instructors;
  }
}
