package envwatch.notices;

import envwatch.actions.Activity;
import envwatch.history.CommonCause;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import envwatch.notices.NoticeKey.Kind;
import envwatch.notices.NoticeQueue.Raised;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What an earlier run told and nobody read. Only its topics are kept: what it says is made of what
 * is seen now, and what has ended meanwhile is left out.
 */
final class EarlierUnread {
  private final Map<NoticeKey, Instant> waiting = new HashMap<>();
  private Set<NoticeKey> carriedIn = Set.of();

  /** What of an entry a later run can tell again. */
  static Stream<NoticeKey> topics(NoticeLogEntry entry) {
    return switch (entry.news()) {
      case NoticeEvent.ProblemBegan _,
          NoticeEvent.ExpiresSoon _,
          NoticeEvent.ActionFailed _,
          NoticeEvent.FirstConnection _ ->
          Stream.of(entry.topic());
      case NoticeEvent.ActionsFailed(List<Activity> activities) ->
          activities.stream().map(EarlierUnread::topic);
      case NoticeEvent.FailedTogether(CommonCause cause) ->
          cause.environments().stream().map(key -> NoticeKey.of(Kind.PROBLEM, key));
      default -> Stream.empty();
    };
  }

  private static NoticeKey topic(Activity activity) {
    return NoticeKey.ofAction(activity.requested().account(), activity.id());
  }

  void carryIn(Map<NoticeKey, Instant> earlier) {
    waiting.putAll(earlier);
    carriedIn = Set.copyOf(earlier.keySet());
  }

  void forgetIf(Predicate<AccountId> which) {
    waiting.keySet().removeIf(topic -> which.test(topic.account()));
  }

  void clear() {
    waiting.clear();
  }

  /**
   * When the first connection of an account was told, which is not waited for any more; null if it
   * was not told, or was read.
   */
  @Nullable Instant takeConnected(AccountId account) {
    return waiting.remove(NoticeKey.of(Kind.CONNECTED, account));
  }

  /** Whether the first connection of an account was told, and is told again. */
  boolean waitsForConnected(AccountId account) {
    return waiting.containsKey(NoticeKey.of(Kind.CONNECTED, account));
  }

  /** Whether it is told again by itself. */
  boolean tells(NoticeKey topic) {
    return carriedIn.contains(topic);
  }

  /** What could not be told again yet, and when it was told. */
  Map<NoticeKey, Instant> waiting() {
    return waiting;
  }

  /** How many can be told again as soon as they are seen, of the accounts that are watched. */
  int loading(WorldIndex index) {
    return waiting.isEmpty()
        ? 0
        : (int)
            waiting.keySet().stream()
                .filter(topic -> topic.kind() != Kind.ACTION)
                .filter(topic -> index.world().account(topic.account()).isPresent())
                .count();
  }

  /** What still holds of what is seen now, each with the moment at which it was told. */
  List<Raised> looked(WorldIndex index, Instant now) {
    List<Raised> again = new ArrayList<>();
    for (NoticeKey topic : List.copyOf(waiting.keySet())) {
      EnvironmentKey key = topic.key();
      WatchedEnvironment watched = key == null ? null : index.find(key);
      if (watched != null && WorldIndex.phase(watched, now) != Phase.UNKNOWN) {
        news(topic, watched, now)
            .ifPresentOrElse(news -> take(topic, news, again), () -> waiting.remove(topic));
      } else if (key != null && index.missing(key)) {
        waiting.remove(topic);
      }
    }
    return again;
  }

  /** What is said of it now; empty if it has ended. */
  static Optional<NoticeEvent> news(NoticeKey topic, WorldIndex index, Instant now) {
    EnvironmentKey key = topic.key();
    WatchedEnvironment watched = key == null ? null : index.find(key);
    return watched == null ? Optional.empty() : news(topic, watched, now);
  }

  private static Optional<NoticeEvent> news(
      NoticeKey topic, WatchedEnvironment watched, Instant now) {
    return switch (topic.kind()) {
      case PROBLEM ->
          WorldIndex.phase(watched, now) == Phase.PROBLEM
              ? Optional.of(ProblemRule.began(watched, now))
              : Optional.empty();
      case EXPIRATION -> ExpirationRule.news(topic, watched);
      default -> Optional.empty();
    };
  }

  /** Those of the actions that it is about. */
  List<Raised> recorded(List<Activity> newestFirst) {
    List<Raised> again = new ArrayList<>();
    if (!waiting.isEmpty()) {
      newestFirst.forEach(
          activity -> take(topic(activity), new NoticeEvent.ActionFailed(activity), again));
    }
    return again;
  }

  private void take(NoticeKey topic, NoticeEvent news, List<Raised> again) {
    @Nullable Instant at = waiting.remove(topic);
    if (at != null) {
      again.add(new Raised(topic, news, at, Duration.ZERO));
    }
  }
}
