package envwatch.actions;

/** Whether an action is possible. */
public sealed interface Verdict {
  record Allowed() implements Verdict {}

  record Refused(Obstacle obstacle) implements Verdict {}

  default boolean allowed() {
    return this instanceof Allowed;
  }
}
