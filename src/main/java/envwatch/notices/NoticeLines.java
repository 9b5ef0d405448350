package envwatch.notices;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is remembered as lines of words, each written as in a URL, so that no name can look like
 * something else. Lines that cannot be read are left out.
 */
final class NoticeLines {
  private NoticeLines() {}

  static String write(Remembered remembered) {
    List<String> lines = new ArrayList<>();
    remembered
        .told()
        .forEach((topic, at) ->
            lines.add(
                line(
                    "told",
                    topic.kind().name(),
                    topic.account().value(),
                    topic.environment() == null ? "" : topic.environment().value(),
                    topic.detail(),
                    at.toString())));
    for (Wish wish : remembered.wishes()) {
      lines.add(
          line(
              "tell",
              wish.environment().account().value(),
              wish.environment().environment().value(),
              wish.at().toString(),
              wish.from().name(),
              String.valueOf(wish.moved()),
              String.valueOf(wish.lateTold())));
    }
    for (Mute mute : remembered.mutes()) {
      lines.add(
          line(
              "mute",
              mute.from().toString(),
              mute.until().toString(),
              String.valueOf(mute.untilChange()),
              scope(mute.scope())));
    }
    return lines.stream().sorted().map(line -> line + "\n").collect(Collectors.joining());
  }

  private static String scope(MuteScope scope) {
    return switch (scope) {
      case MuteScope.Everything everything -> line("everything");
      case MuteScope.One(EnvironmentKey key) ->
          line("environment", key.account().value(), key.environment().value());
      case MuteScope.View(String name, String filter) -> line("view", name, filter);
    };
  }

  /** A line can be a word of another one. */
  private static String line(String... words) {
    return Stream.of(words)
        .map(word -> URLEncoder.encode(word, StandardCharsets.UTF_8))
        .collect(Collectors.joining(" "));
  }

  private static List<String> words(String line) {
    return Stream.of(line.split(" ", -1))
        .map(word -> URLDecoder.decode(word, StandardCharsets.UTF_8))
        .toList();
  }

  static Remembered read(Stream<String> lines) {
    Map<Topic, Instant> told = new HashMap<>();
    List<Wish> wishes = new ArrayList<>();
    List<Mute> mutes = new ArrayList<>();
    lines.forEach(line -> {
      try {
        List<String> words = words(line);
        switch (words.getFirst()) {
          case "told" -> told.put(topic(words), Instant.parse(words.get(5)));
          case "tell" -> wishes.add(wish(words));
          case "mute" -> mutes.add(mute(words));
          default -> {
            // Written by a newer version.
          }
        }
      } catch (IllegalArgumentException | DateTimeException | IndexOutOfBoundsException e) {
        // Somebody edited the file: at worst something is told a second time.
        return;
      }
    });
    return new Remembered(told, wishes, mutes);
  }

  private static Topic topic(List<String> words) {
    String environment = words.get(3);
    return new Topic(
        Topic.Kind.valueOf(words.get(1)),
        new AccountId(words.get(2)),
        environment.isEmpty() ? null : new EnvironmentId(environment),
        words.get(4));
  }

  private static Wish wish(List<String> words) {
    return new Wish(
        key(words, 1),
        Instant.parse(words.get(3)),
        Phase.valueOf(words.get(4)),
        Boolean.parseBoolean(words.get(5)),
        words.size() > 6 && Boolean.parseBoolean(words.get(6)));
  }

  private static Mute mute(List<String> words) {
    return new Mute(
        scope(words(words.get(4))),
        Instant.parse(words.get(1)),
        Instant.parse(words.get(2)),
        Boolean.parseBoolean(words.get(3)));
  }

  private static MuteScope scope(List<String> words) {
    return switch (words.getFirst()) {
      case "everything" -> new MuteScope.Everything();
      case "environment" -> new MuteScope.One(key(words, 1));
      case "view" -> new MuteScope.View(words.get(1), words.get(2));
      default -> throw new IllegalArgumentException("unknown scope");
    };
  }

  private static EnvironmentKey key(List<String> words, int at) {
    return new EnvironmentKey(new AccountId(words.get(at)), new EnvironmentId(words.get(at + 1)));
  }
}
