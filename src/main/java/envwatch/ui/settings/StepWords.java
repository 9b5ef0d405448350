package envwatch.ui.settings;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.api.ApiException.NotFound;
import envwatch.api.ApiException.RateLimited;
import envwatch.api.ApiException.ServerFault;
import envwatch.api.ApiException.Unauthorized;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.Connection.SkippedVersion;
import envwatch.api.connect.StepResult;
import envwatch.api.connect.StepResult.Fact;
import envwatch.api.connect.StepResult.Failed;
import envwatch.api.connect.StepResult.Passed;
import envwatch.api.connect.StepResult.Skipped;
import envwatch.api.connect.StepResult.Step;
import envwatch.model.ApiAccount;
import envwatch.words.DurationWords;
import envwatch.words.FailureWords;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says what a step of the connection test came to. */
record StepWords(ApiAccount account) {
  /** Less than this is no reason for a request to be rejected, and no reason to worry anybody. */
  private static final Duration TOLERABLE_CLOCK = Duration.ofSeconds(20);

  /** The lowest HTTP status that is an error of the server. */
  private static final int SERVER_ERROR = 500;

  static String name(Step step) {
    return text("test.step." + key(step));
  }

  /**
   * @param afterFailure whether an earlier step failed, which is why this one was not tried
   */
  String sentence(StepResult result, boolean afterFailure) {
    return switch (result) {
      case Passed(Step step, Fact.Nothing nothing) when step == Step.CERTIFICATE ->
          text("test.passed.certificate", account.address().getHost());
      case Passed(Step step, Fact.Nothing nothing) ->
          text("test.passed.address", account.address().getHost());
      case Passed(Step step, Fact.ScriptUnrun unrun) ->
          text("test.passed.address.script", account.address().getHost());
      case Passed(Step step, Fact.Clock(Duration offset)) -> clock(offset);
      case Passed(Step step, Fact.VersionInUse version) -> version(version);
      case Passed(Step step, Fact.FirstEnvironment(String name, int visible)) when name != null ->
          visible == 0
              ? text("test.first-environment", name)
              : text("test.environments", name, visible);
      case Passed(Step step, Fact.FirstEnvironment none) -> text("test.no-environment");
      case Failed(Step step, NotFound cause)
          when step == Step.FIRST_ENVIRONMENT && !account.watchesAllVisible() ->
          text("test.unknown-environment", account.environments().getFirst().value());
      case Failed(Step step, var cause) when step == Step.FIRST_ENVIRONMENT ->
          FailureWords.sentence(cause, account.address());
      case Failed(Step step, Unauthorized cause) ->
          text(cause.certain() ? "test.key.refused" : "test.key.refused.deduced");
      case Failed(Step step, var cause) -> FailureWords.ofAccount(cause, account.address());
      case Skipped(Step step) when !afterFailure && step == Step.CERTIFICATE ->
          text("test.not-encrypted");
      case Skipped skipped -> text("test.skipped");
    };
  }

  /**
   * What all steps together came to, and what to do next.
   *
   * @param failed the step that failed; null if none did
   */
  static String outcome(@Nullable Failed failed) {
    if (failed == null) {
      return text("test.outcome.passed");
    }
    if (unfinished(failed)) {
      return text("test.outcome.unfinished");
    }
    return text(unreached(failed) ? "test.outcome.unreached" : "test.outcome.failed");
  }

  /** Whether an answer is missing for a reason that is not in what was entered. */
  private static boolean unfinished(Failed failed) {
    return switch (failed.cause()) {
      case RateLimited e -> true;
      case ServerFault e -> e.status() >= SERVER_ERROR;
      case Unreadable e -> e.what() == Unreadable.What.EMPTY;
      case Unreachable e ->
          switch (e.kind()) {
            case READ_TIME_OUT, CONNECTION_LOST, TOO_OLD, NO_NETWORK -> true;
            case REFUSED, CONNECT_TIME_OUT -> failed.step() != Step.ADDRESS;
            default -> false;
          };
      default -> false;
    };
  }

  /** Whether nothing answers, as at a wrong address or while the service is down. */
  private static boolean unreached(Failed failed) {
    return failed.cause() instanceof Unreachable e
        && (e.kind() == Unreachable.Kind.REFUSED || e.kind() == Unreachable.Kind.CONNECT_TIME_OUT);
  }

  /** Whether a step found something that the person should know about, but need not correct. */
  static boolean deservesAttention(StepResult result) {
    return switch (result) {
      case Failed failed -> unfinished(failed);
      case Passed(Step step, Fact.ScriptUnrun unrun) -> true;
      case Passed(Step step, Fact.Clock(Duration offset)) -> offset != null && !tolerable(offset);
      case Passed(Step step, Fact.FirstEnvironment(String name, int visible)) -> name == null;
      default -> false;
    };
  }

  private static String clock(@Nullable Duration offset) {
    if (offset == null) {
      return text("test.clock.unknown");
    }
    if (tolerable(offset)) {
      return text("test.clock.agrees");
    }
    String amount = DurationWords.approximately(offset.abs());
    return text(offset.isNegative() ? "test.clock.ahead" : "test.clock.behind", amount);
  }

  private static boolean tolerable(Duration offset) {
    return offset.abs().compareTo(TOLERABLE_CLOCK) < 0;
  }

  private String version(Fact.VersionInUse inUse) {
    String accepted = text("test.key.accepted", inUse.version());
    return inUse.skippedVersions().isEmpty()
        ? accepted
        : accepted + " " + whyNot(inUse.skippedVersions());
  }

  private String whyNot(List<SkippedVersion> skippedVersions) {
    return skippedVersions.stream()
        .map(version ->
            text(
                "test.version-skipped",
                version.version(),
                FailureWords.ofVersion(version.cause(), account.address())))
        .collect(Collectors.joining(" "));
  }
}
