package envwatch.simulator.world;

/** A machine cannot have the requested size. */
public final class HardwareRefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  private final HardwareFault fault;

  HardwareRefusedException(HardwareFault fault) {
    super(fault.text());
    this.fault = fault;
  }

  public HardwareFault fault() {
    return fault;
  }
}
