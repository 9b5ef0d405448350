package envwatch.model;

/** A snapshot's id as served. */
public record SnapshotId(String value) {}
