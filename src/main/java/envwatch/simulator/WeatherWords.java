package envwatch.simulator;

import envwatch.simulator.Weather.Corruption;
import envwatch.simulator.Weather.RegionFailure;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses weather from text. */
final class WeatherWords {
  private static final String KNOWN =
      "delay=2s, drop=0.1, cut=0.1, trickle, refuse, corrupt=truncated|html|empty|shape,"
          + " rate-limit, rate-limit=30s, fault=500, strange-words, clock=10m, region=Miami,"
          + " region=Miami@5m, fair";
  private static final Pattern DURATION = Pattern.compile("(-?\\d{1,9})(ms|s|m|h)");

  private WeatherWords() {}

  static Weather parse(String text) {
    Weather.Builder weather = Weather.builder();
    for (String word : text.split(",")) {
      if (!word.isBlank()) {
        weather = with(weather, word.strip());
      }
    }
    return weather.build();
  }

  private static Weather.Builder with(Weather.Builder weather, String word) {
    int equals = word.indexOf('=');
    String name = (equals < 0 ? word : word.substring(0, equals)).toLowerCase(Locale.ROOT);
    String value = equals < 0 ? "" : word.substring(equals + 1).strip();
    return switch (name) {
      case "delay" -> weather.delay(positive(word, value));
      case "drop" -> weather.drop(share(word, value));
      case "cut" -> weather.cut(share(word, value));
      case "trickle" -> bare(word, value, weather.trickle());
      case "refuse" -> bare(word, value, weather.refuse());
      case "corrupt" -> weather.corruption(corruption(word, value));
      case "rate-limit" ->
          value.isEmpty() ? weather.rateLimit() : weather.rateLimit(positive(word, value));
      case "fault" -> weather.fault(fault(word, value));
      case "strange-words" -> bare(word, value, weather.strangeWords());
      case "clock" -> weather.clockWrongBy(duration(word, value));
      case "region" -> weather.region(region(word, value));
      case "fair" -> bare(word, value, Weather.builder());
      default ->
          throw new IllegalArgumentException(
              "The weather \"" + word + "\" is not known. Known are: " + KNOWN + ".");
    };
  }

  private static Weather.Builder bare(String word, String value, Weather.Builder weather) {
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

  /** {@code Miami}, or {@code Miami@5m} for later. */
  private static RegionFailure region(String word, String value) {
    int at = value.indexOf('@');
    String name = at < 0 ? value : value.substring(0, at);
    Duration after = at < 0 ? Duration.ZERO : positive(word, value.substring(at + 1));
    return SampleNames.REGIONS.stream()
        .filter(region -> region.equalsIgnoreCase(name))
        .findFirst()
        .map(region -> new RegionFailure(region, after))
        .orElseThrow(
            () -> wrong(word, "it needs one of " + String.join(", ", SampleNames.REGIONS)));
  }

  private static IllegalArgumentException wrong(String word, String why) {
    return new IllegalArgumentException("The weather \"" + word + "\" is wrong: " + why + ".");
  }
}
