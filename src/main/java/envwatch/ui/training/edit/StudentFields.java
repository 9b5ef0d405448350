package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.training.Attendance;
import envwatch.model.training.Student;
import envwatch.model.training.StudentDraft;
import envwatch.training.EmailAddress;
import envwatch.ui.choices.EditedText;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A student who is added or edited. Lives on the JavaFX thread. */
final class StudentFields {
  private final EditedText email;
  private final EditedText firstName;
  private final EditedText lastName;
  private final boolean emailEditable;
  private final Set<String> others = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);

  /**
   * @param before null for a student who is added
   * @param emails the addresses of the students of the class
   */
  public StudentFields(@Nullable Student before, Collection<String> emails) {
    email = new EditedText(before == null ? null : before.email());
    firstName = new EditedText(before == null ? null : before.firstName());
    lastName = new EditedText(before == null ? null : before.lastName());
    // service/api-v3-training.md: only until the first login.
    emailEditable = before == null || before.attendance() == Attendance.INVITED;
    others.addAll(emails);
    others.remove(email.text());
  }

  public EditedText email() {
    return email;
  }

  public EditedText firstName() {
    return firstName;
  }

  public EditedText lastName() {
    return lastName;
  }

  /** Whether the student has not logged in yet, as far as is known. */
  public boolean emailEditable() {
    return emailEditable;
  }

  public Optional<String> emailProblem() {
    if (!emailEditable || email.change() == null && !email.blank()) {
      return Optional.empty();
    }
    if (email.blank()) {
      return Optional.of(text("classes.import.no-email"));
    }
    if (!EmailAddress.looksRight(email.text())) {
      return Optional.of(text("classes.import.invalid-email"));
    }
    return others.contains(email.text())
        ? Optional.of(text("classes.import.already"))
        : Optional.empty();
  }

  public Optional<String> firstNameProblem() {
    return firstName.blank() ? Optional.of(text("classes.import.no-first-name")) : Optional.empty();
  }

  public Optional<String> lastNameProblem() {
    return lastName.blank() ? Optional.of(text("classes.import.no-last-name")) : Optional.empty();
  }

  /** The name as typed. */
  public String name() {
    return firstName.text() + " " + lastName.text();
  }

  /** What was typed in for a new student, or changed of one. */
  public StudentDraft draft() {
    return new StudentDraft(
        emailEditable ? email.change() : null, firstName.change(), lastName.change());
  }

  /** Whether the draft would change nothing. */
  public boolean unchanged() {
    return draft().equals(new StudentDraft(null, null, null));
  }
}
