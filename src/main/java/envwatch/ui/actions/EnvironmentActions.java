package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.ActionContext;
import envwatch.actions.ActionService;
import envwatch.actions.BatchProgress;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Outcome;
import envwatch.history.Extension;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogQuestion;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.QuestionDialog;
import envwatch.ui.kit.StyleSheets;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Shortcut;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.WatchAccess;
import envwatch.words.PlainText;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Acting in the main window: bar, menus, keys, progress, and the question before the end. */
public final class EnvironmentActions implements Feature {
  private final DashboardModel model;
  private final ActionService actionService;
  private final BackgroundWork background;
  private final ActionStarter starter;
  private final ActionItems items;
  private final ActionBar bar;
  private final SelectionBar selection;
  private final BatchStrip strip;
  private final Runnable showActivities;
  private final Button indicator = new Button(text("activity.button"));
  private final Subscription batches;
  private final WatchAccess watch;
  private final SecretClipboard clipboard;

  /**
   * @param showActivities shows the record of actions
   * @param revealFor how long a secret is on screen
   * @param calls items that show what the actions on a target send
   * @param extensions those that were asked for before, the newest first
   * @param requests runs what blocks on the network: one virtual thread per task
   * @param javaFxThread {@code Platform::runLater}
   */
  public EnvironmentActions(
      DashboardModel model,
      ActionService actionService,
      Runnable showActivities,
      WatchAccess watch,
      Time time,
      SecretClipboard clipboard,
      Supplier<Duration> revealFor,
      Function<EnvironmentTarget, List<MenuItem>> calls,
      Supplier<CompletableFuture<List<Extension>>> extensions,
      Executor requests,
      Executor javaFxThread) {
    this.model = model;
    this.actionService = actionService;
    this.watch = watch;
    this.clipboard = clipboard;
    background = new BackgroundWork(requests, javaFxThread);
    Supplier<ActionContext> shown = () -> actionService.context(model.worldProperty().get());
    starter =
        new ActionStarter(
            actionService,
            shown,
            watch,
            time,
            clipboard,
            revealFor,
            background,
            extensions,
            this::window);
    items = new ActionItems(shown, starter, calls);
    bar = new ActionBar("action-", shown, starter, items, this::shown);
    selection =
        new SelectionBar(
            new ActionBar("selection-", shown, starter, items, this::selected),
            () -> model.select(rowsShown()));
    this.showActivities = showActivities;
    strip = new BatchStrip(actionService, showActivities, time, javaFxThread);
    strip.getStylesheets().add(StyleSheets.of("actions"));
    selection.getStylesheets().add(StyleSheets.of("actions"));
    fillIndicator();
    model.selection().addListener((ListChangeListener<EnvironmentRow>) change -> refresh());
    model.selectedProperty().subscribe(this::refresh);
    model.worldProperty().subscribe(this::refresh);
    model
        .onScreenProperty()
        .subscribe(keys -> {
          if (model.selection().size() > 1) {
            refresh();
          }
        });
    batches = actionService.subscribe(new NewestOnly<>(javaFxThread, this::show));
    refresh();
  }

  /** What a button for the targets says now. */
  public Offer offer(ActionKind kind, List<EnvironmentTarget> targets) {
    return ActionOffers.of(
        kind,
        targets,
        actionService.context(model.worldProperty().get()),
        () -> start(kind, targets));
  }

  private void refresh() {
    bar.refresh();
    selection.refresh(model.selection(), model.selectedOffScreen(), model.environments()::contains);
  }

  private void fillIndicator() {
    indicator.setId("activity-button");
    indicator.setMinWidth(Region.USE_PREF_SIZE);
    indicator.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
    indicator.setGraphic(new Icon(Glyph.HISTORY));
    Controls.tip(indicator, Keys.ACTIVITY.tip(text("activity.button.tip")));
    indicator.setOnAction(event -> showActivities.run());
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
    refresh();
  }

  /** What can be done may have changed with them. */
  @Override
  public void settingsChanged() {
    refresh();
  }

