package envwatch.app;

import envwatch.history.HistoryTrouble;
import envwatch.history.HistoryView;
import envwatch.runtime.Session;
import envwatch.ui.model.AppAlerts.SavedFile;
import envwatch.ui.model.DashboardModel;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import envwatch.watch.TrainingView;
import envwatch.watch.WorldView;
import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;

/**
 * Brings what the session finds out into the model of the window. Confined to the JavaFX thread.
 */
final class SessionNews implements AutoCloseable {
  private final Session session;
  private final Presentation presentation;
  private final DashboardModel model;
  private final SessionAlerts alerts;
  private final List<Subscription> subscriptions = new ArrayList<>();
  private boolean closed;

  public SessionNews(
      Session session, Presentation presentation, DashboardModel model, SessionAlerts alerts) {
    this.session = session;
    this.presentation = presentation;
    this.model = model;
    this.alerts = alerts;
  }

  /** Follows the environments and their history. */
  public void follow(NewestView views) {
    subscriptions.add(presentation.watch().subscribe(views));
    subscriptions.add(
        presentation.history().subscribe(new NewestOnly<>(Platform::runLater, this::remember)));
  }

  /** Follows what matters only once the window is there. */
  public void followRest() {
    session.classes().keepLists(presentation.masks());
    if (presentation.masks()) {
      subscriptions.add(session.classes().subscribe(this::judgeNames));
    }
    subscriptions.add(
        session.settings().onSaving(saved -> alerts.saved(SavedFile.SETTINGS, saved)));
    subscriptions.add(session.window().onSaving(saved -> alerts.saved(SavedFile.WINDOW, saved)));
    subscriptions.add(
        session.accounts().follow(watched -> Platform.runLater(() -> alerts.accounts(watched))));
  }

  private void remember(HistoryView view) {
    HistoryTrouble before = model.historyProperty().get().trouble();
    model.remember(view);
    alerts.history(before, view.trouble());
  }

  /** The names of environments are hidden until the classes of their account are known. */
  private void judgeNames(TrainingView classes) {
    if (presentation.know(classes)) {
      session
          .requests()
          .execute(() -> {
            // Thousands of names take longer than the JavaFX thread may wait.
            WorldView judged = presentation.watch().view();
            onJavaFx(() -> {
              model.prepare(judged);
              // In a turn of its own, so that the window answers before it.
              onJavaFx(() -> model.apply(presentation.watch().view()));
            });
          });
    }
  }

  private void onJavaFx(Runnable step) {
    Platform.runLater(() -> {
      if (!closed) {
        step.run();
      }
    });
  }

  @Override
  public void close() {
    closed = true;
    subscriptions.forEach(Subscription::close);
  }
}
