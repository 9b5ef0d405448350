package envwatch.notices;

import envwatch.history.CommonCause;
import envwatch.model.EnvironmentKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The list of what was told in this run, newest first. */
final class Entries {
  /** The oldest are dropped. */
  static final int MOST = 1_000;

  /** Replaced with every change, so that an unchanged list is the same. */
  private List<Entry> entries = List.of();

  private long number;

  void add(Topic topic, News news, Instant at) {
    List<Entry> more = new ArrayList<>(entries.size() + 1);
    more.add(new Entry(++number, topic, news, at, false, false));
    more.addAll(entries.size() < MOST ? entries : entries.subList(0, MOST - 1));
    entries = List.copyOf(more);
  }

  /**
   * Tells in one entry what began together, instead of one for each environment.
   *
   * @param failing whether an environment has a problem that has not ended: a cause that is
   *     recognised no longer may hold for most of them
   * @return what was not told together before
   */
  List<News> together(List<CommonCause> causes, Predicate<EnvironmentKey> failing, Instant now) {
    List<News> fresh = new ArrayList<>();
    List<Entry> all = new ArrayList<>(entries);
    all.replaceAll(entry -> isPast(entry, failing) ? entry.asOver() : entry);
    for (CommonCause cause : causes) {
      Set<EnvironmentKey> concerned = Set.copyOf(cause.environments());
      List<Entry> single = all.stream().filter(entry -> isProblemOf(entry, concerned)).toList();
      News news = new News.FailedTogether(cause);
      int earlier = indexOf(cause, all);
      if (earlier >= 0) {
        Entry told = all.get(earlier);
        all.set(
            earlier, new Entry(told.number(), told.topic(), news, told.at(), told.read(), false));
        all.removeAll(single);
      } else if (single.size() > 1) {
        boolean read = single.stream().allMatch(Entry::read);
        all.removeAll(single);
        all.addFirst(new Entry(++number, Topic.of(cause), news, now, read, false));
        fresh.add(news);
      }
    }
    if (!all.equals(entries)) {
      entries = List.copyOf(all);
    }
    return fresh;
  }

  private static boolean isPast(Entry entry, Predicate<EnvironmentKey> failing) {
    return entry.news() instanceof News.FailedTogether(CommonCause cause)
        && cause.environments().stream().noneMatch(failing);
  }

  private static boolean isProblemOf(Entry entry, Set<EnvironmentKey> concerned) {
    return !entry.over()
        && entry.news() instanceof News.ProblemBegan problem
        && concerned.contains(problem.key());
  }

  private static int indexOf(CommonCause cause, List<Entry> all) {
    return IntStream.range(0, all.size())
        .filter(i ->
            all.get(i).news() instanceof News.FailedTogether together
                && together.isContinuedBy(cause))
        .findFirst()
        .orElse(-1);
  }

  void over(Collection<Topic> topics) {
    if (!topics.isEmpty()) {
      Set<Topic> ended = new HashSet<>(topics);
      entries =
          entries.stream()
              .map(entry -> ended.contains(entry.topic()) ? entry.asOver() : entry)
              .toList();
    }
  }

  void read() {
    entries = entries.stream().map(Entry::asRead).toList();
  }

  void clear() {
    entries = List.of();
  }

  void removeIf(Predicate<Entry> which) {
    entries = entries.stream().filter(which.negate()).toList();
  }

  List<Entry> all() {
    return entries;
  }

  boolean anyUnread() {
    return entries.stream().anyMatch(entry -> !entry.read());
  }

  /** What holds and was not read: first what concerns many, then the newest. */
  List<News> unread() {
    return entries.stream()
        .filter(entry -> !entry.read() && !entry.over())
        .map(Entry::news)
        .sorted(Comparator.comparing(news -> !(news instanceof News.FailedTogether)))
        .toList();
  }
}
