package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.util.ArrayList;
import java.util.List;

/** What trainers do with the instructors of a class. */
final class InstructorOperations {
  private final Agenda agenda;
  private final ClassBook book;
  private final ClassOperations classes;
  private final TrainingCatalogue catalogue;
  private final Seats seats;
  private final Ids ids;

  InstructorOperations(
      Agenda agenda,
      ClassBook book,
      ClassOperations classes,
      TrainingCatalogue catalogue,
      Seats seats,
      Ids ids) {
    this.agenda = agenda;
    this.book = book;
    this.classes = classes;
    this.catalogue = catalogue;
    this.seats = seats;
    this.ids = ids;
  }

  /** The lead instructor first, who cannot be removed; their token is that of the class. */
  List<ClassInstructor> of(String classToken) throws RefusedException {
    LabClass content = classes.find(classToken);
    List<ClassInstructor> all = new ArrayList<>();
    all.add(new ClassInstructor(content.token(), content.settings().instructor(), true));
    all.addAll(book.instructors(classToken));
    return all;
  }

  /** Adds an instructor, whose environment is created if they are to have one. */
  ClassInstructor add(String classToken, String memberToken, boolean createsEnvironment)
      throws RefusedException {
    LabClass content = classes.editable(classToken);
    Instructor instructor = catalogue.instructor(memberToken);
    refuseIf(
        !catalogue.instructors(content.settings().project()).contains(instructor),
        Reason.BAD_PARAMETER,
        "The instructor does not belong to the project");
    refuseIf(
        of(classToken).stream().anyMatch(one -> one.instructor().equals(instructor)),
        Reason.WRONG_STATE,
        "The class has this instructor already");
    ClassInstructor added = new ClassInstructor(ids.token(), instructor, createsEnvironment);
    book.add(classToken, added);
    if (createsEnvironment) {
      seats.createFor(content, instructor.user(), agenda.moment());
    }
    return added;
  }

  /** Removes a further instructor; their environment stays. */
  void remove(String token) throws RefusedException {
    refuseIf(
        book.find(token).isPresent(), Reason.WRONG_STATE, "The lead instructor cannot be removed");
    for (LabClass content : book.classes()) {
      if (book.instructors(content.token()).stream().anyMatch(one -> one.token().equals(token))) {
        classes.editable(content.token());
        book.removeInstructor(token);
        return;
      }
    }
    throw RefusedException.unknown("instructor");
  }
}
