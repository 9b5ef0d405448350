package envwatch.simulator;

/** The size of a machine, of an environment, or of a quota. */
public record Hardware(int cpus, int memoryMegabytes, int diskGigabytes) {
  public static final Hardware NONE = new Hardware(0, 0, 0);

  public Hardware plus(Hardware other) {
    return new Hardware(
        cpus + other.cpus,
        memoryMegabytes + other.memoryMegabytes,
        diskGigabytes + other.diskGigabytes);
  }

  int diskMegabytes() {
    return diskGigabytes * 1024;
  }

  /** Whether none of its values is above that of the limit. */
  boolean isWithin(Hardware limit) {
    return cpus <= limit.cpus
        && memoryMegabytes <= limit.memoryMegabytes
        && diskGigabytes <= limit.diskGigabytes;
  }
}
