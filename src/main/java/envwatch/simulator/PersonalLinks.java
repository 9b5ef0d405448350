package envwatch.simulator;

import static envwatch.simulator.RefusedException.known;
import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.LabClass.Phase;
import envwatch.simulator.RefusedException.Reason;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Personal links: who opens one is signed in as that student. They are valid until they are revoked
 * or the class is over.
 */
final class PersonalLinks {
  private static final String LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  private static final int LENGTH = 32;

  private final Agenda agenda;
  private final ClassBook book;
  private final ClassOperations classes;
  private final StudentOperations students;
  private final Seats seats;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Link> links = new HashMap<>();

  PersonalLinks(
      Agenda agenda,
      ClassBook book,
      ClassOperations classes,
      StudentOperations students,
      Seats seats) {
    this.agenda = agenda;
    this.book = book;
    this.classes = classes;
    this.students = students;
    this.seats = seats;
  }

  private record Link(String classToken, LabUser user, Map<String, String> registration) {
    boolean isOf(String otherClass, String email) {
      return classToken.equals(otherClass) && user.email().equalsIgnoreCase(email);
    }
  }

  /**
   * Makes a link.
   *
   * @param register whether the person becomes a student of the class now
   * @return the token of the link, a secret
   */
  String make(String classToken, LabUser user, boolean register, Map<String, String> registration)
      throws RefusedException {
    LabClass content = classes.editable(classToken);
    refuseIf(
        content.phaseAt(agenda.moment()) == Phase.OVER, Reason.WRONG_STATE, "The class is over");
    if (book.studentCalled(classToken, user.email()).isEmpty()) {
      if (register) {
        students.register(content, user, registration);
      } else
        refuseIf(
            !content.settings().admission().nonRegistered(),
            Reason.WRONG_STATE,
            "The class admits registered students only");
    }
    String token = Ids.text(random, LETTERS, LENGTH);
    links.put(token, new Link(classToken, user, registration));
    return token;
  }

  /** Makes all links of a person to a class invalid. */
  void revoke(String classToken, String email, boolean unregister) throws RefusedException {
    classes.editable(classToken);
    if (!links.values().removeIf(link -> link.isOf(classToken, email))) {
      throw RefusedException.unknown("sponsored link");
    }
    Optional<LabStudent> student = book.studentCalled(classToken, email);
    if (unregister && student.isPresent()) {
      students.remove(classToken, student.get().token());
    }
  }

  /** Opens a link: signs the student in, which starts their environment. */
  LabEnvironment open(String token) throws RefusedException {
    Link link = required(token);
    LabClass content = classes.find(link.classToken());
    Phase phase = content.phaseAt(agenda.moment());
    refuseIf(
        phase == Phase.OVER
            || phase == Phase.FUTURE && content.settings().admission().earlyAccess() > 0,
        Reason.WRONG_STATE,
        "The class is not open");
    Optional<LabStudent> known = book.studentCalled(link.classToken(), link.user().email());
    LabStudent student =
        known.isPresent()
            ? known.get()
            : students.register(content, link.user(), link.registration());
    if (student.attendance() == Attendance.LOGGED_IN
        && content.settings().admission().multipleLogins()) {
      seats.addAnother(content.token(), student.token(), agenda.moment());
    } else {
      seats.enter(content.token(), student.token(), agenda.moment());
    }
    return environment(link);
  }

  /** The environment of the student whose link this is. */
  LabEnvironment environmentOf(String token) throws RefusedException {
    return environment(required(token));
  }

  private Link required(String token) throws RefusedException {
    return known("sponsored link", links.get(token));
  }

  private LabEnvironment environment(Link link) throws RefusedException {
    return book.studentCalled(link.classToken(), link.user().email())
        .flatMap(seats::environment)
        .orElseThrow(() -> RefusedException.unknown("environment"));
  }
}
