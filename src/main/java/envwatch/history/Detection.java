package envwatch.history;

import envwatch.history.ObservedInterval.Ended;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.util.Bounds;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tells what changed between what is remembered and a view of the world. Whatever concerns only the
 * looking (restarts, lost connections, rejected keys, pauses, sleep, environments that are not
 * listed) is no change of an environment.
 *
 * <p>An environment counts as seen when it is seen with its machines: its judgement without them
 * would differ.
 */
public final class Detection {
  /**
   * How often {@link #detect} must be called at least, with the newest view, even if nothing is
   * new: the computer is assumed to have slept in a pause of three times that length.
   */
  public static final Duration LONGEST_PAUSE = Duration.ofMinutes(1);

  private static final Duration SLEPT = LONGEST_PAUSE.multipliedBy(3);

  private final LastStates before;
  private final WorldView now;
  private final Causes causes;
  private final Findings found = new Findings();
  private final Map<EnvironmentKey, Duration> intervals = new LinkedHashMap<>();
  private final List<ObservedInterval> ended = new ArrayList<>();
  private final Map<AccountId, ObservationState> accounts = new LinkedHashMap<>();

  private boolean sameEnvironments;

  private Detection(LastStates before, WorldView now, List<SentAction> sent) {
    this.before = before;
    this.now = now;
    causes = new Causes(sent);
  }

  /**
   * Detects what is new in a view.
   *
   * @param sent actions that may explain changes, in any order: those of the last hour, and at the
   *     first view those since the program ended
   */
  public static Detected detect(LastStates before, WorldView now, List<SentAction> sent) {
    Duration by = now.setBack().minus(before.setBack());
    if (by.isZero()) {
      return new Detection(before, now, sent).detect();
    }
    Detection detection = new Detection(before.earlier(by, now.setBack()), now, sent);
    before.looking().forEach(detection::cutShort);
    return detection.detect();
  }

  /** Ends all stretches of looking, because the program is about to end. */
  public static Detected stop(LastStates before, Instant at) {
    List<ObservedInterval> ended = new ArrayList<>();
    Map<AccountId, ObservationState> accounts = new LinkedHashMap<>();
    before
        .accounts()
        .forEach((id, lookout) -> {
          ObservationState closed = lookout.ended(at, Ended.STOPPED, at);
          accounts.put(id, closed);
          if (lookout.open() && closed.looking() != null) {
            ended.add(closed.looking());
          }
        });
    LastStates memory =
        new LastStates(before.at(), before.setBack(), before.present(), before.absent(), accounts);
    return new Detected(memory, List.of(), Map.of(), List.of(), Map.of(), List.of(), ended);
  }

  /** A stretch that was told by a clock that was ahead: it must not reach into the future. */
  private void cutShort(ObservedInterval looking) {
    ended.add(looking.ended(Bounds.min(looking.until(), now.at()), Ended.STOPPED));
  }

  private Detected detect() {
    now.accounts().forEach(this::look);
    before
        .accounts()
        .forEach((id, lookout) -> {
          if (!accounts.containsKey(id) && lookout.open()) {
            Instant last = before.at() == null ? now.at() : before.at();
            end(lookout.ended(last, Ended.STOPPED, now.at()));
          }
        });
    Map<EnvironmentKey, EnvironmentMemory> present = present();
    LastStates memory =
        new LastStates(
            now.at(),
            now.setBack(),
            present,
            absent(present),
            Collections.unmodifiableMap(accounts));
    return new Detected(
        memory, found.changes(), intervals, found.news(), found.lost(), found.absences(), ended);
  }

  private void look(AccountView account) {
    ObservationState lookout = before.lookout(account.id());
    Instant lastView = before.at();
    Ended reason = ObservationState.reason(account, now.paused());
    if (lastView != null && Duration.between(lastView, now.at()).compareTo(SLEPT) > 0) {
      lookout = end(lookout, lastView, Ended.ASLEEP, now.at().minus(SLEPT));
    }
    if (reason != null) {
      boolean known = reason == Ended.PAUSED || reason == Ended.STOPPED;
      Instant last = account.lastAnswer();
      Instant until = known || last == null ? now.at() : last;
      lookout = end(lookout, until, reason, known ? now.at() : until);
    } else if (lookout.open()) {
      lookout = lookout.looked(account, now.at(), now.at());
    } else {
      Instant from = firstAnswer(account, lookout.notBefore());
      lookout = from == null ? lookout : lookout.looked(account, from, now.at());
    }
    accounts.put(account.id(), lookout);
  }

