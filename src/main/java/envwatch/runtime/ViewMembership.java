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
import java.util.Map;
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
    HistoryView past = history.view();
    ClaimsView team = claims.get();
    FilterSubject subject =
        ViewWords.subject(
            environment,
            environment.assess(world.at(), expiresSoon.get()),
            world.account(key.account()).map(AccountView::name).orElse(""),
            new ViewWords.Besides(
                team.tellsOf(key),
                team.claims().get(key),
                past.odd().getOrDefault(key, List.of())));
    return Filter.parse(filter)
        .matches(
            ViewWords.noted(subject, notes(past, key)), world.at().atZone(ZoneId.systemDefault()));
  }

  private static List<Note> notes(HistoryView past, EnvironmentKey key) {
    return past.notes().entrySet().stream()
        .filter(entry -> entry.getKey().environment().equals(key))
        .map(Map.Entry::getValue)
        .toList();
  }
}