  private @Nullable Window window() {
    Scene scene = strip.getScene();
    return scene == null ? null : scene.getWindow();
  }

  /**
   * Does what fits of the targets, asking first what has to be asked; all targets do the same.
   *
   * @param kind of an action that needs to be told nothing more
   */
  public void start(ActionKind kind, List<EnvironmentTarget> targets) {
    starter.start(kind, targets);
  }

  ActionStarter starter() {
    return starter;
  }

  /** The environment whose details are shown. */
  private List<EnvironmentTarget> shown() {
    return targets(rowsShown());
  }

  private List<EnvironmentRow> rowsShown() {
    return Stream.ofNullable(model.selectedProperty().get()).toList();
  }

  private List<EnvironmentTarget> selected() {
    return targets(model.selection());
  }

  private static List<EnvironmentTarget> targets(List<EnvironmentRow> rows) {
    return rows.stream().map(row -> EnvironmentTarget.environment(row.key(), name(row))).toList();
  }

  /** All dialogs and the record take names from the targets: what is fit for one is for all. */
  private static String name(EnvironmentRow row) {
    return PlainText.name(row.name());
  }

  @Override
  public @Nullable Offer troubleOffer(EnvironmentRow row) {
    return TroubleOffer.of(
        row,
        kind -> offer(kind, targets(List.of(row))),
        isAsked(row.key().account()) ? () -> watch.lookNow(row.key()) : null);
  }

  /** Nothing is sent any more with a key that the service has refused. */
  private boolean isAsked(AccountId account) {
    return model
        .worldProperty()
        .get()
        .account(account)
        .filter(view -> view.link().awaitsPerson())
        .isEmpty();
  }

  @Override
  public List<Region> barItems() {
    return List.of(bar);
  }

  @Override
  public List<Node> stripItems() {
    return List.of(indicator);
  }

  @Override
  public List<Node> panels() {
    return List.of(strip);
  }

  /** On other pages nothing of what is selected can be seen. */
  @Override
  public List<Node> listPanels() {
    return List.of(selection);
  }

  @Override
  public List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
    return items.of(ActionItems.OF_ENVIRONMENTS, targets(environments));
  }

  @Override
  public List<MenuItem> machineItems(EnvironmentRow environment, List<MachineRow> machines) {
    List<EnvironmentTarget> targets =
        machines.stream()
            .map(row ->
                EnvironmentTarget.machine(
                    environment.key(),
                    name(environment),
                    row.machine().id(),
                    PlainText.name(row.machine().name())))
            .toList();
    return items.of(ActionItems.OF_MACHINES, targets);
  }

  @Override
  public List<Shortcut> shortcuts() {
    return List.of(
        onSelected(Keys.RESUME, ActionKind.RESUME_ENVIRONMENT),
        onSelected(Keys.SUSPEND, ActionKind.SUSPEND_ENVIRONMENT),
        onSelected(Keys.EXTEND, ActionKind.EXTEND_ENVIRONMENT),
        Shortcut.inWindow(Keys.ACTIVITY, showActivities));
  }

  private Shortcut onSelected(KeyBinding keys, ActionKind kind) {
    return Shortcut.onSelected(
        keys, model, clipboard.message(), rows -> starter.start(kind, targets(rows)));
  }

  /** Asks first while actions have no answer yet. */
  @Override
  public void beforeQuit(Runnable quit) {
    long unanswered =
        actionService.batches().stream()
            .flatMap(batch -> batch.steps().stream())
            .filter(step ->
                step.outcome() instanceof Outcome.Waiting
                    || step.outcome() instanceof Outcome.Sending)
            .count();
    if (unanswered == 0) {
      quit.run();
    } else {
      DialogQuestion question =
          new DialogQuestion(
              Glyph.EXIT_TO_APP,
              text("quit.title"),
              text("quit.text", unanswered),
              text("quit.quit"));
      QuestionDialog.over(strip).ask(question, quit);
    }
  }

  @Override
  public void close() {
    batches.close();
    strip.close();
    background.close();
  }
}
