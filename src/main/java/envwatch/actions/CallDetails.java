package envwatch.actions;

import envwatch.catalogue.RawCall;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reduces the service's words about a call to what may be recorded. */
final class CallDetails {
  private static final Pattern ADDRESS = Pattern.compile("(?i)\\bhttps?://\\S+");

  /** A text of a JSON body that is a value, not a name. */
  private static final Pattern VALUE = Pattern.compile("[:\\[,]\\s*\"((?:[^\"\\\\]|\\\\.)+)\"");

  private static final int SHORTEST = 4;

  private CallDetails() {}

  /** The service's words without links and without what was sent, except for ids. */
  public static String serviceWords(String words, RawCall call) {
    Collection<String> ids = call.subjects().values();
    List<String> sent =
        Stream.concat(call.values().values().stream(), bodyValues(call))
            .filter(value -> value.length() >= SHORTEST && !ids.contains(value))
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();
    String kept = ADDRESS.matcher(words).replaceAll("…");
    for (String value : sent) {
      kept = kept.replace(value, "…");
    }
    return Details.oneLine(kept);
  }

  private static Stream<String> bodyValues(RawCall call) {
    byte[] body = call.body();
    return body == null
        ? Stream.empty()
        : VALUE
            .matcher(new String(body, StandardCharsets.UTF_8))
            .results()
            .map((MatchResult found) -> found.group(1));
  }
}
