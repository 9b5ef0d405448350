package envwatch.notices;

import envwatch.model.EnvironmentKey;
import envwatch.util.Bounds;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What waits to be told, and what was told and still holds. */
final class NoticeQueue {
  /** What is over before that is never told. */
  public static final Duration WAIT = Duration.ofSeconds(15);

  /** What happens together is told together if it is seen within so long. */
  static final Duration LONGEST_GATHERING = Duration.ofSeconds(60);

  private final Map<NoticeKey, Raised> waiting = new LinkedHashMap<>();
  private final Map<NoticeKey, Instant> told = new HashMap<>();
  private final List<NoticeKey> over = new ArrayList<>();

  /** Open, and not judged yet. */
  private final Set<NoticeKey> added = new HashSet<>();

  /** By which views it was judged last what is open. */
  private final Map<NoticeKey.Kind, WorldView> followed = new EnumMap<>(NoticeKey.Kind.class);

  /** News that waits to be told. */
  public record Raised(NoticeKey topic, NoticeEvent news, Instant since, Duration patience) {
    /** Also when the clock was set to before it was raised. */
    boolean due(Instant now) {
      return now.isBefore(since) || !now.isBefore(since.plus(patience));
    }

    /** Whether it is told together with what happens at the same time. */
    boolean gathered() {
      return !patience.isZero() && topic.kind() != NoticeKey.Kind.CONTACT_LOST;
    }

    Instant dueAt() {
      return since.plus(patience);
    }
  }

  /** Tells the news if it still holds in a while; does nothing if it waits or was told. */
  public void raise(NoticeKey topic, NoticeEvent news, Instant now) {
    raise(topic, news, now, WAIT);
  }

  /** Tells the news with the next notice; does nothing if it waits or was told. */
  public void raiseAtOnce(NoticeKey topic, NoticeEvent news, Instant now) {
    raise(topic, news, now, Duration.ZERO);
  }

  void raise(NoticeKey topic, NoticeEvent news, Instant now, Duration wait) {
    if (!told.containsKey(topic)
        && waiting.putIfAbsent(topic, new Raised(topic, news, now, wait)) == null) {
      added.add(topic);
    }
  }

  /** Replaces news that waits. */
  public void update(NoticeKey topic, Function<NoticeEvent, NoticeEvent> change) {
    waiting.computeIfPresent(
        topic,
        (same, raised) ->
            new Raised(topic, change.apply(raised.news()), raised.since(), raised.patience()));
  }

  /** It does not hold any more. */
  public void end(NoticeKey topic) {
    waiting.remove(topic);
    added.remove(topic);
    if (told.remove(topic) != null) {
      over.add(topic);
    }
  }

  /** Forgets it, although it may still hold: nothing is known about it any more. */
  public void forget(NoticeKey topic) {
    waiting.remove(topic);
    told.remove(topic);
    added.remove(topic);
  }

  public void forgetIf(Predicate<NoticeKey> which) {
    waiting.keySet().removeIf(which);
    told.keySet().removeIf(which);
    added.removeIf(which);
  }

  /** It needs not be told as long as it holds. */
  public void markTold(NoticeKey topic, Instant now) {
    waiting.remove(topic);
    told.put(topic, now);
    added.add(topic);
  }

  public boolean waits(NoticeKey topic) {
    return waiting.containsKey(topic);
  }

  public boolean wasTold(NoticeKey topic) {
    return told.containsKey(topic);
  }

  /** What of this kind waits or was told. */
  public List<NoticeKey> open(NoticeKey.Kind kind) {
    List<NoticeKey> open = new ArrayList<>();
    waiting.keySet().stream().filter(topic -> topic.kind() == kind).forEach(open::add);
    told.keySet().stream().filter(topic -> topic.kind() == kind).forEach(open::add);
    return open;
  }

