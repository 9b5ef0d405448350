package envwatch.api.wire;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The entries of a list from the service.
 *
 * @param read those that could be read
 * @param unread how many others there are
 */
public record Entries<T>(List<T> read, int unread) {
  public Entries {
    read = List.copyOf(read);
  }

  /**
   * Keeps the first entry with each id: further ones with the same id cannot be told apart from it.
   */
  public Entries<T> distinctBy(Function<T, Object> id) {
    Set<Object> seen = new HashSet<>();
    List<T> distinct = read.stream().filter(each -> seen.add(id.apply(each))).toList();
    return new Entries<>(distinct, unread + read.size() - distinct.size());
  }

  /** Whether there are entries, but none of them could be read. */
  public boolean unreadable() {
    return read.isEmpty() && unread > 0;
  }
}
