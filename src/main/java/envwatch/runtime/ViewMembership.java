package envwatch.runtime;

import envwatch.filter.Filter;
import envwatch.filter.FilterSubject;
import envwatch.history.History;
import envwatch.history.HistoryView;
import envwatch.history.Note;
import envwatch.model.EnvironmentKey;
import envwatch.notices.Membership;
import envwatch.team.ClaimsView;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.ViewWords;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Supplier;

/**
 * Tells what a saved view shows, as the window would.
 *
 * @param claims who is on what
 * @param expiresSoon how long before its end an environment counts as expiring
 */
record ViewMembership(History history, Supplier<ClaimsView> claims, Supplier<Duration> expiresSoon)
    implements Membership {
  @Override
  public boolean shows(String filter, WatchedEnvironment environment, WorldView world) {
    EnvironmentKey key = environment.key();
    FilterSubject subject =
        ViewWords.subject(
            environment,
            environment.assess(world.at(), expiresSoon.get()),
            world.account(key.account()).map(AccountView::name).orElse(""),
            besides(key));
    return Filter.parse(filter).matches(subject, world.at().atZone(ZoneId.systemDefault()));
  }

  private ViewWords.Besides besides(EnvironmentKey key) {
    HistoryView past = history.view();
    List<Note> notes =
        past.notes().entrySet().stream()
            .filter(entry -> entry.getKey().environment().equals(key))
            .map(entry -> entry.getValue())
            .toList();
    ClaimsView team = claims.get();
    return new ViewWords.Besides(
        notes.stream().flatMap(note -> note.tags().stream()).toList(),
        notes.stream().map(Note::text).toList(),
        team.tellsOf(key),
        team.claims().get(key),
        past.odd().getOrDefault(key, List.of()));
  }
}
