package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.ActionDesk;
import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityLog.Activities;
import envwatch.actions.BatchProgress;
import envwatch.actions.Outcome;
import envwatch.actions.Situation;
import envwatch.actions.Target;
import envwatch.actions.WatchAccess;
import envwatch.base.NewestOnly;
import envwatch.base.Time;
import envwatch.model.ActionKind;
import envwatch.ui.actions.activity.ActivityPanel;
import envwatch.ui.actions.activity.BatchStrip;
import envwatch.ui.actions.dialog.QuitQuestion;
import envwatch.ui.kit.ActionStyles;
import envwatch.ui.kit.Controls;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.shell.RowActions;
import envwatch.watch.Watch.Subscription;
import envwatch.words.PlainText;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2AL;

/**
 * Acting in the main window: bar, menus, keys, progress, record, and the question before the end.
 */
public final class EnvironmentActions implements RowActions, AutoCloseable {
  /** Opens and closes the record. */
  public static final KeyCombination ACTIVITY = key(KeyCode.A);

  public static final KeyCombination RESUME = key(KeyCode.R);
  public static final KeyCombination SUSPEND = key(KeyCode.S);
  public static final KeyCombination EXTEND = key(KeyCode.E);

  private final DashboardModel model;
  private final ActionDesk desk;
  private final ActionStarter starter;
  private final ActionItems items;
  private final ActionBar bar;
  private final VBox foot = new VBox();
  private final BatchStrip strip;
  private final ActivityPanel activity;
  private final Button indicator = new Button(text("activity.button"));
  private final Subscription batches;
  private final Subscription activities;
  private @Nullable Node focusBefore;

  /**
   * @param copy puts a text into the clipboard, in the place of whatever was there
   * @param requests runs what blocks on the network: one virtual thread per task
   * @param javaFxThread {@code Platform::runLater}
   */
  public EnvironmentActions(
      DashboardModel model,
      ActionDesk desk,
      ActivityLog log,
      WatchAccess lookout,
      Time time,
      Consumer<String> copy,
      Executor requests,
      Executor javaFxThread) {
    this.model = model;
    this.desk = desk;
    Supplier<Situation> shown = () -> desk.situation(model.worldProperty().get());
    starter =
        new ActionStarter(desk, shown, lookout, time, copy, requests, javaFxThread, this::window);
    items = new ActionItems(shown, starter);
    bar = new ActionBar(shown, starter, items, this::selected);
    activity = new ActivityPanel(copy, this::closeActivity);
    strip = new BatchStrip(desk::stop, this::openActivity);
    foot.getChildren().setAll(activity, strip);
    ActionStyles.applyTo(foot);
    fillIndicator();
    model.selection().addListener((ListChangeListener<EnvironmentRow>) change -> bar.refresh());
    model.worldProperty().subscribe(bar::refresh);
    batches = desk.subscribe(new NewestOnly<>(javaFxThread, this::show));
    activities = log.subscribe(new NewestOnly<Activities>(javaFxThread, activity::show));
    bar.refresh();
  }

  private static KeyCombination key(KeyCode code) {
    return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
  }

  private void fillIndicator() {
    indicator.setId("activity-button");
    indicator.setMinWidth(Region.USE_PREF_SIZE);
    indicator.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
    indicator.setGraphic(new FontIcon(Material2AL.HISTORY));
    indicator.setTooltip(Controls.tip(text("activity.button.tip", ACTIVITY.getDisplayText())));
    indicator.setOnAction(event -> toggleActivity());
  }

  private void show(List<BatchProgress> newest) {
    strip.show(newest);
    long open =
        newest.stream()
            .flatMap(batch -> batch.steps().stream())
            .filter(step -> !step.outcome().settled())
            .count();
    indicator.setText(
        open == 0
            ? text("activity.button")
            : text("activity.button.open", text("activity.open", open)));
    bar.refresh();
  }

  /** Judges anew what can be done; to be called when the settings have changed. */
  public void refresh() {
    bar.refresh();
  }

  private @Nullable Window window() {
    Scene scene = foot.getScene();
    return scene == null ? null : scene.getWindow();
  }

  ActionStarter starter() {
    return starter;
  }

  private List<Target> selected() {
    return targets(model.selection());
  }

  private static List<Target> targets(List<EnvironmentRow> rows) {
    return rows.stream().map(row -> Target.environment(row.key(), name(row))).toList();
  }

  /** All dialogs and the record take names from the targets: what is fit for one is for all. */
  private static String name(EnvironmentRow row) {
    return PlainText.name(row.name());
  }

  @Override
  public Region bar() {
    return bar;
  }

  @Override
  public Node indicator() {
    return indicator;
  }

  @Override
  public Node foot() {
    return foot;
  }

  @Override
  public List<MenuItem> forEnvironments(List<EnvironmentRow> environments) {
    return items.of(ActionItems.OF_ENVIRONMENTS, targets(environments));
  }

  @Override
  public List<MenuItem> forMachines(EnvironmentRow environment, List<MachineRow> machines) {
    List<Target> targets =
        machines.stream()
            .map(row ->
                Target.machine(
                    environment.key(),
                    name(environment),
                    row.machine().id(),
                    PlainText.name(row.machine().name())))
            .toList();
    return items.of(ActionItems.OF_MACHINES, targets);
  }

  /** Lets the keys of this class work in the scene. */
  public void addKeys(Scene scene) {
    scene.getAccelerators().put(ACTIVITY, this::toggleActivity);
    scene
        .getAccelerators()
        .put(RESUME, () -> starter.start(ActionKind.RESUME_ENVIRONMENT, selected()));
    scene
        .getAccelerators()
        .put(SUSPEND, () -> starter.start(ActionKind.SUSPEND_ENVIRONMENT, selected()));
    scene
        .getAccelerators()
        .put(EXTEND, () -> starter.start(ActionKind.EXTEND_ENVIRONMENT, selected()));
  }

  private void toggleActivity() {
    if (activity.isVisible()) {
      closeActivity();
    } else {
      openActivity();
    }
  }

  private void openActivity() {
    if (!activity.isVisible()) {
      focusBefore = foot.getScene() == null ? null : foot.getScene().getFocusOwner();
    }
    activity.open();
  }

  private void closeActivity() {
    activity.setVisible(false);
    if (focusBefore != null) {
      focusBefore.requestFocus();
    }
  }

  /** Ends Envwatch, or asks first while actions have no answer yet. */
  public void beforeQuit(Runnable quit) {
    long unanswered =
        desk.batches().stream()
            .flatMap(batch -> batch.steps().stream())
            .filter(step ->
                step.outcome() instanceof Outcome.Waiting
                    || step.outcome() instanceof Outcome.Sending)
            .count();
    if (unanswered == 0) {
      quit.run();
    } else {
      new QuitQuestion(window(), unanswered, quit).show();
    }
  }

  @Override
  public void close() {
    batches.close();
    activities.close();
  }
}
