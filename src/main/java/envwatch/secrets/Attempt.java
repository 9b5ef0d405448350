package envwatch.secrets;

import java.util.function.BooleanSupplier;

/** One call to a keychain, which may continue after its caller has stopped waiting. */
final class Attempt {
  private final BooleanSupplier outdated;
  private volatile boolean waitsForPerson;

  /**
   * @param outdated whether a later call has superseded this one
   */
  Attempt(BooleanSupplier outdated) {
    this.outdated = outdated;
  }

  /**
   * Called when the keychain shows its password prompt; the call to it continues once the user has
   * answered.
   */
  void personAsked() {
    waitsForPerson = true;
  }

  void personAnswered() {
    waitsForPerson = false;
  }

  boolean waitsForPerson() {
    return waitsForPerson;
  }

  /** Whether this call must not change anything because it was superseded. */
  boolean outdated() {
    return outdated.getAsBoolean();
  }
}
