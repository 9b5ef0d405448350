package envwatch.model;

/** How much of its quota an environment uses (v2 {@code resources}). */
public record Resources(Use cpus, Use memoryMegabytes, Use diskMegabytes) {
  /** An amount in use out of a quota; a quota of 0 or less is not known. */
  public record Use(long inUse, long quota) {
    /** Between 0 and 1. */
    public double fraction() {
      return quota <= 0 ? 0 : Math.clamp((double) inUse / quota, 0, 1);
    }
  }
}
