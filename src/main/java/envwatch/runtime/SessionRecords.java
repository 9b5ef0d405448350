package envwatch.runtime;

import envwatch.actions.ActivityLog;
import envwatch.history.HistoryRecorder;
import envwatch.history.store.Retention;
import envwatch.model.AccountId;
import envwatch.notices.Membership;
import envwatch.notices.NoticeFile;
import envwatch.notices.Notices;
import envwatch.settings.SettingsFile;
import envwatch.settings.WatchSettings;
import envwatch.team.ClaimsView;
import envwatch.util.Deadline;
import envwatch.util.Time;
import envwatch.watch.Watch;
import envwatch.watch.WorldView;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** The history of a session, the record of actions in it, and the notices about both. */
final class SessionRecords implements AutoCloseable {
  private static final Duration PATIENCE_WITH_DISK = Duration.ofSeconds(5);

  private final Time time;
  private final Executor requests;
  private final HistoryRecorder history;
  private final ActivityLog activities;
  private final Membership views;
  private final Notices notices;
  private volatile ClaimsView claims = ClaimsView.NOTHING;

  /**
   * @param data the folder in which all is kept
   * @param requests runs what blocks
   */
  SessionRecords(Path data, SettingsFile settings, Time time, Executor requests) {
    this.time = time;
    this.requests = requests;
    history = new HistoryRecorder(data, time, () -> retention(settings.current().watching()));
    activities = new ActivityLog(history.actions());
    views =
        new ViewMembership(
            history,
            () -> claims,
            () -> settings.current().watching().get(WatchSettings.EXPIRES_SOON));
    notices =
        new Notices(
            time,
            new NoticeFile(data.resolve("notices")),
            requests,
            () -> NoticeChoice.rules(settings.current()),
            views,
            account -> !account.equals(Demo.ACCOUNT));
  }

  private static Retention retention(WatchSettings chosen) {
    return new Retention(
        Duration.ofDays(chosen.get(WatchSettings.HISTORY_DAYS)),
        chosen.get(WatchSettings.HISTORY_MEGABYTES) * 1_000_000L);
  }

  HistoryRecorder history() {
    return history;
  }

  ActivityLog activities() {
    return activities;
  }

  /** Tells what a saved view shows. */
  Membership views() {
    return views;
  }

  Notices notices() {
    return notices;
  }

  /** Takes up who is on what, of which nothing is told; returns immediately. */
  void claimed(ClaimsView told) {
    claims = told;
    notices.claimed(told.quiet(time.instant()));
  }

  /** Opens the history, as soon as it is known what is watched; returns immediately. */
  void begin(AccountSupervisor accounts, Watch watch) {
    accounts.onceBegun(demo -> {
      history.begin(
          listener -> recordPast(demo, listener),
          watch::subscribe,
          () -> activities.activities().newestFirst());
      activities.begin();
    });
  }

  /**
   * Every run has a demo of its own, whose environments are not those of the run before: what was
   * recorded of that is deleted, and the past of this one is recorded instead.
   */
  private void recordPast(Optional<Demo> demo, Consumer<WorldView> listener) {
    forget(Demo.ACCOUNT);
    demo.ifPresent(started -> started.past().tell(listener));
  }

  /** Deletes what was recorded of an account and what its notices remember; returns at once. */
  void forget(AccountId account) {
    history.forget(account);
    notices.forget(account);
  }

  /** Begins to tell what a person should know; returns immediately. */
  void beginNotices(AccountSupervisor accounts, Watch watch) {
    accounts.onceBegun(demo ->
        requests.execute(() ->
            notices.begin(
                watch::subscribe,
                history,
                listener ->
                    activities.subscribe(recorded -> listener.accept(recorded.newestFirst())))));
  }

  /** Tells nothing more. What is watched and done until {@link #close} is still recorded. */
  void endNotices() {
    notices.close();
  }

  @Override
  public void close() {
    // The record of actions is written into the history: one wait for the disk is enough for both.
    Deadline written = Deadline.in(PATIENCE_WITH_DISK);
    activities.close(written);
    history.close(written);
  }
}
