package envwatch.settings;

/** A filter with a name. */
public record SavedView(String name, String filter) {}
