package envwatch.history;

import envwatch.history.store.WriteBatch;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Passes views to the detection, and collects what is to be written. Guarded by the lock of its
 * owner.
 */
final class Recording {
  /**
   * An absence is written again when it has become longer by this part of its length: those of
   * environments that do not exist any more never end.
   */
  private static final int NOTABLY_LONGER = 20;

  private final HistoryAnalysis insight = new HistoryAnalysis();
  private LastStates memory = LastStates.EMPTY;
  private @Nullable WorldView newest;
  private boolean writeEverything;

  private final List<Change> changes = new ArrayList<>();
  private final Map<Subject, LastSeen> news = new LinkedHashMap<>();

  /** What was told first of those that changed again before it was written. */
  private final Map<Subject, LastSeen> firstNews = new LinkedHashMap<>();

  private final Map<Subject, Instant> lost = new LinkedHashMap<>();
  private final List<ObservedInterval> ended = new ArrayList<>();
  private final List<AbsenceInterval> absences = new ArrayList<>();

  // What was handed out to be written, so that nothing is written twice.
  private final Map<EnvironmentKey, Instant> sights = new HashMap<>();
  private final Map<EnvironmentKey, AbsenceInterval> lasting = new HashMap<>();

  /** Begins with what earlier runs left. */
  void carryIn(RestoredState carried) {
    memory = carried.memory();
    insight.carryIn(carried.times());
    ended.addAll(carried.unreachableEnded());
  }

  /**
   * Takes in a view.
   *
   * @return what is new in it
   */
  Detected observe(WorldView view, List<SentAction> sent) {
    Detected detected = Detection.detect(memory, view, sent);
    newest = view;
    take(detected);
    insight.take(detected, view);
    return detected;
  }

  private void take(Detected detected) {
    memory = detected.memory();
    changes.addAll(detected.changes());
    ended.addAll(detected.ended());
    absences.addAll(detected.absences());
    for (LastSeen seen : detected.news()) {
      LastSeen unwritten = news.put(seen.subject(), seen);
      if (unwritten != null) {
        firstNews.putIfAbsent(seen.subject(), unwritten);
      }
      lost.remove(seen.subject());
    }
    lost.putAll(detected.lost());
    for (AbsenceInterval absence : detected.absences()) {
      lasting.remove(absence.environment());
    }
  }

  /** Whether anything is remembered of an account. */
  boolean knows(AccountId account) {
    return memory.knows(account);
  }

  /** Forgets what is remembered of an account, and what of it was not handed out yet. */
  void forget(AccountId account) {
    memory = memory.without(account);
    insight.forget(account);
    changes.removeIf(change -> change.subject().environment().account().equals(account));
    news.keySet().removeIf(subject -> subject.environment().account().equals(account));
    firstNews.keySet().removeIf(subject -> subject.environment().account().equals(account));
    lost.keySet().removeIf(subject -> subject.environment().account().equals(account));
    ended.removeIf(looking -> looking.account().equals(account));
    absences.removeIf(absence -> absence.environment().account().equals(account));
    sights.keySet().removeIf(key -> key.account().equals(account));
    lasting.keySet().removeIf(key -> key.account().equals(account));
  }

  /** The newest view; null before the first. */
  @Nullable WorldView newest() {
    return newest;
  }

  /** Goes on looking at the newest view, where the watch has no newer one; null without one. */
  @Nullable WorldView newestAt(Instant now, Duration setBack) {
    WorldView view = newest;
    return view == null || !view.setBack().equals(setBack) || now.isBefore(view.at())
        ? null
        : new WorldView(now, setBack, view.paused(), view.accounts(), view.environments());
  }

  /** Forgets environments that are gone and were last seen before the moment. */
  void forgetBefore(Instant moment) {
    memory = memory.withoutGoneBefore(moment);
    lasting.keySet().removeIf(key -> !memory.knows(key));
  }

  /** Ends everything, because the program ends. */
  void stop(Instant now) {
    take(Detection.stop(memory, now));
  }

  /** The whole of what is remembered is to be written again, into a new file. */
  void writeEverything() {
    writeEverything = true;
    sights.clear();
    lasting.clear();
  }

  boolean hasNews() {
    return !(changes.isEmpty()
        && news.isEmpty()
        && lost.isEmpty()
        && ended.isEmpty()
        && absences.isEmpty());
  }

  /** What is new since the last call. */
  WriteBatch news() {
    return batch(Map.of(), List.of(), List.of());
  }

  /** What is new since the last call, and how far everything has been looked at. */
  WriteBatch progress(boolean last) {
    Map<EnvironmentKey, Instant> seen = new HashMap<>();
    memory
        .sights()
        .forEach((key, at) -> {
          if (!at.equals(sights.put(key, at))) {
            seen.put(key, at);
          }
        });
    return batch(seen, memory.looking(), growing(last));
  }

  private List<AbsenceInterval> growing(boolean last) {
    List<AbsenceInterval> growing = new ArrayList<>();
    for (AbsenceInterval absence : memory.absences()) {
      AbsenceInterval written = lasting.get(absence.environment());
      if (last || written == null || notablyLonger(absence, written)) {
        lasting.put(absence.environment(), absence);
        growing.add(absence);
      }
    }
    return growing;
  }

  private static boolean notablyLonger(AbsenceInterval absence, AbsenceInterval written) {
    Duration length = Duration.between(absence.from(), absence.until());
    Duration more = Duration.between(written.until(), absence.until());
    return !absence.from().equals(written.from())
        || more.multipliedBy(NOTABLY_LONGER).compareTo(length) >= 0;
  }

  private WriteBatch batch(
      Map<EnvironmentKey, Instant> seen,
      List<ObservedInterval> open,
      List<AbsenceInterval> growing) {
    if (writeEverything) {
      memory.lastSeen().forEach(one -> news.put(one.subject(), one));
      writeEverything = false;
    }
    List<ObservedInterval> looking = new ArrayList<>(ended);
    looking.addAll(open);
    List<AbsenceInterval> away = new ArrayList<>(absences);
    away.addAll(growing);
    List<LastSeen> told = new ArrayList<>(firstNews.values());
    told.addAll(news.values());
    WriteBatch batch = new WriteBatch(changes, told, lost, seen, looking, away);
    changes.clear();
    news.clear();
    firstNews.clear();
    lost.clear();
    ended.clear();
    absences.clear();
    return batch;
  }

  /** Whether there may be something new to show since it was last shown. */
  boolean hasNewsToShow() {
    return insight.stale();
  }

  /** Puts what is known now into a view. With thousands of environments that takes a while. */
  UnaryOperator<HistoryView> show() {
    return insight.show(memory);
  }

  /** What was learned since the last call about how long starts take. */
  List<Sample> learned() {
    return insight.learned();
  }

  /** All that is known about how long starts take, oldest first. */
  List<Sample> everythingLearned() {
    return insight.everythingLearned();
  }

  /** The stretches of looking that go on. */
  List<ObservedInterval> looking() {
    return memory.looking();
  }

  /** The absences that go on. */
  List<AbsenceInterval> absences() {
    return memory.absences();
  }
}
