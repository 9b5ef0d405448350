package envwatch.notices;

import envwatch.model.EnvironmentKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What was told, and what is not told.
 *
 * @param entries newest first
 * @param mutes those that act
 * @param awaited the environments of which a person wants to be told when they are ready
 * @param loading how many unread ones of an earlier run are listed once they are seen again
 */
public record NoticesView(
    List<NoticeLogEntry> entries, List<Mute> mutes, Set<EnvironmentKey> awaited, int loading) {
  public static final NoticesView EMPTY = new NoticesView(List.of(), List.of(), Set.of(), 0);

  public NoticesView {
    entries = List.copyOf(entries);
    mutes = List.copyOf(mutes);
    awaited = Set.copyOf(awaited);
  }

  /** The entries, in which environments of which the same was told at once are one. */
  public List<NoticeLogEntry> grouped() {
    Map<Object, List<NoticeLogEntry>> groups = new LinkedHashMap<>();
    entries.forEach(
        entry -> groups.computeIfAbsent(cause(entry), added -> new ArrayList<>()).add(entry));
    return groups.values().stream().map(NoticesView::one).toList();
  }

  private static Object cause(NoticeLogEntry entry) {
    return switch (entry.news()) {
      case NoticeEvent.ProblemBegan problem when !problem.reasons().isEmpty() ->
          List.of(entry.topic().account(), entry.at(), entry.over(), problem.reasons());
      case NoticeEvent.ExpiresSoon soon ->
          List.of(entry.topic().account(), entry.at(), entry.over());
      default -> entry.number();
    };
  }

  private static NoticeLogEntry one(List<NoticeLogEntry> group) {
    NoticeLogEntry first = group.getFirst();
    if (group.size() == 1) {
      return first;
    }
    List<NoticeEvent.OfEnvironment> news =
        group.reversed().stream()
            .map(NoticeLogEntry::news)
            .map(NoticeEvent.OfEnvironment.class::cast)
            .toList();
    return new NoticeLogEntry(
        group.getLast().number(),
        first.topic(),
        new NoticeEvent.Several(news),
        first.at(),
        group.stream().allMatch(NoticeLogEntry::read),
        first.over(),
        group.stream().allMatch(NoticeLogEntry::earlier));
  }

  public int unread() {
    return (int) entries.stream().filter(entry -> !entry.read()).count();
  }
}
