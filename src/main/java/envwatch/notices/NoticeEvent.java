package envwatch.notices;

import envwatch.actions.Activity;
import envwatch.actions.Requested;
import envwatch.history.CommonCause;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.model.Reason;
import envwatch.watch.Link;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that a person is told. Contains no secret. */
public sealed interface NoticeEvent {
  /** Why a person is told it. */
  default NoticeReason reason() {
    return switch (this) {
      case ProblemBegan _, FailedTogether _, KeepsFailing _, Settled _ -> NoticeReason.PROBLEM;
      case Stuck _ -> NoticeReason.STUCK;
      case CameInto _ -> NoticeReason.VIEW;
      case ExpiresSoon _ -> NoticeReason.EXPIRATION;
      case Arrived _ -> NoticeReason.ASKED;
      case ActionFailed _, ActionsFailed _ -> NoticeReason.FAILED_ACTION;
      case ContactLost _, ContactBack _ -> NoticeReason.CONTACT;
      case Several several -> several.news().getFirst().reason();
      case FirstConnection first ->
          first.failed() > 0 ? NoticeReason.PROBLEM : NoticeReason.EXPIRATION;
    };
  }

  /** Of how many environments, actions or accounts it tells for that reason. */
  default int count(NoticeReason why) {
    if (this instanceof FirstConnection first) {
      return switch (why) {
        case PROBLEM -> first.failed();
        case EXPIRATION -> first.expiring();
        default -> 0;
      };
    }
    if (why != reason()) {
      return 0;
    }
    return switch (this) {
      case FailedTogether(CommonCause cause) -> cause.environments().size();
      case ActionsFailed(List<Activity> activities) -> activities.size();
      case Several(List<OfEnvironment> news) -> news.size();
      default -> 1;
    };
  }

  /** The environment that it is about; null if it is about none, or about many. */
  default @Nullable EnvironmentKey environment() {
    return null;
  }

  /** News about one environment. */
  sealed interface OfEnvironment extends NoticeEvent {
    EnvironmentKey key();

    /** The environment's name at that time. */
    String name();

    @Override
    default EnvironmentKey environment() {
      return key();
    }
  }

  /**
   * An environment has a problem.
   *
   * @param reasons the worst first
   */
  record ProblemBegan(EnvironmentKey key, String name, List<Reason> reasons)
      implements OfEnvironment {
    public ProblemBegan {
      reasons = List.copyOf(reasons);
    }
  }

  /** Environments that share something have problems that began together. */
  record FailedTogether(CommonCause cause) implements NoticeEvent {
    /** Whether both are about the same occasion, which more environments may have joined. */
    public boolean isContinuedBy(CommonCause later) {
      return cause.sharesWith(later) && !later.from().isAfter(cause.until());
    }
  }

  /** A problem begins and ends again and again; nothing more is told until that is over. */
  record KeepsFailing(EnvironmentKey key, String name) implements OfEnvironment {}

  /**
   * A problem that began and ended again and again has settled.
   *
   * @param failing whether the environment has the problem now
   */
  record Settled(EnvironmentKey key, String name, boolean failing) implements OfEnvironment {}

  /**
   * It is on its way for longer than usual, and nothing about it moves.
   *
   * @param usually how long it usually takes
   * @param lasting for how long it was on its way
   */
  record Stuck(EnvironmentKey key, String name, Duration usually, Duration lasting)
      implements OfEnvironment {}

  /**
   * An environment of a saved view came into a state of which the view tells.
   *
   * @param view the view's name
   */
  record CameInto(EnvironmentKey key, String name, Phase phase, String view)
      implements OfEnvironment {}

  record ExpiresSoon(EnvironmentKey key, String name, Instant end) implements OfEnvironment {}

  /** What a person asked to be told. */
  record Arrived(EnvironmentKey key, String name, WaitResult arrival) implements OfEnvironment {}

  /** An action that was requested here had no success. */
  record ActionFailed(Activity activity) implements NoticeEvent {
    @Override
    public @Nullable EnvironmentKey environment() {
      return activity.requested() instanceof Requested.OfEnvironment(var kind, var target)
          ? target.key()
          : null;
    }
  }

  /**
   * Several actions of one kind that were requested here together had no success.
   *
   * @param activities at least two
   */
  record ActionsFailed(List<Activity> activities) implements NoticeEvent {
    public ActionsFailed {
      activities = List.copyOf(activities);
    }
  }

  /**
   * The same about several environments, told at once.
   *
   * @param news at least two
   */
  record Several(List<OfEnvironment> news) implements NoticeEvent {
    public Several {
      news = List.copyOf(news);
    }
  }

  /**
   * What was found when an account was connected for the first time.
   *
   * @param failed how many environments had a problem
   * @param expiring how many expired soon
   * @param complete whether everything was read by then
   */
  record FirstConnection(AccountId account, String name, int failed, int expiring, boolean complete)
      implements NoticeEvent {}

  /**
   * An account cannot be looked at.
   *
   * @param link the state of the connection, which is not live
   */
  record ContactLost(AccountId account, String name, Link link, Instant since)
      implements NoticeEvent {}

  /**
   * An account can be looked at again.
   *
   * @param changed how many environments have changed meanwhile, as far as they have been seen
   */
  record ContactBack(AccountId account, String name, Instant since, int changed)
      implements NoticeEvent {}
}
