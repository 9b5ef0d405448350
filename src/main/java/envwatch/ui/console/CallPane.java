package envwatch.ui.console;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.catalogue.CallDraft;
import envwatch.catalogue.CheckedCall;
import envwatch.catalogue.Mistake;
import envwatch.catalogue.Operation;
import envwatch.catalogue.Parameter;
import envwatch.catalogue.ParameterLocation;
import envwatch.model.AccountId;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.LinesField;
import envwatch.watch.AccountView;
import envwatch.words.CallWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The form of the operation that is open. */
final class CallPane extends VBox {
  private static final int BODY_ROWS = 8;

  private final ConsoleModel model;
  private final Label address =
      named(Controls.wrapped(""), "console-address", Styles.TITLE_4, "console-address");
  private final Label purpose = Controls.wrapped("");
  private final Label unavailable = styled(Controls.wrapped(""), "console-unavailable");
  private final VBox place = new VBox();
  private final CheckBox asJson = named(new CheckBox(text("console.as-json")), "console-as-json");
  private final LinesField body = new LinesField();
  private final LinesField others = new LinesField();
  private final Label wrong = named(Controls.wrapped(""), "console-wrong", "form-problem");
  private List<ParameterField> fields = List.of();
  private List<FormField> rows = List.of();
  private @Nullable Operation operation;
  private boolean attempted;

  public CallPane(ConsoleModel model) {
    this.model = model;
    getStyleClass().add("console-call");
    asJson.setOnAction(event -> switchForm());
    area(body, "console-body", text("console.body"), BODY_ROWS);
    area(others, "console-others", text("console.others"), 2);
    others.setPromptText(text("console.others.prompt"));
    getChildren().setAll(address, purpose, unavailable, place, wrong);
    model.openedProperty().subscribe(this::show);
    model.accountProperty().subscribe(this::tellAvailability);
  }

  private static void area(LinesField area, String id, String name, int rowCount) {
    area.setId(id);
    area.setAccessibleText(name);
    area.setPrefRowCount(rowCount);
    area.getStyleClass().add("monospace");
  }

  private void show(@Nullable CallDraft draft) {
    setVisible(draft != null);
    if (draft == null) {
      return;
    }
    Operation shown = draft.operation();
    operation = shown;
    attempted = false;
    address.setText(shown.id());
    purpose.setText(purpose(shown));
    fields =
        shown.parameters().stream()
            .sorted(Comparator.comparing((Parameter each) -> !each.required()))
            .map(each -> new ParameterField(each, model.names(), this::account))
            .toList();
    fields.forEach(field -> field.set(draft.values().getOrDefault(field.parameter().name(), "")));
    others.setText(unknown(draft));
    asJson.setSelected(draft.body() != null);
    body.setText(draft.body() == null ? "" : draft.body());
    build(shown);
    tellAvailability();
    say("");
  }

  private static String unknown(CallDraft draft) {
    StringBuilder lines = new StringBuilder();
    draft
        .values()
        .forEach((name, value) -> {
          if (draft.operation().parameter(name).isEmpty()) {
            lines.append(name).append('=').append(value).append('\n');
          }
        });
    return lines.toString();
  }

  private static String purpose(Operation shown) {
    List<String> words = new ArrayList<>(List.of(shown.purpose()));
    if (shown.changes()) {
      words.add(CallWords.effect(shown.effect()));
    }
    if (shown.undocumented()) {
      words.add(text("console.undocumented"));
    }
    if (shown.deprecated()) {
      words.add(text("console.deprecated"));
    }
    return String.join(text("classes.between"), words);
  }

  private void tellAvailability() {
    String why = operation == null ? "" : model.unavailable(operation).orElse("");
    unavailable.setText(why);
    Controls.show(unavailable, !why.isEmpty());
  }

  private @Nullable AccountId account() {
    AccountView one = model.accountProperty().get();
    return one == null ? null : one.id();
  }

