package envwatch.api.wire;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * What a list of the service held.
 *
 * @param read those that could be read
 * @param unread how many others there are
 */
public record Entries<T>(List<T> read, int unread) {
  public Entries {
    read = List.copyOf(read);
  }

  /** Every entry once, by its id: a further one with the same id cannot be told from the first. */
  public Entries<T> distinctBy(Function<T, Object> id) {
    Set<Object> seen = new HashSet<>();
    List<T> distinct = read.stream().filter(each -> seen.add(id.apply(each))).toList();
    return new Entries<>(distinct, unread + read.size() - distinct.size());
  }

  /** Whether there is something, and none of it can be read. */
  public boolean unreadable() {
    return read.isEmpty() && unread > 0;
  }
}
