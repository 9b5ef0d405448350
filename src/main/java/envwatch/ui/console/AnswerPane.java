package envwatch.ui.console;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.catalogue.AnswerJson;
import envwatch.catalogue.AnswerNode;
import envwatch.catalogue.ShownAnswer;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogQuestion;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.QuestionDialog;
import envwatch.ui.secrets.PasswordReveal;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
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
  private final Label of =
      named(Controls.tooltipWhenTruncated(new Label()), "console-answer-of", Styles.TEXT_MUTED);
  private final Label summary = named(Controls.wrapped(""), "console-summary");
  private final Label said = named(Controls.wrapped(""), "console-said", "console-said");
  private final TreeView<AnswerLine> tree = named(new TreeView<>(), "console-tree");
  private final TextArea raw = Controls.document("console-raw", text("console.answer"), "");
  private final ToggleButton asText =
      named(new ToggleButton(text("console.as-text")), "console-as-text", "compact");
  private final Button stop = named(new Button(text("console.stop")), "console-stop", "compact");
  private final MenuButton save =
      named(new MenuButton(text("console.save")), "console-save", "compact");
  private final StackPane body = new StackPane(tree, raw);
  private CallState.@Nullable Answered answered;

  public AnswerPane(ConsoleModel model) {
    this.model = model;
    ConsoleServices services = model.services();
    reveal = new PasswordReveal<>(services.time(), services.javaFxThread(), services.revealFor());
    getStyleClass().add("console-answer");
    tree.setAccessibleText(text("console.answer"));
    tree.setCellFactory(view -> new AnswerCell(reveal, services.clipboard()));
    asText.setOnAction(event -> showBody());
    stop.setOnAction(event -> model.stopWaiting());
    fillSave();
    FlowPane bar = styled(new FlowPane(summary, asText, save, stop), "console-answer-bar");
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
    save.setAccessibleText(text("console.save"));
    save.setGraphic(new Icon(Glyph.SAVE_ALT));
    save.getItems()
        .setAll(
            Menus.item("console-save-masked", text("console.save.masked"), () -> save(false)),
            Menus.item("console-save-secrets", text("console.save.secrets"), this::askToSave));
  }

  private void askToSave() {
    DialogQuestion question =
        new DialogQuestion(
            Glyph.SAVE_ALT,
            text("console.save.ask"),
            text("console.save.ask.words"),
            text("console.save.ask.agree"));
    QuestionDialog.over(this).ask(question, () -> save(true));
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
    Controls.show(of, answered != null);
    summary.setText(answered == null ? "" : answered.summary());
    Controls.show(summary, answered != null);
    Controls.show(stop, state instanceof CallState.Running);
    fill(answered == null ? null : answered.content());
    boolean text = !raw.getText().isEmpty();
    Controls.show(asText, text && tree.getRoot() != null);
    Controls.show(save, answered != null && text);
    String more = answered == null ? "" : more(answered);
    said.setText((words + " " + more).strip());
    Controls.show(said, !said.getText().isEmpty());
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
    LimitedAppendable text = new LimitedAppendable(MOST_TEXT);
    try {
      AnswerJson.write(root, false, text);
      return text.toString();
    } catch (LimitedAppendable.Full e) {
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
    Controls.show(raw, text);
    Controls.show(tree, !text && tree.getRoot() != null);
  }
}
