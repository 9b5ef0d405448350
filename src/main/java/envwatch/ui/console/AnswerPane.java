package envwatch.ui.console;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.catalogue.AnswerJson;
import envwatch.catalogue.AnswerNode;
import envwatch.catalogue.ShownAnswer;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Question;
import envwatch.ui.kit.QuestionDialog;
import envwatch.ui.secrets.PasswordReveal;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** What came of the call: a sentence, figures, and the body as a tree or as text. */
final class AnswerPane extends VBox {
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

  /** In characters; a text area does not bear more. */
  private static final int MOST_TEXT = 100_000;

  private final ConsoleModel model;
  private final PasswordReveal<TreeItem<AnswerLine>> reveal;
  private final Label of = Controls.tooltipWhenTruncated(new Label());
  private final Label summary = Controls.wrapped("");
  private final Label said = Controls.wrapped("");
  private final TreeView<AnswerLine> tree = new TreeView<>();
  private final TextArea raw = new TextArea();
  private final ToggleButton asText = new ToggleButton(text("console.as-text"));
  private final Button stop = new Button(text("console.stop"));
  private final MenuButton save = new MenuButton(text("console.save"));
  private final StackPane body = new StackPane(tree, raw);
  private CallState.@Nullable Answered answered;

  public AnswerPane(ConsoleModel model) {
    this.model = model;
    ConsoleServices services = model.services();
    reveal = new PasswordReveal<>(services.time(), services.javaFxThread(), services.revealFor());
    getStyleClass().add("console-answer");
    summary.setId("console-summary");
    said.setId("console-said");
    said.getStyleClass().add("console-said");
    tree.setId("console-tree");
    tree.setAccessibleText(text("console.answer"));
    tree.setCellFactory(view -> new AnswerCell(reveal, services.clipboard()));
    raw.setId("console-raw");
    raw.setEditable(false);
    raw.setAccessibleText(text("console.answer"));
    raw.getStyleClass().add("monospace");
    asText.setId("console-as-text");
    asText.getStyleClass().add("compact");
    asText.setOnAction(event -> showBody());
    stop.setId("console-stop");
    stop.getStyleClass().add("compact");
    stop.setOnAction(event -> model.stopWaiting());
    fillSave();
    FlowPane bar = new FlowPane(summary, asText, save, stop);
    bar.getStyleClass().add("console-answer-bar");
    of.setId("console-answer-of");
    of.getStyleClass().add(Styles.TEXT_MUTED);
    of.setMinWidth(0);
    bar.setMinHeight(USE_PREF_SIZE);
    VBox.setVgrow(body, Priority.ALWAYS);
    getChildren().setAll(of, bar, said, body);
    model.stateProperty().subscribe(this::show);
    // Nobody is there to look at it.
    sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::focusedProperty)
        .orElse(false)
        .subscribe(there -> {
          if (!there) {
            reveal.hide();
          }
        });
  }

  private void fillSave() {
    save.setId("console-save");
    save.setAccessibleText(text("console.save"));
    save.getStyleClass().add("compact");
    save.setGraphic(new Icon(Glyph.SAVE_ALT));
    MenuItem masked = new MenuItem(text("console.save.masked"));
    masked.setId("console-save-masked");
    masked.setOnAction(event -> save(false));
    MenuItem whole = new MenuItem(text("console.save.secrets"));
    whole.setId("console-save-secrets");
    whole.setOnAction(event ->
        QuestionDialog.over(this)
            .ask(
                new Question(
                    Glyph.SAVE_ALT,
                    text("console.save.ask"),
                    text("console.save.ask.words"),
                    text("console.save.ask.agree")),
                () -> save(true)));
    save.getItems().setAll(masked, whole);
  }

  private void save(boolean secrets) {
    CallState.Answered shown = answered;
    if (shown == null) {
      return;
    }
    switch (shown.content()) {
      case ShownAnswer.Json(AnswerNode content) ->
          model
              .services()
              .export()
              .savePrivately(text("console.save.name"), () -> json(content, secrets));
      case ShownAnswer.Text(String text) ->
          model.services().export().savePrivately(text("console.save.name.text"), () -> text);
      case ShownAnswer.Empty empty -> {}
      case ShownAnswer.Binary binary -> {}
      case ShownAnswer.TooManyValues many -> {}
    }
  }

  private static String json(AnswerNode content, boolean secrets) {
    StringBuilder text = new StringBuilder();
    AnswerJson.write(content, secrets, text);
    return text.append('\n').toString();
  }

  private void show(CallState state) {
    reveal.hide();
    answered = state instanceof CallState.Answered now ? now : null;
    String words =
        switch (state) {
          case CallState.Idle idle -> text("console.idle");
          case CallState.Running running -> text("console.running");
          case CallState.Unanswered(String why) -> why;
          case CallState.Answered now -> now.failure() == null ? "" : now.failure();
        };
    boolean failed =
        state instanceof CallState.Unanswered || answered != null && answered.failure() != null;
    said.pseudoClassStateChanged(FAILED, failed);
    of.setText(answered == null ? "" : text("console.answer.of", answered.call().operation().id()));
    shown(of, answered != null);
    summary.setText(answered == null ? "" : answered.summary());
    shown(summary, answered != null);
    shown(stop, state instanceof CallState.Running);
    fill(answered == null ? null : answered.content());
    boolean text = !raw.getText().isEmpty();
    shown(asText, text && tree.getRoot() != null);
    shown(save, answered != null && text);
    String more = answered == null ? "" : more(answered);
    said.setText((words + " " + more).strip());
    shown(said, !said.getText().isEmpty());
    showBody();
  }

  private static String more(CallState.Answered shown) {
    return switch (shown.content()) {
      case ShownAnswer.Empty empty -> text("console.empty");
      case ShownAnswer.Binary binary -> shown.served();
      case ShownAnswer.TooManyValues many -> text("console.too-many");
      case ShownAnswer.Text other -> text("console.other-text");
      case ShownAnswer.Json json -> "";
    };
  }

  private void fill(@Nullable ShownAnswer content) {
    tree.setRoot(null);
    raw.clear();
    switch (content) {
      case ShownAnswer.Json(AnswerNode root) -> {
        AnswerItem item = new AnswerItem(new AnswerLine("", root));
        item.setExpanded(true);
        tree.setRoot(item);
        raw.setText(beginning(root));
      }
      case ShownAnswer.Text(String text) -> raw.setText(clipped(text));
      case null, default -> {}
    }
  }

  /** Writes no more than is shown, so that a large answer does not stop the screen. */
  private static String beginning(AnswerNode root) {
    LimitedText text = new LimitedText(MOST_TEXT);
    try {
      AnswerJson.write(root, false, text);
      return text.toString();
    } catch (LimitedText.Full e) {
      return text + text("console.cut", MOST_TEXT);
    }
  }

  private static String clipped(String text) {
    return text.length() <= MOST_TEXT
        ? text
        : text.substring(0, MOST_TEXT) + text("console.cut", MOST_TEXT);
  }

  private void showBody() {
    boolean text = !raw.getText().isEmpty() && (asText.isSelected() || tree.getRoot() == null);
    shown(raw, text);
    shown(tree, !text && tree.getRoot() != null);
  }

  private static void shown(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