  private ObservationState end(
      ObservationState lookout, Instant until, Ended why, Instant notBefore) {
    ObservationState closed = lookout.ended(until, why, notBefore);
    if (lookout.open()) {
      end(closed);
    }
    return closed;
  }

  private void end(ObservationState closed) {
    if (closed.looking() != null) {
      ended.add(closed.looking());
    }
  }

  /**
   * When the first answer of a new stretch arrived: several may have arrived since the last view.
   */
  private @Nullable Instant firstAnswer(AccountView account, @Nullable Instant notBefore) {
    Instant first = account.lastAnswer();
    if (first == null || notBefore != null && !first.isAfter(notBefore)) {
      return null;
    }
    for (WatchedEnvironment environment : now.environments()) {
      Instant seen = environment.seenAt();
      if (seen != null
          && seen.isBefore(first)
          && environment.key().account().equals(account.id())
          && (notBefore == null || seen.isAfter(notBefore))) {
        first = seen;
      }
    }
    return first;
  }

  private Map<EnvironmentKey, EnvironmentMemory> present() {
    Map<EnvironmentKey, EnvironmentMemory> present =
        LinkedHashMap.newLinkedHashMap(now.environments().size());
    boolean same = before.present().size() == now.environments().size();
    sameEnvironments = same;
    var former = before.present().entrySet().iterator();
    for (WatchedEnvironment watched : now.environments()) {
      // They nearly always come in the same order as before.
      var inPlace = former.hasNext() ? former.next() : null;
      EnvironmentMemory known =
          inPlace != null && inPlace.getKey().equals(watched.key())
              ? inPlace.getValue()
              : before.present().get(watched.key());
      EnvironmentMemory next = next(known, watched);
      same &= known == next;
      sameEnvironments &= known != null;
      present.put(watched.key(), next);
    }
    return same ? before.present() : Collections.unmodifiableMap(present);
  }

  private EnvironmentMemory next(@Nullable EnvironmentMemory known, WatchedEnvironment watched) {
    if (known != null && known.watched() == watched) {
      return known;
    }
    ObservationState lookout =
        accounts.getOrDefault(watched.key().account(), ObservationState.NONE);
    EnvironmentMemory memory = known == null ? newcomer(watched.key(), lookout) : known;
    int changesBefore = found.changes().size();
    EnvironmentLook look = new EnvironmentLook(memory, watched, lookout, causes, found);
    EnvironmentMemory next = look.take();
    if (found.changes().size() > changesBefore) {
      intervals.put(watched.key(), look.interval());
    }
    return next;
  }

  /** What is remembered of an environment that was not in the view before. */
  private EnvironmentMemory newcomer(EnvironmentKey key, ObservationState lookout) {
    boolean listedWithout = before.lookout(key.account()).listing();
    EnvironmentMemory returned = before.absent().get(key);
    return returned == null
        ? EnvironmentMemory.unknown(listedWithout && lookout.open())
        : returned.unseen(null, listedWithout);
  }

  private Map<EnvironmentKey, EnvironmentMemory> absent(
      Map<EnvironmentKey, EnvironmentMemory> present) {
    if (sameEnvironments) {
      return before.absent();
    }
    Map<EnvironmentKey, EnvironmentMemory> absent = null;
    for (Map.Entry<EnvironmentKey, EnvironmentMemory> entry : before.present().entrySet()) {
      if (!present.containsKey(entry.getKey()) && entry.getValue().own() != null) {
        absent = absent == null ? new LinkedHashMap<>(before.absent()) : absent;
        absent.put(entry.getKey(), entry.getValue().unseen(null, false));
      }
    }
    for (EnvironmentKey key : present.keySet()) {
      if (!before.present().containsKey(key) && before.absent().containsKey(key)) {
        absent = absent == null ? new LinkedHashMap<>(before.absent()) : absent;
        absent.remove(key);
      }
    }
    return absent == null ? before.absent() : Collections.unmodifiableMap(absent);
  }
}
