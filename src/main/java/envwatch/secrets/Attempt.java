package envwatch.secrets;

import java.util.function.BooleanSupplier;

/** One call of a keychain, which may still go on when its caller has given up waiting. */
final class Attempt {
  private final BooleanSupplier outdated;
  private volatile boolean waitsForPerson;

  /**
   * @param outdated whether a later call has decided otherwise
   */
  Attempt(BooleanSupplier outdated) {
    this.outdated = outdated;
  }

  /** The keychain has asked a person for its password and goes on when that is answered. */
  void personAsked() {
    waitsForPerson = true;
  }

  void personAnswered() {
    waitsForPerson = false;
  }

  boolean waitsForPerson() {
    return waitsForPerson;
  }

  /** Whether this call must not change anything any more. */
  boolean outdated() {
    return outdated.getAsBoolean();
  }
}
