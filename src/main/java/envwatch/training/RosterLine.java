package envwatch.training;

import envwatch.model.training.StudentDraft;
import org.jspecify.annotations.Nullable;

/**
 * A student in a file.
 *
 * @param number of the line, from 1
 * @param fault why the student cannot be added; null if nothing is wrong
 */
public record RosterLine(
    int number, String email, String firstName, String lastName, @Nullable Fault fault) {
  /** What is wrong with a line. */
  public sealed interface Fault {
    /** A quotation mark was opened and not closed. */
    record QuoteNotClosed() implements Fault {}

    record NoEmail() implements Fault {}

    record InvalidEmail() implements Fault {}

    record NoFirstName() implements Fault {}

    record NoLastName() implements Fault {}

    /**
     * The same address as in an earlier line.
     *
     * @param line its number
     */
    record Repeated(int line) implements Fault {}

    /** The class has a student with this address. */
    record AlreadyStudent() implements Fault {}

    /**
     * The class does not admit so many.
     *
     * @param most how many it admits
     */
    record TooMany(int most) implements Fault {}
  }

  RosterLine with(@Nullable Fault other) {
    return new RosterLine(number, email, firstName, lastName, other);
  }

  public StudentDraft student() {
    return new StudentDraft(email, firstName, lastName);
  }
}