  private void build(Operation shown) {
    Form form = new Form();
    List<FormField> made = new ArrayList<>();
    for (ParameterField field : fields) {
      if (asJson.isSelected() && field.parameter().place() == ParameterLocation.BODY) {
        continue;
      }
      made.add(
          form.addNamed(
              field.parameter().name(),
              field.control(),
              field.control(),
              field.valueProperty(),
              () -> problem(field.parameter().name()),
              hint(field)));
    }
    rows = made;
    List<Node> parts = new ArrayList<>(List.of(form));
    if (shown.parameters().isEmpty() && !shown.undocumented()) {
      parts.add(new Label(text("console.no-parameters")));
    }
    if (shown.hasBody()) {
      parts.add(asJson);
    }
    if (asJson.isSelected() && shown.hasBody()) {
      parts.add(body);
    }
    if (shown.undocumented()) {
      parts.add(new Label(text("console.others")));
      parts.add(others);
    }
    place.getChildren().setAll(parts);
    place.getStyleClass().setAll("console-form");
  }

  /** Follows the field: an id is told by its name. */
  private static Label hint(ParameterField field) {
    Label hint = Form.hint(field.hint());
    field.valueProperty().subscribe(() -> hint.setText(field.hint()));
    return hint;
  }

  /** The body takes over what was filled in; back again, what the form has fields for. */
  private void switchForm() {
    if (operation == null) {
      return;
    }
    if (asJson.isSelected()) {
      asJson.setSelected(false);
      body.setText(draft(operation).bodyText());
      asJson.setSelected(true);
    } else {
      CallDraft typed = new CallDraft(operation, Map.of(), body.getText());
      Map<String, String> values = typed.bodyFields();
      fields.stream()
          .filter(field -> field.parameter().place() == ParameterLocation.BODY)
          .forEach(field -> field.set(values.getOrDefault(field.parameter().name(), "")));
    }
    build(operation);
  }

  /** What is filled in; null before an operation is open. */
  public @Nullable CallDraft draft() {
    return operation == null ? null : draft(operation);
  }

  private CallDraft draft(Operation of) {
    boolean json = asJson.isSelected() && of.hasBody();
    Map<String, String> values = new LinkedHashMap<>();
    for (ParameterField field : fields) {
      if (!json || field.parameter().place() != ParameterLocation.BODY) {
        values.put(field.parameter().name(), field.valueProperty().getValueSafe().strip());
      }
    }
    if (of.undocumented()) {
      others
          .getText()
          .lines()
          .filter(line -> line.contains("="))
          .forEach(line -> {
            String[] parts = line.split("=", 2);
            values.put(parts[0].strip(), parts[1].strip());
          });
    }
    return new CallDraft(of, values, json ? body.getText() : null);
  }

  private List<Mistake> mistakes() {
    CallDraft typed = draft();
    return typed != null && typed.form().check() instanceof CheckedCall.Wrong(List<Mistake> found)
        ? found
        : List.of();
  }

  private Optional<String> problem(String parameter) {
    return mistakes().stream()
        .filter(mistake -> mistake.parameter().equals(parameter))
        .filter(mistake -> attempted || mistake.kind() != Mistake.Kind.MISSING)
        .map(CallWords::sentence)
        .findFirst();
  }

  /**
   * Says at each field what is wrong with it.
   *
   * @return whether nothing is
   */
  public boolean check() {
    attempted = true;
    Optional<FormField> first = Form.firstProblem(rows);
    List<String> named = rows.stream().map(row -> row.control().getId()).toList();
    String general =
        mistakes().stream()
            .filter(mistake -> !named.contains("console-field-" + mistake.parameter()))
            .map(CallWords::sentence)
            .findFirst()
            .orElse("");
    say(general);
    first.ifPresent(row -> row.control().requestFocus());
    return first.isEmpty() && general.isEmpty();
  }

  private void say(String general) {
    wrong.setText(general);
    Controls.show(wrong, !general.isEmpty());
  }

  /** The first field takes the keyboard; false where there is none. */
  public boolean focusFirst() {
    rows.stream().findFirst().ifPresent(row -> row.control().requestFocus());
    return !rows.isEmpty();
  }
}
