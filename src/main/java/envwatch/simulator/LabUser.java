package envwatch.simulator;

/** A person who owns environments or took snapshots. */
public record LabUser(String email, String firstName, String lastName) {
  /** Whether the e-mail address has the form of one. */
  boolean hasAddress() {
    return email.matches("[^@\\s]+@[^@\\s]+\\.[^@\\s.]+");
  }

  public String fullName() {
    return firstName + " " + lastName;
  }
}
