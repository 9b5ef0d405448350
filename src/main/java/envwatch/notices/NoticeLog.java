package envwatch.notices;

import envwatch.history.CommonCause;
import envwatch.model.EnvironmentKey;
import envwatch.notices.NoticeQueue.Raised;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The list of what was told, newest first. */
final class NoticeLog {
  /** The oldest are dropped. */
  static final int MOST = 1_000;

  /** Replaced with every change, so that an unchanged list is the same. */
  private List<NoticeLogEntry> entries = List.of();

  private long number;

  /**
   * Adds what is told now, the last on top. A first connection of which more is known replaces what
   * was known before.
   */
  void add(List<Raised> told, Instant at) {
    if (told.isEmpty()) {
      return;
    }
    List<NoticeLogEntry> added = new ArrayList<>();
    Set<NoticeKey> replaced = new HashSet<>();
    for (Raised one : told) {
      added.add(new NoticeLogEntry(++number, one.topic(), one.news(), at, false, false, false));
      if (one.topic().kind() == NoticeKey.Kind.CONNECTED) {
        replaced.add(one.topic());
      }
    }
    entries =
        Stream.concat(
                added.reversed().stream(),
                entries.stream().filter(entry -> !replaced.contains(entry.topic())))
            .limit(MOST)
            .toList();
  }

  /** Adds what an earlier run told and nobody read, each in its place. */
  void restore(List<Raised> unread) {
    if (!unread.isEmpty()) {
      Stream<NoticeLogEntry> earlier =
          unread.stream()
              .map(raised ->
                  new NoticeLogEntry(
                      ++number, raised.topic(), raised.news(), raised.since(), false, false, true));
      entries =
          Stream.concat(earlier, entries.stream())
              .sorted(Comparator.comparing(NoticeLogEntry::at, Comparator.reverseOrder()))
              .limit(MOST)
              .toList();
    }
  }

  /**
   * Tells in one entry what began together, instead of one for each environment.
   *
   * @param failing whether an environment has a problem that has not ended: a cause that is
   *     recognised no longer may hold for most of them
   * @return what was not told together before
   */
  List<NoticeEvent> together(
      List<CommonCause> causes, Predicate<EnvironmentKey> failing, Instant now) {
    List<NoticeEvent> fresh = new ArrayList<>();
    List<NoticeLogEntry> all = new ArrayList<>(entries);
    all.replaceAll(entry -> isPast(entry, failing) ? entry.asOver() : entry);
    for (CommonCause cause : causes) {
      Set<EnvironmentKey> concerned = Set.copyOf(cause.environments());
      List<NoticeLogEntry> single =
          all.stream().filter(entry -> isProblemOf(entry, concerned)).toList();
      NoticeEvent news = new NoticeEvent.FailedTogether(cause);
      int earlier = indexOf(cause, all);
      if (earlier >= 0) {
        NoticeLogEntry told = all.get(earlier);
        all.set(
            earlier,
            new NoticeLogEntry(
                told.number(), told.topic(), news, told.at(), told.read(), false, told.earlier()));
        all.removeAll(single);
      } else if (single.size() > 1) {
        boolean read = single.stream().allMatch(NoticeLogEntry::read);
        boolean before = single.stream().allMatch(NoticeLogEntry::earlier);
        all.removeAll(single);
        all.addFirst(
            new NoticeLogEntry(++number, NoticeKey.of(cause), news, now, read, false, before));
        if (!before) {
          fresh.add(news);
        }
      }
    }
    if (!all.equals(entries)) {
      entries = List.copyOf(all);
    }
    return fresh;
  }

  private static boolean isPast(NoticeLogEntry entry, Predicate<EnvironmentKey> failing) {
    return entry.news() instanceof NoticeEvent.FailedTogether(CommonCause cause)
        && cause.environments().stream().noneMatch(failing);
  }

  private static boolean isProblemOf(NoticeLogEntry entry, Set<EnvironmentKey> concerned) {
    return !entry.over()
        && entry.news() instanceof NoticeEvent.ProblemBegan problem
        && concerned.contains(problem.key());
  }

  private static int indexOf(CommonCause cause, List<NoticeLogEntry> all) {
    return IntStream.range(0, all.size())
        .filter(i ->
            all.get(i).news() instanceof NoticeEvent.FailedTogether together
                && together.isContinuedBy(cause))
        .findFirst()
        .orElse(-1);
  }

  void over(Collection<NoticeKey> topics) {
    if (!topics.isEmpty()) {
      Set<NoticeKey> ended = new HashSet<>(topics);
      entries =
          entries.stream()
              .map(entry -> ended.contains(entry.topic()) ? entry.asOver() : entry)
              .toList();
    }
  }

  void read() {
    entries = entries.stream().map(NoticeLogEntry::asRead).toList();
  }

  void clear() {
    entries = List.of();
  }

  void removeIf(Predicate<NoticeLogEntry> which) {
    entries = entries.stream().filter(which.negate()).toList();
  }

  List<NoticeLogEntry> all() {
    return entries;
  }

  boolean anyUnread() {
    return entries.stream().anyMatch(entry -> !entry.read());
  }

  /** What this run told, holds and was not read: first what concerns many, then the newest. */
  List<NoticeEvent> unread() {
    return entries.stream()
        .filter(entry -> !entry.read() && !entry.over() && !entry.earlier())
        .map(NoticeLogEntry::news)
        .sorted(Comparator.comparing(news -> !(news instanceof NoticeEvent.FailedTogether)))
        .toList();
  }
}
