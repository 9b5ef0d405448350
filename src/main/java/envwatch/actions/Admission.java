package envwatch.actions;

/** What an order must fulfil beside the rules of its action, such as matching a filter. */
@FunctionalInterface
public interface Admission {
  /** Demands nothing more. */
  Admission ALL = (order, situation) -> new Verdict.Allowed();

  /** Judges the order right before it is sent, by what is known then. */
  Verdict judge(Order order, Situation situation);
}
