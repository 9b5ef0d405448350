package envwatch.weather;

import java.util.Properties;

/**
 * What a run consists of.
 *
 * @param only the one case that is wanted; empty for all
 * @param windowSeconds how long the window lives
 */
record Plan(
    long seed, String only, long clientCases, int statusRuns, int windowSeconds, int kills) {

  /**
   * @param seed for a run that names none
   */
  static Plan of(Properties properties, long seed) {
    boolean brief = properties.getProperty("weather.form", "").equals("short");
    String given = properties.getProperty("weather.seed", "");
    return new Plan(
        given.isBlank() ? seed : Long.parseLong(given),
        properties.getProperty("weather.case", ""),
        number(properties, "weather.answers", brief ? 6_000 : 100_000),
        number(properties, "weather.status", brief ? 40 : 300),
        number(properties, "weather.window", brief ? 40 : 600),
        number(properties, "weather.kills", brief ? 50 : 1_000));
  }

  private static int number(Properties properties, String name, int usual) {
    String given = properties.getProperty(name, "");
    return given.isBlank() ? usual : Integer.parseInt(given);
  }
}
