package envwatch.weather;

/**
 * Something that must not happen, and how to make it happen again.
 *
 * @param kind as it stands in the table of figures
 * @param caseName what {@code -Dweather.case} takes
 * @param about the mutation and what was asked
 */
record Breach(String kind, String caseName, String about, String detail) {}
