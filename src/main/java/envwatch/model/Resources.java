package envwatch.model;

/** How much of its quota an environment uses (v2 {@code resources}). */
public record Resources(Use cpus, Use memoryMegabytes, Use diskMegabytes) {
  /** An amount in use and its quota; a quota of 0 or less means unknown. */
  public record Use(long inUse, long quota) {
    /** Between 0 and 1. */
    public double fraction() {
      return quota <= 0 ? 0 : Math.clamp((double) inUse / quota, 0, 1);
    }
  }
}
