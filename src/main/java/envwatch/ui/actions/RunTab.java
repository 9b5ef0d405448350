package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.MachineRun;
import envwatch.actions.MachineRun.Stage;
import envwatch.model.ExecutionStatus;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.util.Time;
import envwatch.words.ActionWords;
import envwatch.words.DurationWords;
import envwatch.words.FailureWords;
import envwatch.words.OutcomeWords;
import envwatch.words.PlainText;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** What a path does on one machine: its state and its output as it grows. */
final class RunTab {
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
  private static final PseudoClass SUCCEEDED = PseudoClass.getPseudoClass("succeeded");

  private final Time time;
  private final String host;
  private final Tab tab;
  private final Icon tabIcon = new Icon(Glyph.RADIO_BUTTON_UNCHECKED);
  private final Label state = new Label(text("run.state.ready"));
  private final TextArea output = Controls.withoutPicture(new TextArea());

  /**
   * @param host the service's, for failures that name it
   * @param copy puts a text into the clipboard
   */
  RunTab(EnvironmentTarget machine, String host, Time time, Consumer<String> copy) {
    this.time = time;
    this.host = host;
    String name = Objects.requireNonNullElse(machine.machineName(), machine.environmentName());
    output.setEditable(false);
    output.getStyleClass().add("run-output");
    output.setAccessibleText(text("run.output", name));
    output.setPromptText(text("run.no-output"));
    VBox.setVgrow(output, Priority.ALWAYS);
    state.setWrapText(true);
    state.getStyleClass().add("run-state");
    tabIcon.getStyleClass().add("run-icon");
    Region between = new Region();
    HBox.setHgrow(between, Priority.ALWAYS);
    HBox line = new HBox(state, between, copyButton(copy));
    line.getStyleClass().add("run-line");
    VBox content = new VBox(line, output);
    content.getStyleClass().add("run-content");
    tab = new Tab(name, content);
    tab.setGraphic(tabIcon);
    tab.setTooltip(Controls.tip(ActionWords.target(machine)));
  }

  private Button copyButton(Consumer<String> copy) {
    Button button = new Button(text("run.copy"), new Icon(Glyph.CONTENT_COPY));
    button.setId("run-copy");
    button.disableProperty().bind(output.textProperty().isEmpty());
    button.setOnAction(event -> copy.accept(output.getText()));
    return button;
  }

  Tab tab() {
    return tab;
  }

  void show(MachineRun run) {
    state.setText(PlainText.lines(words(run)));
    boolean good = run.stage() instanceof Stage.Finished && succeeded(run.status());
    boolean bad =
        run.stage() instanceof Stage.NotStarted
            || (run.stage() instanceof Stage.Finished && !succeeded(run.status()));
    mark(tabIcon, good, bad);
    mark(state, good, bad);
    tabIcon.setGlyph(icon(run, good, bad));
    showOutput(run.status());
  }

  private static void mark(Node node, boolean good, boolean bad) {
    node.pseudoClassStateChanged(SUCCEEDED, good);
    node.pseudoClassStateChanged(FAILED, bad);
  }

  private static Glyph icon(MachineRun run, boolean good, boolean bad) {
    if (good) {
      return Glyph.CHECK_CIRCLE;
    }
    if (bad) {
      return Glyph.ERROR;
    }
    return run.underWay() ? Glyph.AUTORENEW : Glyph.HELP;
  }

  private static boolean succeeded(@Nullable ExecutionStatus status) {
    return status != null
        && (status.success() == null ? Objects.equals(status.exitCode(), 0) : status.success());
  }

  private String words(MachineRun run) {
    return switch (run.stage()) {
      case Stage.Starting() -> text("run.state.starting");
      case Stage.NotStarted(var outcome) ->
          text(
              "run.state.not-started",
              OutcomeWords.brief(outcome),
              OutcomeWords.sentence(outcome, host, ZoneId.systemDefault()));
      case Stage.Running() when run.trouble() != null ->
          text("run.state.trouble", FailureWords.sentence(run.trouble(), host));
      case Stage.Running() -> text("run.state.running", age(run.startedAt()));
      case Stage.Finished() -> finished(run.status());
      case Stage.LeftAlone() -> text("run.state.left-alone");
      case Stage.OutOfTime() -> text("run.state.out-of-time");
    };
  }

  private String age(@Nullable Duration startedAt) {
    return DurationWords.approximately(
        startedAt == null ? Duration.ZERO : time.elapsed().minus(startedAt));
  }

  private static String finished(@Nullable ExecutionStatus status) {
    boolean good = succeeded(status);
    if (status == null || status.exitCode() == null) {
      return text(good ? "run.state.no-code" : "run.state.no-code-failed");
    }
    return text(
        good ? "run.state.succeeded" : "run.state.failed", String.valueOf(status.exitCode()));
  }

  /** Only what is new is appended, so that selection and place stay. */
  private void showOutput(@Nullable ExecutionStatus status) {
    String all = all(status);
    String shown = output.getText();
    if (all.equals(shown)) {
      return;
    }
    if (all.startsWith(shown)) {
      output.appendText(all.substring(shown.length()));
    } else {
      output.setText(all);
    }
  }

  private static String all(@Nullable ExecutionStatus status) {
    if (status == null) {
      return "";
    }
    String output = output(status);
    return status.beginningCut() ? "— " + text("run.cut") + " —\n" + output : output;
  }

  private static String output(ExecutionStatus status) {
    String standard = Objects.requireNonNullElse(status.standardOutput(), "");
    String errors = Objects.requireNonNullElse(status.standardError(), "");
    if (errors.isBlank()) {
      return standard;
    }
    String gap = standard.isEmpty() || standard.endsWith("\n") ? "" : "\n";
    return standard + gap + "— " + text("run.errors") + " —\n" + errors;
  }
}
