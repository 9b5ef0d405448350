package envwatch.simulator.world.lab;

/** A person who owns environments or took snapshots. */
public record LabUser(String email, String firstName, String lastName) {
  public String fullName() {
    return firstName + " " + lastName;
  }
}
