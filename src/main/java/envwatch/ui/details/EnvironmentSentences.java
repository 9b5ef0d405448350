package envwatch.ui.details;

import static envwatch.words.Messages.text;

import envwatch.history.model.Since;
import envwatch.history.usual.Oddity;
import envwatch.history.usual.Waiting;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Reason;
import envwatch.ui.model.row.EnvironmentRow;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.DurationWords;
import envwatch.words.EnvironmentWords;
import envwatch.words.ExpirationWords;
import envwatch.words.PlainText;
import envwatch.words.WaitingWords;
import envwatch.words.failure.FailureWords;
import envwatch.words.history.OddityWords;
import envwatch.words.history.SinceWords;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/**
 * What is said about an environment below its name.
 *
 * @param address of its account
 */
record EnvironmentSentences(EnvironmentRow row, URI address, Instant now, ZoneId zone) {
  /**
   * Of which account it is where another one has its name, since when it is in its state, how long
   * it still takes, whose it is and when it ends, as far as that is known. How many of its machines
   * run is on their tab, and the whole address of the owner is among the facts.
   */
  String summary() {
    List<String> parts = new ArrayList<>();
    String account = row.calledProperty().get().account();
    if (account != null) {
      parts.add(PlainText.line(account));
    }
    parts.addAll(ofHistory());
    Environment known = row.environment();
    if (known != null && known.owner() != null) {
      parts.add(EnvironmentWords.owner(known));
    }
    if (known != null && known.expiration() instanceof Expiration.At(Instant end)) {
      String moment = ExpirationWords.here(end, now, zone);
      String distance = ExpirationWords.distance(end, now);
      parts.add(text(end.isAfter(now) ? "details.ends" : "details.ended", moment, distance));
    }
    return String.join(" \u00b7 ", parts);
  }

  private List<String> ofHistory() {
    List<String> parts = new ArrayList<>();
    Since since = row.facts().remembered().since();
    if (since != null && SinceWords.brief(since, now) != null) {
      parts.add(SinceWords.here(since, now, zone));
    }
    Waiting waiting = row.facts().remembered().waiting();
    String usual =
        waiting == null || waiting.late(now) ? null : WaitingWords.sentence(waiting, now);
    if (usual != null) {
      parts.add(usual);
    }
    return parts;
  }

  /** What is wrong or unusual, a sentence each. That it ends soon is in the summary. */
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
      said.add(text("details.stale", age, cause).strip());
    } else if (!cause.isEmpty() && row.assessment().reasons().isEmpty()) {
      said.add(cause);
    }
    return said;
  }

  /** How it differs from most others of its blueprint; empty if it does not, or only failed. */
  String oddity() {
    Oddity odd = row.facts().odd();
    return odd == null ? "" : OddityWords.sentence(odd, now, zone);
  }
}
