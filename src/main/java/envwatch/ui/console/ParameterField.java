package envwatch.ui.console;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import envwatch.catalogue.IdKind;
import envwatch.catalogue.Parameter;
import envwatch.catalogue.ValueType;
import envwatch.filter.FilterCompletion;
import envwatch.model.AccountId;
import envwatch.ui.environments.CompletionPopup;
import envwatch.ui.kit.LinesField;
import envwatch.words.CallWords;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.StringProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import org.jspecify.annotations.Nullable;

/** The control for one parameter. */
final class ParameterField {
  private static final int MOST_COMPLETIONS = 8;
  private static final int JSON_ROWS = 3;

  private final Parameter parameter;
  private final CallNames names;
  private final Supplier<@Nullable AccountId> account;
  private final Control control;
  private final StringProperty value;

  /**
   * @param account whose ids are offered
   */
  ParameterField(Parameter parameter, CallNames names, Supplier<@Nullable AccountId> account) {
    this.parameter = parameter;
    this.names = names;
    this.account = account;
    List<String> choices =
        parameter.type() == ValueType.BOOLEAN ? List.of("true", "false") : parameter.values();
    if (parameter.type() == ValueType.JSON) {
      LinesField area = styled(new LinesField(), "monospace");
      area.setPrefRowCount(JSON_ROWS);
      control = area;
      value = area.textProperty();
    } else if (!choices.isEmpty()) {
      ComboBox<String> choice = new ComboBox<>();
      choice.getItems().add("");
      choice.getItems().addAll(choices);
      choice.setEditable(true);
      control = choice;
      value = choice.getEditor().textProperty();
    } else {
      TextField field = parameter.secret() ? new PasswordField() : new TextField();
      control = field;
      value = field.textProperty();
      if (parameter.id() != null) {
        field.setPromptText(text("console.id", CallWords.kind(parameter.id())));
        CompletionPopup.attach(field, (typed, caret) -> completions(typed));
      }
    }
    control.setId("console-field-" + parameter.name());
    control.setMaxWidth(Double.MAX_VALUE);
  }

  private List<FilterCompletion> completions(String typed) {
    IdKind kind = Objects.requireNonNull(parameter.id());
    AccountId of = account.get();
    String begun = typed.strip().toLowerCase(Locale.ROOT);
    Map<String, String> known = of == null ? Map.of() : names.of(kind, of);
    return known.entrySet().stream()
        .filter(each -> !each.getKey().equals(typed.strip()))
        .filter(each ->
            each.getValue().toLowerCase(Locale.ROOT).contains(begun)
                || each.getKey().toLowerCase(Locale.ROOT).contains(begun))
        .limit(MOST_COMPLETIONS)
        .map(each ->
            new FilterCompletion(
                each.getKey(),
                each.getKey().length(),
                text("console.completion", each.getValue(), each.getKey())))
        .toList();
  }

  Parameter parameter() {
    return parameter;
  }

  Control control() {
    return control;
  }

  StringProperty valueProperty() {
    return value;
  }

  void set(String text) {
    value.set(text);
  }

  /** What the id in the field is called; empty where it is not known. */
  private String named() {
    AccountId of = account.get();
    return parameter.id() == null || of == null
        ? ""
        : names.of(parameter.id(), of).getOrDefault(value.getValueSafe().strip(), "");
  }

  /** What a person must know besides the name. */
  String hint() {
    return Stream.of(
            parameter.required() ? text("console.required") : "",
            parameter.meaning(),
            parameter.id() == null
                ? text("console.type." + parameter.type().name().toLowerCase(Locale.ROOT))
                : "",
            named())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(text("classes.between")));
  }
}
