package envwatch.ui.training.check;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.training.check.CheckProgress;
import envwatch.training.check.CheckResult;
import envwatch.training.check.Finding;
import envwatch.training.check.Level;
import envwatch.training.check.Seat;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.LevelIcon;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.StyleSheets;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.training.OpenClass;
import envwatch.ui.training.StudentProblem;
import envwatch.ui.training.StudentProblems;
import envwatch.watch.ClassView;
import envwatch.words.CheckWords;
import envwatch.words.DurationWords;
import envwatch.words.PlainText;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The check of the class that is open: the verdict, and below it what to do. */
final class CheckPane extends VBox {
  private static final double WIDEST = 2_000;

  private final OpenClass open;
  private final Fixes remedies;
  private final ObservableValue<Instant> now;
  private final Label progress = new Label();
  private final ProgressBar bar = new ProgressBar();
  private final HBox looking = new HBox(bar, progress);
  private final LevelIcon icon = new LevelIcon();
  private final Label verdict = Controls.wrapped("");
  private final Label when = Controls.wrapped("");
  private final Hyperlink greens = new Hyperlink();
  private final Button fromHere = new Button(text("check.from-here"));
  private final Button fold;
  private final MenuButton take = new MenuButton(text("check.take"));
  private final HBox head;
  private final CheckList list;
  private CheckStatus status = CheckStatus.NONE;
  private boolean folded;
  private boolean greensShown;
  private double shared = Double.MAX_VALUE;
  private double left = Double.MAX_VALUE;

  CheckPane(
      OpenClass open,
      Fixes remedies,
      ObservableValue<Instant> now,
      SecretClipboard clipboard,
      FileExport export,
      Runnable askFromHere) {
    this.open = open;
    this.remedies = remedies;
    this.now = now;
    setId("check");
    getStyleClass().add("check");
    getStylesheets().add(StyleSheets.of("check"));
    setMinWidth(0);
    list = new CheckList(this::offer);
    fold = Controls.iconButton(Glyph.EXPAND_LESS, text("check.fold"), this::toggle);
    fold.setId("check-fold");
    fromHere.setId("check-from-here");
    fromHere.setMinWidth(USE_PREF_SIZE);
    fromHere.getStyleClass().add("compact");
    Controls.tip(fromHere, text("check.from-here.tip"));
    fromHere.setOnAction(event -> askFromHere.run());
    fillMenu(clipboard, export);
    head = head();
    looking.setId("check-looking");
    looking.getStyleClass().add("check-looking");
    looking.setAlignment(Pos.CENTER_LEFT);
    progress.setId("check-progress");
    bar.setFocusTraversable(false);
    Label ordinary = new Label();
    Controls.show(ordinary, false);
    ordinary.fontProperty().subscribe(list::fit);
    getChildren().setAll(head, list, ordinary);
    showResult();
  }

  /**
   * @param height of what it shares with the students
   * @param room what is left of it beside the students that have to be in sight
   */
  void share(double height, double room) {
    shared = height;
    left = room;
    shareLines();
  }

  private void shareLines() {
    double ofList = left - head.prefHeight(head.getWidth()) - getSpacing();
    list.share(shared, ofList - snappedTopInset() - snappedBottomInset());
  }

