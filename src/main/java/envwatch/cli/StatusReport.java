package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.settings.WatchSettings;
import envwatch.watch.Listed;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.FailureWords;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The result of one look at several accounts.
 *
 * @param lines problems first
 * @param failures what could not be read
 */
record StatusReport(
    Instant at, List<OneLook.Seen> accounts, List<Line> lines, List<Failure> failures) {
  private static final Set<Phase> NOT_WELL =
      EnumSet.of(Phase.PROBLEM, Phase.EXPIRING, Phase.UNKNOWN);

  /** An environment and its assessment. */
  record Line(String account, WatchedEnvironment watched, Assessment assessment) implements Listed {
    @Nullable Environment environment() {
      return watched.environment();
    }

    @Override
    public Phase phase() {
      return assessment.phase();
    }

    @Override
    public long urgency() {
      return assessment.urgency();
    }

    @Override
    public String name() {
      return watched.name();
    }

    @Override
    public String id() {
      return watched.key().environment().value();
    }
  }

  /**
   * @param environment its id; null if nothing of the account could be seen
   */
  record Failure(String account, @Nullable String environment, String sentence) {}

  /** Looks once at the accounts; blocks until every request has been answered or abandoned. */
  static StatusReport look(ChosenAccounts chosen, InstantSource clock) {
    OneLook look = new OneLook(chosen.connector(), clock, chosen.budget());
    List<OneLook.Seen> seen = new ArrayList<>();
    chosen.accounts().forEach(account -> seen.add(look.at(account)));
    return of(seen, clock.instant(), chosen.settings().watching().get(WatchSettings.EXPIRES_SOON));
  }

  static StatusReport of(List<OneLook.Seen> accounts, Instant at, Duration expiresSoon) {
    List<Line> lines = new ArrayList<>();
    List<Failure> failures = new ArrayList<>();
    for (OneLook.Seen seen : accounts) {
      String account = seen.account().name();
      if (seen.failure() != null) {
        String sentence = FailureWords.ofAccount(seen.failure(), seen.account().address());
        failures.add(new Failure(account, null, sentence));
      }
      for (WatchedEnvironment watched : seen.environments()) {
        lines.add(new Line(account, watched, watched.assess(at, expiresSoon)));
        if (watched.trouble() != null) {
          String id = watched.key().environment().value();
          failures.add(new Failure(account, id, sentence(seen, watched.trouble().cause())));
        }
      }
    }
    return new StatusReport(
        at, accounts, lines.stream().sorted(Listed.USUAL_ORDER).toList(), failures);
  }

  private static String sentence(OneLook.Seen seen, ApiException failure) {
    return FailureWords.sentence(failure, seen.account().address());
  }

  boolean severalAccounts() {
    return accounts.size() > 1;
  }

  /** Whether there is an account of which nothing is known. */
  public boolean blind() {
    return accounts.stream().anyMatch(seen -> seen.failure() != null || sawNothing(seen));
  }

  /** Learning that an environment does not exist counts as seeing something. */
  private static boolean sawNothing(OneLook.Seen seen) {
    return !seen.environments().isEmpty()
        && seen.environments().stream()
            .allMatch(watched ->
                watched.environment() == null
                    && watched.trouble() != null
                    && !watched.gone()
                    && !watched.forbidden());
  }

  /** Whether nothing is wrong, and everything was seen and understood. */
  public boolean allWell() {
    return failures.isEmpty()
        && unreadable().isEmpty()
        && lines.stream().allMatch(line -> line.watched().upToDate(at))
        && lines.stream().map(Line::phase).noneMatch(NOT_WELL::contains);
  }

  /** The accounts of whose list some entries could not be read. */
  List<OneLook.Seen> unreadable() {
    return accounts.stream().filter(seen -> seen.unreadable() > 0).toList();
  }

  /** A message that says how many entries could not be read. */
  static String sentence(OneLook.Seen unreadable) {
    return text("cli.status.unreadable", unreadable.account().name(), unreadable.unreadable());
  }

  /** The failures as messages, each naming the account or environment concerned. */
  public List<String> failureLines() {
    return Stream.concat(unreadable().stream().map(StatusReport::sentence), failed()).toList();
  }

  private Stream<String> failed() {
    return failures.stream()
        .map(failure ->
            failure.environment() == null
                ? text("cli.status.account-failed", failure.account(), failure.sentence())
                : text("cli.status.environment-failed", failure.environment(), failure.sentence()));
  }
}
