package envwatch.model;

/** What a machine is made of; a part that the service does not tell is 0. */
public record Hardware(int cpus, int memoryMegabytes, int diskGigabytes) {}