  private HBox head() {
    verdict.setId("check-verdict");
    verdict.getStyleClass().add("check-verdict");
    verdict.setMinWidth(0);
    when.setId("check-when");
    when.getStyleClass().add(Styles.TEXT_MUTED);
    when.setMinWidth(0);
    // In the place of the line that a look makes stale: nothing moves while it goes on.
    StackPane told = new StackPane(when, looking);
    told.setMinWidth(0);
    told.setAlignment(Pos.CENTER_LEFT);
    FlowPane below = new FlowPane(greens, told);
    below.getStyleClass().add("check-words");
    below.setMinWidth(0);
    below.setPrefWrapLength(WIDEST);
    told.maxWidthProperty().bind(below.widthProperty());
    VBox words = new VBox(verdict, below);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    greens.setId("check-greens");
    greens.setMinWidth(USE_PREF_SIZE);
    greens.setOnAction(event -> toggleGreens());
    HBox line = new HBox(icon, words, fromHere, take, fold);
    line.getStyleClass().add("check-head");
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  private void fillMenu(SecretClipboard clipboard, FileExport export) {
    take.getItems()
        .setAll(
            item(
                "check-copy",
                "check.copy",
                result -> {
                  String words =
                      CheckReport.markdown(result, status.compared(), ZoneId.systemDefault());
                  clipboard.copyText(words);
                  clipboard.message().confirm(text("check.copied", PlainText.line(result.name())));
                }),
            item(
                "check-save",
                "check.save",
                result ->
                    export.saveTable(
                        text("check.file"),
                        result.name(),
                        result.at(),
                        CheckReport.csv(result, ZoneId.systemDefault()))));
    take.setId("check-take");
    take.setAccessibleText(text("check.take"));
    take.setMinWidth(USE_PREF_SIZE);
    take.getStyleClass().add("compact");
    Controls.tip(take, text("check.take.tip"));
  }

  private MenuItem item(String id, String key, Consumer<CheckResult> action) {
    MenuItem item = new MenuItem(text(key));
    item.setId(id);
    item.setOnAction(event -> {
      if (status.result() != null) {
        action.accept(status.result());
      }
    });
    return item;
  }

  private @Nullable Offer offer(CheckRow row) {
    ClassView seen = open.classProperty().get();
    CheckResult result = status.result();
    if (seen == null || result == null) {
      return null;
    }
    return switch (row.kind()) {
      case FINDING -> remedies.of(seen, row.findings());
      case PLAN -> {
        var first = result.plan().toResume();
        yield first.isEmpty() ? null : remedies.resumeFirst(seen, first);
      }
      case ASLEEP -> {
        Offer offer = remedies.of(seen, row.findings());
        yield offer == null ? null : offer.labeled(text("check.postpone-all"));
      }
      case GREEN, MENDED -> null;
    };
  }

  private void toggle() {
    folded = !folded;
    showResult();
  }

  private void toggleGreens() {
    greensShown = !greensShown;
    showResult();
  }

  /** Shows the check of another class, unfolded. */
  void begin(CheckStatus other) {
    folded = false;
    greensShown = false;
    status = other;
    showResult();
  }

  /** Shows what became of the check. A step of a look touches nothing but how far it is. */
  void show(CheckStatus newest) {
    boolean same = isVisible() && newest == status;
    boolean onlyProgress = isVisible() && newest.onlyLooksOn(status);
    status = newest;
    if (same) {
      return;
    }
    if (onlyProgress) {
      showProgress(newest.looking());
    } else {
      showResult();
    }
  }

  /** What can be done may have changed though the check is the same. */
  void offersChanged() {
    showResult();
  }

  private void showResult() {
    CheckStatus newest = status;
    CheckResult result = newest.result();
    ClassView seen = open.classProperty().get();
    boolean any = seen != null && (newest.looking() != null || result != null);
    Controls.show(this, any);
    open.checked(seen == null || result == null ? null : problems(seen, result));
    if (!any || seen == null) {
      return;
    }
    showProgress(newest.looking());
    List.of(icon, verdict, fromHere, take, fold)
        .forEach(part -> Controls.show(part, result != null));
    int passed = result == null || folded ? 0 : result.greens().size();
    Controls.show(greens, passed > 0);
    greens.setText(text(greensShown ? "check.greens.hide" : "check.greens", passed));
    if (result == null) {
      Controls.show(list, false);
      return;
    }
    showVerdict(newest, result);
    List<CheckRow> rows =
        CheckRow.of(result, newest.compared(), greensShown, ZoneId.systemDefault());
    Controls.show(list, !folded && !rows.isEmpty());
    list.show(rows);
    shareLines();
  }

  private StudentProblems problems(ClassView seen, CheckResult result) {
    Map<Seat, List<Finding>> findings = CheckRow.byStudent(result);
    Map<Seat, StudentProblem> problems = new HashMap<>();
    findings.forEach((seat, found) ->
        problems.put(seat, CheckRow.problem(found, result.at(), ZoneId.systemDefault())));
    return new StudentProblems(
        problems,
        seat -> {
          List<Finding> found = findings.get(seat);
          return found == null ? null : remedies.of(seen, CheckRow.fixedAtOnce(found));
        });
  }

  private void showProgress(@Nullable CheckProgress looked) {
    Controls.show(looking, looked != null);
    when.setVisible(looked == null);
    if (looked != null) {
      boolean counted = looked.total() > 0;
      progress.setText(
          counted
              ? text("check.looking", looked.done(), looked.total())
              : text("check.looking.students"));
      bar.setProgress(counted ? (double) looked.done() / looked.total() : 0);
      bar.setAccessibleText(progress.getText());
    }
  }

  private void showVerdict(CheckStatus newest, CheckResult result) {
    Level level = result.verdict().level();
    icon.show(level);
    verdict.setText(
        PlainText.line(
            folded
                ? CheckWords.verdict(result, ZoneId.systemDefault())
                : CheckWords.ofStudents(result)));
    verdict.setAccessibleText(CheckWords.spoken(level, verdict.getText()));
    timePassed();
    Controls.rename(fold, text(folded ? "check.unfold" : "check.fold"));
    fold.setGraphic(new Icon(folded ? Glyph.EXPAND_MORE : Glyph.EXPAND_LESS));
    if (newest.checkedAt() == null) {
      when.setText("");
    }
  }

  /** Tells how old the check is. */
  void timePassed() {
    Instant checked = status.checkedAt();
    CheckResult result = status.result();
    if (checked == null || result == null) {
      return;
    }
    List<String> parts = new ArrayList<>();
    parts.add(text("check.when", DurationWords.ago(Duration.between(checked, now.getValue()))));
    int unknown = result.findings(Level.UNKNOWN).size();
    if (unknown > 0) {
      parts.add(text("check.not-known", unknown));
    }
    if (status.compared() != null) {
      parts.add(CheckWords.comparison(status.compared()));
    }
    when.setText(String.join(text("classes.between"), parts));
  }
}
