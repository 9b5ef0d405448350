package envwatch.watch;

import java.util.OptionalLong;

/** The number of remaining calls reported by the service, compared to the number at the start. */
final class CallAllowance {
  private static final int FEW = 10;

  private OptionalLong left = OptionalLong.empty();
  private long atStart;

  public void told(OptionalLong callsLeft) {
    left = callsLeft;
    atStart = Math.max(atStart, callsLeft.orElse(0));
  }

  public OptionalLong left() {
    return left;
  }

  /** Whether less than a tenth is left. */
  public boolean scarce() {
    return left.isPresent() && left.getAsLong() < (double) atStart / FEW;
  }
}
