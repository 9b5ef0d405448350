package envwatch.notices;

import envwatch.model.EnvironmentKey;
import java.util.List;
import java.util.Set;

/**
 * What was told so far in this run, and what is not told.
 *
 * @param entries newest first
 * @param mutes those that act
 * @param awaited the environments of which a person wants to be told when they are ready
 */
public record NoticesView(
    List<NoticeLogEntry> entries, List<Mute> mutes, Set<EnvironmentKey> awaited) {
  public static final NoticesView EMPTY = new NoticesView(List.of(), List.of(), Set.of());

  public NoticesView {
    entries = List.copyOf(entries);
    mutes = List.copyOf(mutes);
    awaited = Set.copyOf(awaited);
  }

  public int unread() {
    return (int) entries.stream().filter(entry -> !entry.read()).count();
  }
}
