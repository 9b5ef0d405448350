package envwatch.ui.console;

import envwatch.catalogue.CallDraft;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The calls that were made by hand since the program started, without secrets. Kept nowhere. */
final class CallHistory {
  /** How many are remembered besides those that are pinned. */
  public static final int MOST = 100;

  private final List<Entry> entries = new ArrayList<>();
  private long last;

  /**
   * A call that was made.
   *
   * @param draft without secrets
   * @param status of the answer; null if none arrived
   * @param pinned whether it stays however many follow
   */
  public record Entry(
      long number, CallDraft draft, Instant at, @Nullable Integer status, boolean pinned) {}

  /** Remembers a call; its secrets are left out. */
  public void add(CallDraft draft, Instant at, @Nullable Integer status) {
    entries.add(new Entry(++last, draft.withoutSecrets(), at, status, false));
    List<Entry> unpinned = entries.stream().filter(entry -> !entry.pinned()).toList();
    if (unpinned.size() > MOST) {
      entries.remove(unpinned.getFirst());
    }
  }

  /** Keeps a call, or no longer. */
  public void pin(long number, boolean pinned) {
    entries.replaceAll(entry ->
        entry.number() == number
            ? new Entry(number, entry.draft(), entry.at(), entry.status(), pinned)
            : entry);
  }

  /** Pinned ones first, then the newest. */
  public List<Entry> entries() {
    return entries.stream()
        .sorted(
            Comparator.comparing((Entry entry) -> !entry.pinned())
                .thenComparing(Entry::number, Comparator.reverseOrder()))
        .toList();
  }
}
