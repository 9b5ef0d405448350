package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.api.ApiException.ServerFault;
import envwatch.team.AlertmanagerFound;
import envwatch.team.Claim;
import envwatch.team.ClaimNews;
import envwatch.team.SilencedBy;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says who is on what. */
public final class ClaimWords {
  private static final int UNAUTHORIZED = 401;
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;
  private static final int NOT_ALLOWED = 405;

  private ClaimWords() {}

  /** Who it is: {@code Ben}. */
  public static String who(Claim claim) {
    return claim.mine() ? text("claim.you") : name(claim.author());
  }

  /** A name as somebody gave it to Alertmanager. */
  public static String name(String author) {
    return author.isBlank() ? text("claim.somebody") : PlainText.line(author);
  }

  /** Who, and since when: {@code Ben, since 14:02}. */
  public static String since(Claim claim, Instant now) {
    return claim.written()
        ? text("claim.since", who(claim), time(claim.since(), now))
        : text("claim.unwritten", who(claim));
  }

  /** The same in a sentence: {@code Ben has been on it since 14:02.} */
  public static String sentence(Claim claim, Instant now) {
    String since = time(claim.since(), now);
    return claim.mine()
        ? text("claim.mine", since)
        : text("claim.other", name(claim.author()), since);
  }

  /** Why somebody else cannot have it. */
  public static String taken(Claim claim, Instant now) {
    return text("claim.taken.one", name(claim.author()), time(claim.since(), now));
  }

  /** What the person typed who claimed; empty for nothing. */
  public static String comment(Claim claim) {
    return claim.comment().isBlank() ? "" : PlainText.line(claim.comment());
  }

  /** By whom it is silenced, until when and why. */
  public static String sentence(SilencedBy silenced, Instant now) {
    String words =
        text(
            silenced.certain() ? "claim.silenced" : "claim.silenced.perhaps",
            name(silenced.author()),
            time(silenced.until(), now));
    return silenced.comment().isBlank()
        ? words
        : text("claim.because", words, PlainText.line(silenced.comment()));
  }

  /**
   * What a mark in a row means; empty where there is nothing to say.
   *
   * @param claim null for none
   */
  public static String mark(@Nullable Claim claim, List<SilencedBy> silenced, Instant now) {
    List<String> lines = new ArrayList<>();
    if (claim != null) {
      String words = since(claim, now);
      String comment = comment(claim);
      lines.add(comment.isEmpty() ? words : text("claim.because", words, comment));
    }
    silenced.stream()
        .filter(SilencedBy::certain)
        .map(each -> sentence(each, now))
        .forEach(lines::add);
    return String.join("\n", lines);
  }

  /**
   * What became of a claim.
   *
   * @param environment its name
   * @param host of the Alertmanager
   */
  public static String sentence(ClaimNews news, String environment, String host, Instant now) {
    return switch (news) {
      case ClaimNews.Lost lost ->
          text("claim.lost", environment, name(lost.author()), time(lost.since(), now));
      case ClaimNews.EndedElsewhere ended -> text("claim.ended", environment);
      case ClaimNews.WellAgain well -> text("claim.well-again", environment);
      case ClaimNews.Lapsed lapsed -> text("claim.lapsed", environment);
      case ClaimNews.NotWritten(var id, var failure) ->
          text("claim.not-written", environment, failure(failure, host));
      case ClaimNews.NotReleased(var id, var failure) ->
          text("claim.not-released", environment, failure(failure, host));
    };
  }

  /** The same for an Alertmanager at an address, of which the host alone is shown. */
  public static String failure(ApiException failure, URI address) {
    return failure(failure, String.valueOf(address.getHost()));
  }

  /**
   * Why an Alertmanager does not do what it is asked for.
   *
   * @param host where it is
   */
  public static String failure(ApiException failure, String host) {
    return switch (failure) {
      case ServerFault fault when fault.status() == UNAUTHORIZED ->
          text("alertmanager.unauthorized", host);
      case ServerFault fault when fault.status() == FORBIDDEN || fault.status() == NOT_ALLOWED ->
          text("alertmanager.read-only", host, fault.status());
      case ServerFault fault when fault.status() == NOT_FOUND ->
          text("alertmanager.not-found", host);
      default -> FailureWords.sentence(failure, host);
    };
  }

  /**
   * What is found where an Alertmanager is said to be.
   *
   * @param host where it is
   */
  public static String found(AlertmanagerFound found, String host) {
    return String.join(
        " ",
        text("alertmanager.found", host, found.version(), found.silences(), found.claims()),
        text("alertmanager.writing." + key(found.writing())));
  }

  /** With the day where it is another one: a silence may last for weeks. */
  private static String time(Instant moment, Instant now) {
    return MomentWords.minute(moment, now, ZoneId.systemDefault());
  }
}
