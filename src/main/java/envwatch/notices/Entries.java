package envwatch.notices;

import envwatch.notices.model.Entry;
import envwatch.notices.model.News;
import envwatch.notices.model.Topic;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

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

  /** What holds and was not read, newest first. */
  List<News> unread() {
    return entries.stream()
        .filter(entry -> !entry.read() && !entry.over())
        .map(Entry::news)
        .toList();
  }
}
