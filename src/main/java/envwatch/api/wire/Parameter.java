package envwatch.api.wire;

/** A parameter of a query, not yet encoded. */
record Parameter(String name, String value) {}
