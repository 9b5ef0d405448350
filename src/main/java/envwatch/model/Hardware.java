package envwatch.model;

/** A machine's hardware; a value that the service does not provide is 0. */
public record Hardware(int cpus, int memoryMegabytes, int diskGigabytes) {}
