package envwatch.simulator.weather;

import envwatch.simulator.weather.Weather.Corruption;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads weather from text. */
final class WeatherWords {
  private static final String KNOWN =
      "delay=2s, drop=0.1, cut=0.1, trickle, refuse, corrupt=truncated|html|empty|shape, rate-limit,"
          + " rate-limit=30s, fault=500, strange-words, clock=10m, fair";
  private static final Pattern DURATION = Pattern.compile("(-?\\d{1,9})(ms|s|m|h)");

  private WeatherWords() {}

  static Weather parse(String text) {
    Weather weather = Weather.FAIR;
    for (String word : text.split(",")) {
      if (!word.isBlank()) {
        weather = with(weather, word.strip());
      }
    }
    return weather;
  }

  private static Weather with(Weather weather, String word) {
    int equals = word.indexOf('=');
    String name = (equals < 0 ? word : word.substring(0, equals)).toLowerCase(Locale.ROOT);
    String value = equals < 0 ? "" : word.substring(equals + 1).strip();
    return switch (name) {
      case "delay" -> weather.withDelay(positive(word, value));
      case "drop" -> weather.withDrop(share(word, value));
      case "cut" -> weather.withCut(share(word, value));
      case "trickle" -> bare(word, value, weather.withTrickle());
      case "refuse" -> bare(word, value, weather.withRefuse());
      case "corrupt" -> weather.withCorruption(corruption(word, value));
      case "rate-limit" ->
          value.isEmpty() ? weather.withRateLimit() : weather.withRateLimit(positive(word, value));
      case "fault" -> weather.withFault(fault(word, value));
      case "strange-words" -> bare(word, value, weather.withStrangeWords());
      case "clock" -> weather.withClockWrongBy(duration(word, value));
      case "fair" -> bare(word, value, Weather.FAIR);
      default ->
          throw new IllegalArgumentException(
              "The weather \"" + word + "\" is not known. Known are: " + KNOWN + ".");
    };
  }

  private static Weather bare(String word, String value, Weather weather) {
    if (!value.isEmpty()) {
      throw wrong(word, "it takes no value");
    }
    return weather;
  }

  private static Duration duration(String word, String value) {
    Matcher matcher = DURATION.matcher(value);
    if (!matcher.matches()) {
      throw wrong(word, "it needs a time such as 500ms, 2s, 10m or 1h");
    }
    long amount = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      case "m" -> Duration.ofMinutes(amount);
      default -> Duration.ofHours(amount);
    };
  }

  private static Duration positive(String word, String value) {
    Duration duration = duration(word, value);
    if (duration.isNegative()) {
      throw wrong(word, "the time must not be negative");
    }
    return duration;
  }

  private static double share(String word, String value) {
    if (value.isEmpty()) {
      return 1;
    }
    if (!value.matches("0(\\.\\d+)?|1(\\.0+)?|\\.\\d+")) {
      throw wrong(word, "it needs a share between 0 and 1, such as 0.1");
    }
    return Double.parseDouble(value);
  }

  private static int fault(String word, String value) {
    if (!value.matches("[45]\\d\\d")) {
      throw wrong(word, "it needs an HTTP status such as 500, 502 or 503");
    }
    return Integer.parseInt(value);
  }

  private static Corruption corruption(String word, String value) {
    return Arrays.stream(Corruption.values())
        .filter(corruption -> corruption.name().equalsIgnoreCase(value))
        .findFirst()
        .orElseThrow(() -> wrong(word, "it needs one of truncated, html, empty, shape"));
  }

  private static IllegalArgumentException wrong(String word, String why) {
    return new IllegalArgumentException("The weather \"" + word + "\" is wrong: " + why + ".");
  }
}
