package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionRecord;
import envwatch.actions.Activity;
import envwatch.actions.Requested;
import envwatch.history.Change;
import envwatch.history.ChangeQuery;
import envwatch.history.History;
import envwatch.history.Range;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.model.EnvironmentKey;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.model.AccountNames;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Shortcut;
import envwatch.util.Deadline;
import envwatch.util.Defects;
import envwatch.words.PlainText;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.scene.control.MenuItem;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Takes what is known elsewhere: case card, hand-over note, "was it up", and tables. */
public final class Reports implements Feature {
  private static final int MOST_CHANGES = 200;

  /** How long a note waits for a Prometheus that is being asked. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final DashboardModel model;
  private final History history;
  private final ActionRecord log;
  private final SecretClipboard clipboard;
  private final FileExport export;
  private final InstantSource time;
  private final Supplier<@Nullable Window> window;
  private final Executor javaFxThread;

  /**
   * @param window over which dialogs open
   * @param javaFxThread {@code Platform::runLater}
   */
  public Reports(
      DashboardModel model,
      History history,
      ActionRecord log,
      SecretClipboard clipboard,
      FileExport export,
      InstantSource time,
      Supplier<@Nullable Window> window,
      Executor javaFxThread) {
    this.model = model;
    this.history = history;
    this.log = log;
    this.clipboard = clipboard;
    this.export = export;
    this.time = time;
    this.window = window;
    this.javaFxThread = javaFxThread;
  }

  @Override
  public List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
    if (environments.size() != 1) {
      return List.of();
    }
    EnvironmentRow row = environments.getFirst();
    return List.of(
        Menus.with(
            Keys.CASE_CARD,
            Menus.item(
                "item-case-card", text("case.copy"), () -> copyCaseCard(row, TextForm.PLAIN))),
        Menus.item(
            "item-case-card-markdown",
            text("case.copy.markdown"),
            () -> copyCaseCard(row, TextForm.MARKDOWN)),
        Menus.item("item-was-up", text("was-up.item"), () -> askWhetherUp(row)));
  }

  @Override
  public List<MenuItem> windowItems() {
    return List.of(
        Menus.item("item-hand-over", text("hand-over.copy"), this::copyHandOver),
        Menus.item("item-csv-environments", text("export.environments"), this::exportEnvironments),
        Menus.item(
            "item-csv-machines",
            text("export.machines"),
            () -> export("export.machines.file", EnvironmentCsv.machines(model.environments()))));
  }

  private void exportEnvironments() {
    export(
        "export.environments.file",
        EnvironmentCsv.environments(model.environments(), time.instant(), ZoneId.systemDefault()));
  }

  private void export(String kind, String rows) {
    export.saveTable(text(kind), AccountNames.shown(model), time.instant(), rows);
  }

  @Override
  public List<Shortcut> shortcuts() {
    return List.of(
        Shortcut.onSelected(
            Keys.CASE_CARD,
            model,
            clipboard.message(),
            rows -> copyCaseCard(rows.getLast(), TextForm.PLAIN)));
  }

  private void copyCaseCard(EnvironmentRow row, TextForm form) {
    Instant now = time.instant();
    Range lately = new Range(now.minus(Duration.ofDays(1)), now.plusSeconds(1));
    Defects.reportFrom(
        history
            .changes(new ChangeQuery(lately, null, Subject.of(row.key()), MOST_CHANGES))
            .thenAccept(found -> javaFxThread.execute(() -> copyCaseCard(row, form, found, now))));
  }

  private void copyCaseCard(EnvironmentRow row, TextForm form, List<Change> changes, Instant now) {
    List<Activity> own =
        activities().stream()
            .filter(activity -> isAbout(activity, row))
            .filter(activity -> activity.at().isAfter(now.minus(Duration.ofDays(1))))
            .toList();
    clipboard.copyText(CaseCard.of(form, row, changes, own, now, ZoneId.systemDefault()));
    clipboard.message().confirm(text("case.copied", PlainText.line(row.name())));
  }

  private static boolean isAbout(Activity activity, EnvironmentRow row) {
    return activity.requested() instanceof Requested.OfEnvironment(var kind, var target)
        && target.key().equals(row.key());
  }

  private List<Activity> activities() {
    return log.activities().newestFirst();
  }

  private void copyHandOver() {
    Instant now = time.instant();
    Defects.reportFrom(
        WitnessedProblem.timelines(history, HandOver.lately(now), Deadline.in(PATIENCE))
            .thenAccept(found -> javaFxThread.execute(() -> copyHandOver(found, now))));
  }

  private void copyHandOver(Map<EnvironmentKey, Timeline> lately, Instant now) {
    clipboard.copyText(
        HandOver.of(
            AccountNames.shown(model),
            model.environments(),
            activities(),
            lately,
            now,
            ZoneId.systemDefault()));
    clipboard.message().confirm(text("hand-over.copied"));
  }

  private void askWhetherUp(EnvironmentRow row) {
    new WasItUpDialog(window.get(), row, history, time, javaFxThread, clipboard::copyText).show();
  }
}
