package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.MachineRun;
import envwatch.actions.PathRun;
import envwatch.actions.Selection;
import envwatch.model.ActionKind;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormRows;
import envwatch.util.Time;
import envwatch.words.ActionWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Runs a path on machines and shows the output of each in its own tab. */
final class RunDialog {
  private final TextField path = new TextField();
  private final TabPane tabs = new TabPane();
  private final Map<EnvironmentTarget, RunTab> outputs = new LinkedHashMap<>();
  private final BiFunction<String, Consumer<List<MachineRun>>, PathRun> runner;
  private final DialogFrame frame;
  private final Button start;
  private final Button stopFollowing = new Button(text("run.stop-following"));
  private @Nullable PathRun run;

  /**
   * @param host names the service's host, for failures that name it
   * @param copy puts a text into the clipboard
   * @param runner starts the path and tells the listener on the JavaFX thread
   */
  public RunDialog(
      @Nullable Window owner,
      Selection selection,
      Time time,
      Function<EnvironmentTarget, String> host,
      Consumer<String> copy,
      BiFunction<String, Consumer<List<MachineRun>>, PathRun> runner) {
    this.runner = runner;
    List<EnvironmentTarget> machines = selection.fitting();
    VBox body = new VBox();
    frame =
        new DialogFrame(
            owner,
            Modality.NONE,
            ActionIcons.of(ActionKind.RUN_PATH),
            machines.size() == 1
                ? text("run.title", ActionWords.quoted(machines.getFirst()))
                : text("run.title.many", machines.size()),
            body,
            54,
            40);
    start = frame.actionButton(text("run.start"), ActionIcons.of(ActionKind.RUN_PATH), this::start);
    for (EnvironmentTarget machine : machines) {
      RunTab tab = new RunTab(machine, host.apply(machine), time, copy);
      outputs.put(machine, tab);
      tabs.getTabs().add(tab.tab());
    }
    fill(body, selection);
    Button close = frame.cancelButton(text("run.close"));
    frame.buttons(stopFollowing, close);
    frame.window().stage().setOnHidden(event -> leaveAlone());
  }

  private void fill(VBox body, Selection selection) {
    path.setId("run-path");
    path.setPromptText(text("run.path.prompt"));
    HBox.setHgrow(path, Priority.ALWAYS);
    start.setDefaultButton(true);
    start.disableProperty().bind(path.textProperty().map(String::isBlank));
    HBox line = new HBox(path, start);
    line.getStyleClass().add("run-line");
    Label name = new Label(text("run.path"));
    name.setLabelFor(path);
    path.setAccessibleText(text("run.path"));
    body.getStyleClass().add("dialog-body");
    body.getChildren().setAll(name, line, FormRows.hint(text("run.hint")));
    if (!selection.leftOut().isEmpty()) {
      Label left = Controls.wrapped(ActionWords.skipped(selection.obstacles()));
      left.getStyleClass().add(Styles.TEXT_MUTED);
      body.getChildren().add(left);
    }
    tabs.setId("run-tabs");
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    VBox.setVgrow(tabs, Priority.ALWAYS);
    body.getChildren().add(tabs);
    stopFollowing.setId("run-stop-following");
    Controls.tip(stopFollowing, text("run.stop-following.tip"));
    stopFollowing.setDisable(true);
    stopFollowing.setOnAction(event -> leaveAlone());
  }

  private void start() {
    if (stopFollowing.isDisabled()) {
      stopFollowing.setDisable(false);
      start.disableProperty().unbind();
      start.setDisable(true);
      path.setDisable(true);
      run = runner.apply(path.getText().strip(), this::show);
    }
  }

  public void show(List<MachineRun> runs) {
    for (MachineRun one : runs) {
      RunTab output = outputs.get(one.target());
      if (output != null) {
        output.show(one);
      }
    }
    if (!runs.isEmpty() && runs.stream().noneMatch(MachineRun::underWay)) {
      stopFollowing.setDisable(true);
      path.setDisable(false);
      start.disableProperty().bind(path.textProperty().map(String::isBlank));
    }
  }

  private void leaveAlone() {
    if (run != null) {
      run.close();
    }
  }

  public void show() {
    frame.show(path);
  }
}
