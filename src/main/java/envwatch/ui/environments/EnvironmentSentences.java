package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.history.Since;
import envwatch.history.Waiting;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Reason;
import envwatch.ui.model.EnvironmentRow;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.DurationWords;
import envwatch.words.EnvironmentWords;
import envwatch.words.ExpirationWords;
import envwatch.words.FailureWords;
import envwatch.words.OddityWords;
import envwatch.words.PlainText;
import envwatch.words.SinceWords;
import envwatch.words.WaitingWords;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is said about an environment below its name.
 *
 * @param address of its account
 */
record EnvironmentSentences(EnvironmentRow row, URI address, Instant now, ZoneId zone) {
  /** What the summary leaves out where there is little room, in this order. */
  private enum Extra {
    USUAL_TIME,
    /** The list says for how long. */
    ELAPSED_TIME,
    /** The list and the facts say how far the end is. */
    TIME_TO_END,
    BEGINNING
  }

  /**
   * Of which account it is where another one has its name, since when it is in its state, how long
   * it still takes, whose it is and when it ends, as far as that is known. How many of its machines
   * run is on their tab, and the whole address of the owner is among the facts.
   *
   * @return the summary in full, then ever shorter
   */
  List<String> summaries() {
    List<Extra> all = List.of(Extra.values());
    return IntStream.rangeClosed(0, all.size())
        .mapToObj(left -> summary(all.subList(left, all.size())))
        .distinct()
        .toList();
  }

  private String summary(List<Extra> told) {
    List<String> parts = new ArrayList<>();
    String account = row.calledProperty().get().account();
    if (account != null) {
      parts.add(PlainText.line(account));
    }
    Since since = row.facts().remembered().since();
    Instant until = row.facts().knownUntil();
    if (since != null && told.contains(Extra.BEGINNING) && SinceWords.brief(since, until) != null) {
      parts.add(
          told.contains(Extra.ELAPSED_TIME)
              ? SinceWords.here(since, until, zone)
              : SinceWords.began(since, until, zone));
    }
    Waiting waiting = row.facts().remembered().waiting();
    String left = waiting == null || waiting.late(now) ? null : left(waiting, told);
    if (left != null) {
      parts.add(left);
    }
    Environment known = row.environment();
    if (known != null && known.owner() != null) {
      parts.add(EnvironmentWords.owner(known));
    }
    if (known != null && known.expiration() instanceof Expiration.At(Instant end)) {
      parts.add(told.contains(Extra.TIME_TO_END) ? endAndDistance(end) : end(end));
    }
    return String.join(" \u00b7 ", parts);
  }

  private @Nullable String left(Waiting waiting, List<Extra> told) {
    return told.contains(Extra.USUAL_TIME)
        ? WaitingWords.sentence(waiting, now)
        : WaitingWords.brief(waiting, now);
  }

  private String endAndDistance(Instant end) {
    return text("details.end", end(end), ExpirationWords.distance(end, now));
  }

  private String end(Instant end) {
    return text(
        end.isAfter(now) ? "details.ends" : "details.ended", ExpirationWords.here(end, now, zone));
  }

  /**
   * What is wrong or unusual, a sentence each, that it is not known any more first: the others are
   * of that time. That it ends soon is in the summary.
   */
  List<String> troubles() {
    List<String> said = new ArrayList<>();
    row.assessment().reasons().stream()
        .filter(reason -> !(reason instanceof Reason.ExpiresSoon))
        .map(EnvironmentWords::sentence)
        .map(PlainText::line)
        .forEach(said::add);
    Waiting waiting = row.facts().remembered().waiting();
    String usual = waiting == null ? null : WaitingWords.sentence(waiting, now);
    if (row.facts().late() && usual != null) {
      said.add(text("waiting.late.sentence", usual));
    }
    WatchedEnvironment watched = row.watched();
    Instant seenAt = watched.seenAt();
    String cause =
        watched.trouble() == null ? "" : FailureWords.sentence(watched.trouble().cause(), address);
    if (seenAt != null && watched.stale(now)) {
      String age = DurationWords.inSteps(Duration.between(seenAt, now));
      said.addFirst(text("details.stale", age, cause).strip());
    } else if (!cause.isEmpty() && said.isEmpty()) {
      said.add(cause);
    }
    return said;
  }

  /** How it differs from most others of its blueprint, a sentence each; its machines say theirs. */
  String oddities() {
    return OddityWords.sentences(
        row.facts().remembered().odd().stream()
            .filter(odd -> odd.subject().machine() == null)
            .toList());
  }
}