  /**
   * Ends what of this kind is over, and forgets what is about environments that are not there any
   * more. In an outage thousands are open: those of which the view tells nothing new are not judged
   * again.
   *
   * @return what was forgotten
   */
  List<NoticeKey> follow(
      NoticeKey.Kind kind, WorldIndex index, BiPredicate<NoticeKey, WatchedEnvironment> over) {
    WorldView before = followed.put(kind, index.world());
    Set<WatchedEnvironment> differing = Collections.newSetFromMap(new IdentityHashMap<>());
    differing.addAll(before == null ? index.world().environments() : index.differingFrom(before));
    return follow(kind, index, differing::contains, over);
  }

  /** The same where time alone may end something. */
  void followAll(
      NoticeKey.Kind kind, WorldIndex index, BiPredicate<NoticeKey, WatchedEnvironment> over) {
    follow(kind, index, watched -> true, over);
  }

  private List<NoticeKey> follow(
      NoticeKey.Kind kind,
      WorldIndex index,
      Predicate<WatchedEnvironment> differing,
      BiPredicate<NoticeKey, WatchedEnvironment> over) {
    List<NoticeKey> forgotten = new ArrayList<>();
    for (NoticeKey topic : open(kind)) {
      EnvironmentKey key = topic.key();
      WatchedEnvironment watched = key == null ? null : index.find(key);
      if (watched != null) {
        // In an outage nothing is added at most views, and the topics are thousands to look up.
        boolean unjudged = !added.isEmpty() && added.remove(topic);
        if ((unjudged || differing.test(watched)) && over.test(topic, watched)) {
          end(topic);
        }
      } else if (key != null && index.missing(key)) {
        forget(topic);
        forgotten.add(topic);
      }
    }
    return forgotten;
  }

  /** Whether it waits to be told, or was told and still holds. */
  public boolean isOpen(NoticeKey topic) {
    return waiting.containsKey(topic) || told.containsKey(topic);
  }

  /** What was told and still holds, and when it was told. */
  public Map<NoticeKey, Instant> told() {
    return Collections.unmodifiableMap(told);
  }

  /** Takes what is due; it counts as told. */
  public List<Raised> take(Instant now, Predicate<Raised> held) {
    List<Raised> free = free(held);
    boolean setBack = free.stream().anyMatch(raised -> now.isBefore(raised.since()));
    boolean gathered = setBack || !gatheringEnd(free).isAfter(now);
    List<Raised> due =
        free.stream()
            .filter(raised -> raised.due(now) && (gathered || !raised.gathered()))
            .toList();
    for (Raised raised : due) {
      waiting.remove(raised.topic());
      told.put(raised.topic(), now);
    }
    return due;
  }

  private List<Raised> free(Predicate<Raised> held) {
    return waiting.values().stream().filter(raised -> !held.test(raised)).toList();
  }

  /**
   * Until when what waits is gathered: what happens at once is seen one by one, by looks that are
   * spread over their interval, and is told together.
   */
  private static Instant gatheringEnd(List<Raised> free) {
    Instant last = Instant.MIN;
    Instant longest = Instant.MAX;
    for (Raised raised : free) {
      if (raised.gathered()) {
        last = Bounds.max(last, raised.dueAt());
        longest = Bounds.min(longest, raised.since().plus(LONGEST_GATHERING));
      }
    }
    return Bounds.min(last, longest);
  }

  /** When the next of what is not held becomes due; {@link Instant#MAX} for never. */
  public Instant nextDue(Predicate<Raised> held) {
    List<Raised> free = free(held);
    if (free.isEmpty()) {
      return Instant.MAX;
    }
    return Stream.concat(
            free.stream().filter(raised -> !raised.gathered()).map(Raised::dueAt),
            free.stream().anyMatch(Raised::gathered)
                ? Stream.of(gatheringEnd(free))
                : Stream.empty())
        .min(Instant::compareTo)
        .orElse(Instant.MAX);
  }

  /** What was told and ended since the last call. */
  public List<NoticeKey> takeOver() {
    List<NoticeKey> ended = List.copyOf(over);
    over.clear();
    return ended;
  }
}
