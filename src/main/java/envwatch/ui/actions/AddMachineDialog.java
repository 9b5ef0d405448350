package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.api.ApiException;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.MachineTemplate;
import envwatch.ui.choices.Lookups;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormRows;
import envwatch.words.ActionWords;
import envwatch.words.FailureWords;
import envwatch.words.PlainText;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Asks for the template of a new machine, found by parts of its name, and for its own name. */
final class AddMachineDialog {
  private final Lookups lookups;
  private final ObservableList<MachineTemplate> all = FXCollections.observableArrayList();
  private final FilteredList<MachineTemplate> found = new FilteredList<>(all);
  private final TextField search = new TextField();
  private final ListView<MachineTemplate> templates = new ListView<>(found);
  private final Label placeholder = new Label();
  private final Hyperlink again = new Hyperlink(text("form.again"));
  private final TextField name = new TextField();
  private final TextField description = new TextField();
  private final DialogFrame frame;
  private String proposed = "";

  /**
   * @param decided is given the action for a target
   */
  AddMachineDialog(
      @Nullable Window owner,
      EnvironmentTarget target,
      Lookups lookups,
      Consumer<Function<EnvironmentTarget, Action>> decided) {
    this.lookups = lookups;
    FormRows form = new FormRows();
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            ActionIcons.of(ActionKind.ADD_MACHINE),
            text("add-machine.title", ActionWords.quoted(target)),
            form,
            38,
            40);
    lookups.onlyWhileOpen(frame.window());
    frame.askBeforeDiscarding();
    fill(form);
    Button add = frame.buttons(text("add-machine.add"), () -> decided.accept(action()));
    add.setDefaultButton(true);
    // A list keeps Enter for itself, and does nothing with it.
    templates.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            event.consume();
            add.fire();
          }
        });
    add.disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> chosen() == null || name.getText().isBlank(),
                templates.getSelectionModel().selectedItemProperty(),
                name.textProperty()));
  }

  private void fill(FormRows form) {
    search.setId("template-search");
    search.setPromptText(text("add-machine.search.prompt"));
    search.textProperty().subscribe(this::narrow);
    search.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.DOWN) {
        templates.requestFocus();
        templates.getSelectionModel().selectFirst();
        event.consume();
      }
    });
    templates.setId("templates");
    templates.setCellFactory(list -> new TemplateCell());
    again.setId("templates-again");
    again.setOnAction(event -> load());
    VBox empty = new VBox(placeholder, again);
    empty.getStyleClass().add("templates-empty");
    placeholder.setWrapText(true);
    again.managedProperty().bind(again.visibleProperty());
    templates.setPlaceholder(empty);
    templates.getSelectionModel().selectedItemProperty().subscribe(this::propose);
    name.setId("machine-name");
    description.setId("machine-description");
    form.add(text("add-machine.search"), search, "");
    form.add(text("add-machine.template"), templates, "");
    VBox.setVgrow(templates.getParent(), Priority.ALWAYS);
    VBox.setVgrow(templates, Priority.ALWAYS);
    form.add(text("add-machine.name"), name, "");
    form.add(text("add-machine.description"), description, "");
  }

  private @Nullable MachineTemplate chosen() {
    return templates.getSelectionModel().getSelectedItem();
  }

  /** Every word must occur. */
  private void narrow(String typed) {
    List<String> words = List.of(typed.toLowerCase(Locale.ROOT).strip().split("\\s+"));
    MachineTemplate before = chosen();
    found.setPredicate(template -> words.stream().allMatch(searched(template)::contains));
    if (found.contains(before)) {
      templates.getSelectionModel().select(before);
    } else if (found.size() == 1) {
      templates.getSelectionModel().selectFirst();
    } else {
      templates.getSelectionModel().clearSelection();
    }
  }

  private static String searched(MachineTemplate template) {
    return String.join(
            "\n",
            Stream.of(template.name(), template.description(), template.operatingSystem())
                .map(text -> Objects.requireNonNullElse(text, ""))
                .toList())
        .toLowerCase(Locale.ROOT);
  }

  /** The machine is called like its template until another name is typed. */
  private void propose(@Nullable MachineTemplate template) {
    if (template != null && (name.getText().isBlank() || name.getText().equals(proposed))) {
      proposed = PlainText.line(template.name());
      name.setText(proposed);
    }
  }

  private Function<EnvironmentTarget, Action> action() {
    String template = Objects.requireNonNull(chosen()).id();
    return target ->
        new Action.AddMachine(
            target.key().environment(),
            template,
            name.getText().strip(),
            description.getText().strip());
  }

  private void load() {
    placeholder.setText(text("form.loading"));
    again.setVisible(false);
    lookups.ask(service -> service.offers().templates(), this::show);
  }

  private void show(Lookups.Answer<List<MachineTemplate>> answer) {
    switch (answer) {
      case Lookups.Answer.Found(List<MachineTemplate> served) -> {
        placeholder.setText(text(served.isEmpty() ? "add-machine.none" : "add-machine.no-match"));
        all.setAll(served);
        narrow(search.getText());
      }
      case Lookups.Answer.Failed(ApiException cause) ->
          failed(FailureWords.sentence(cause, lookups.host()));
      case Lookups.Answer.NotWatched<List<MachineTemplate>>() ->
          failed(text("obstacle.account-not-watched"));
    }
  }

  private void failed(String why) {
    placeholder.setText(why);
    again.setVisible(true);
  }

  public void show() {
    load();
    frame.show(search);
  }
}
