package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.named;
import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.tools.InvalidToolException;
import envwatch.tools.Tool;
import envwatch.tools.ToolValues;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.LinesField;
import envwatch.ui.kit.ShownAs;
import envwatch.words.PlainText;
import envwatch.words.ToolWords;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/** The fields of one tool, and what would be opened or started. */
final class ToolForm {
  private static final int LINES = 4;

  private final ToolDraft draft;
  private final Form form = new Form();
  private final TextField name;

  /**
   * @param example what the command is shown with
   */
  ToolForm(ToolDraft draft, ToolKeys keys, ToolValues example) {
    this.draft = draft;
    name = field("name", draft.name(), draft::nameProblem);
    choice("for", draft.subject(), List.of(Tool.Subject.values()), ToolWords::subject);
    choice(
        "opens",
        draft.opens(),
        List.of(ToolDraft.Opens.values()),
        opens -> text("settings.tools.opens." + key(opens)));
    ObservableValue<Boolean> link = draft.opens().map(opens -> opens == ToolDraft.Opens.LINK);
    TextField address = field("address", draft.address(), draft::addressProblem);
    address.disableProperty().bind(Bindings.createBooleanBinding(() -> !link.getValue(), link));
    TextField program = field("program", draft.program(), draft::programProblem);
    program.disableProperty().bind(link);
    addArguments(link);
    addPreview(example);
    check("changes", draft.changes());
    check("on", draft.on());
    field("filter", draft.filter(), Optional::empty);
    TextField key = field("key", draft.key(), () -> keys.problem(draft));
    key.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
  }

  Form form() {
    return form;
  }

  void focusFirst() {
    name.requestFocus();
  }

  private TextField field(String row, Property<String> value, Supplier<Optional<String>> problem) {
    TextField field = named(new TextField(), "tool-" + row);
    field.textProperty().bindBidirectional(value);
    form.add("settings.tools." + row, field, field, value, problem, hint(row));
    return field;
  }

  private static Node hint(String row) {
    return Form.hint(text("settings.tools." + row + ".hint"));
  }

  private <T> void choice(String row, Property<T> value, List<T> among, Function<T, String> words) {
    ComboBox<T> box = named(new ComboBox<>(), "tool-" + row);
    box.getItems().setAll(among);
    box.setConverter(new ShownAs<>(words));
    box.valueProperty().bindBidirectional(value);
    form.add("settings.tools." + row, box);
  }

  private void addArguments(ObservableValue<Boolean> link) {
    LinesField arguments = named(new LinesField(), "tool-arguments");
    arguments.setPrefRowCount(LINES);
    arguments.textProperty().bindBidirectional(draft.arguments());
    arguments.disableProperty().bind(link);
    Label fields = Form.hint("");
    fields
        .textProperty()
        .bind(
            draft
                .subject()
                .map(subject -> text("settings.tools.fields", ToolWords.fields(subject.fields()))));
    form.add(
        "settings.tools.arguments",
        arguments,
        arguments,
        draft.arguments(),
        draft::argumentsProblem,
        hint("arguments"),
        fields);
  }

  private void addPreview(ToolValues example) {
    Label preview = named(Controls.wrapped(""), "tool-preview", "tool-preview");
    preview
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> preview(example),
                draft.opens(),
                draft.subject(),
                draft.address(),
                draft.program(),
                draft.arguments()));
    form.addWide(preview, Form.hint(text("settings.tools.preview.hint")));
  }

  /** The command as a list, so that nobody takes two arguments for one. */
  private String preview(ToolValues example) {
    try {
      return draft.command().filled(example).stream()
          .map(part -> part.isEmpty() ? text("settings.tools.preview.empty") : PlainText.line(part))
          .collect(Collectors.joining("\n"));
    } catch (InvalidToolException e) {
      return text("settings.tools.preview.none");
    }
  }

  private void check(String row, Property<Boolean> value) {
    CheckBox box = named(new CheckBox(text("settings.tools." + row)), "tool-" + row);
    box.setWrapText(true);
    box.selectedProperty().bindBidirectional(value);
    String hint = text("settings.tools." + row + ".hint");
    box.setAccessibleHelp(hint);
    form.addWide(box, Form.hint(hint));
  }

  /** Keys that are pressed are what is meant; letters alone are typed. */
  private void keyPressed(KeyEvent event) {
    KeyCode code = event.getCode();
    boolean combined = event.isShortcutDown() || event.isAltDown() || code.isFunctionKey();
    if (!combined || code.isModifierKey() || code.isNavigationKey() || isEditing(event)) {
      return;
    }
    event.consume();
    draft
        .key()
        .set(
            new KeyCodeCombination(
                    code,
                    down(event.isShiftDown()),
                    ModifierValue.UP,
                    down(event.isAltDown()),
                    ModifierValue.UP,
                    down(event.isShortcutDown()))
                .getName());
  }

  private static boolean isEditing(KeyEvent event) {
    return event.isShortcutDown()
        && !event.isShiftDown()
        && !event.isAltDown()
        && switch (event.getCode()) {
          case A, C, V, X, Z -> true;
          default -> false;
        };
  }

  private static ModifierValue down(boolean down) {
    return down ? ModifierValue.DOWN : ModifierValue.UP;
  }
}
