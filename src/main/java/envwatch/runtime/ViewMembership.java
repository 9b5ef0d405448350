package envwatch.runtime;

import envwatch.filter.Filter;
import envwatch.filter.FilterField;
import envwatch.filter.FilterSubject;
import envwatch.history.History;
import envwatch.history.Note;
import envwatch.model.EnvironmentKey;
import envwatch.notices.Membership;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.ViewWords;
import java.time.ZoneId;
import java.util.List;

/** Tells what a saved view shows, as the window would. */
record ViewMembership(History history) implements Membership {
  @Override
  public boolean shows(String filter, WatchedEnvironment environment, WorldView world) {
    String account = world.account(environment.key().account()).map(AccountView::name).orElse("");
    return ViewWords.subject(environment, account, world.at())
        .map(subject -> withNotes(subject, environment.key()))
        .filter(subject ->
            Filter.parse(filter).matches(subject, world.at().atZone(ZoneId.systemDefault())))
        .isPresent();
  }

  private FilterSubject withNotes(FilterSubject subject, EnvironmentKey key) {
    List<Note> notes =
        history.view().notes().entrySet().stream()
            .filter(entry -> entry.getKey().environment().equals(key))
            .map(entry -> entry.getValue())
            .toList();
    return notes.isEmpty()
        ? subject
        : subject
            .with(FilterField.TAG, notes.stream().flatMap(note -> note.tags().stream()).toList())
            .with(FilterField.NOTE, notes.stream().map(Note::text).toList());
  }
}
