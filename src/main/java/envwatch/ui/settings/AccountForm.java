package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.model.ApiVersion;
import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FocusLoss;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.LinesField;
import envwatch.ui.kit.PresentValues;
import envwatch.ui.kit.SecretField;
import envwatch.ui.kit.ShownAs;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The fields of one account. */
final class AccountForm {
  private final AccountDraft draft;
  private final Form form = new Form();
  private final TextField name = new TextField();
  private final SecretField key = new SecretField();
  private final FormField address;
  private final FormField apiId;
  private final List<FormField> neededForTest;

  /**
   * @param supportedVersions the API versions to choose from
   * @param keychainObstacle why the keychain would not keep a key now; null when it would, and
   *     until that is known
   */
  AccountForm(
      AccountDraft draft,
      List<ApiVersion> supportedVersions,
      ObservableValue<@Nullable Cause> keychainObstacle) {
    this.draft = draft;
    form.add("settings.name", named(name, "account-name"));
    name.textProperty().bindBidirectional(draft.name());
    name.promptTextProperty().bind(draft.address().map(typed -> namePrompt(draft.usualName())));
    address = addressField();
    addVersion(supportedVersions);
    apiId = apiIdField();
    FormField apiKey = keyField();
    addRemember(keychainObstacle);
    FormField environments = environmentsField();
    neededForTest = List.of(address, apiId, apiKey, environments);
  }

  private static String namePrompt(String usual) {
    return usual.isEmpty()
        ? text("settings.name.prompt")
        : text("settings.name.prompt.otherwise", usual);
  }

  AccountDraft draft() {
    return draft;
  }

  Form form() {
    return form;
  }

  /**
   * Goes to the first field that has to be filled in. A person who was asked for a key may paste it
   * without looking: it must not become the name, nor replace it.
   *
   * @param needsKey whether a stored key is known not to be enough
   * @return whether there is such a field
   */
  boolean focusFirst(boolean needsKey) {
    Control empty =
        draft.address().get().isBlank()
            ? address.control()
            : draft.apiId().get().isBlank()
                ? apiId.control()
                : needsKey || draft.keyProblem().isPresent() ? key : null;
    if (empty != null) {
      empty.requestFocus();
    }
    return empty != null;
  }

  /** Checks every field; nothing typed at all is no problem. */
  Optional<FormField> firstProblem() {
    draft.completeAddress();
    return draft.isBlank() ? Optional.empty() : form.firstProblem();
  }

  /** Checks what the connection test needs. */
  Optional<FormField> firstProblemForTest() {
    draft.completeAddress();
    return Form.firstProblem(neededForTest);
  }

  private FormField addressField() {
    TextField field = named(new TextField(), "account-address");
    field.textProperty().bindBidirectional(draft.address());
    FocusLoss.field(field, draft::completeAddress);
    return form.add("settings.address", field, field, draft.address(), draft::addressProblem);
  }

  private void addVersion(List<ApiVersion> supportedVersions) {
    ComboBox<VersionChoice> choice = named(new ComboBox<>(), "account-version");
    choice.getItems().setAll(VersionChoice.among(supportedVersions));
    choice.setConverter(new ShownAs<>(VersionChoice::words));
    choice.valueProperty().bindBidirectional(draft.version());
    form.add("settings.version", choice, Form.hint(text("settings.version.hint")));
  }

  private FormField apiIdField() {
    TextField field = named(new TextField(), "account-api-id");
    field.textProperty().bindBidirectional(draft.apiId());
    return form.add("settings.api-id", field, field, draft.apiId(), draft::apiIdProblem);
  }

  private FormField keyField() {
    named(key, "account-key");
    Secret typed = draft.newKey().get();
    key.setText(typed == null ? "" : typed.reveal());
    key.textProperty().subscribe((before, now) -> draft.newKey().set(key.secret()));
    key.promptTextProperty().bind(draft.storedKey().map(AccountForm::keyPrompt));
    HBox both =
        key.withReveal(
            "account-key-reveal", text("settings.key.reveal"), text("settings.key.hide"));
    return form.add("settings.key", key, both, draft.newKey(), draft::keyProblem, whereToFind());
  }

  /** Whoever has a key knows where it came from. */
  private Label whereToFind() {
    Label hint = named(Form.hint(text("settings.key.hint")), "account-key-hint");
    Controls.showWhile(hint, draft.storedKey().isEqualTo(StoredKey.NONE));
    return hint;
  }

  private static String keyPrompt(StoredKey stored) {
    return text("settings.key.prompt." + stored.name().toLowerCase(Locale.ROOT));
  }

  private void addRemember(ObservableValue<@Nullable Cause> keychainObstacle) {
    CheckBox remember = named(new CheckBox(text("settings.remember")), "account-remember");
    remember.setWrapText(true);
    BooleanBinding absent =
        Bindings.createBooleanBinding(
            () -> keychainObstacle.getValue() == Cause.ABSENT, keychainObstacle);
    remember.disableProperty().bind(absent);
    // What is wished stays as it is for a time when there is a keychain.
    absent.subscribe(none -> remember.setSelected(!none && draft.rememberKey().get()));
    remember.setOnAction(event -> draft.rememberKey().set(remember.isSelected()));
    Label sessionOnly = named(Form.hint(""), "account-session-only");
    sessionOnly
        .textProperty()
        .bind(PresentValues.map(keychainObstacle, AccountForm::obstacleWords).orElse(""));
    Controls.showWhile(sessionOnly, sessionOnly.textProperty().isNotEmpty());
    form.addWide(remember, sessionOnly);
  }

  private static String obstacleWords(Cause obstacle) {
    return text("settings.remember." + key(obstacle));
  }

  private FormField environmentsField() {
    ToggleGroup which = new ToggleGroup();
    RadioButton all =
        named(new RadioButton(text("settings.environments.all")), "account-environments-all");
    RadioButton listed =
        named(new RadioButton(text("settings.environments.listed")), "account-environments-listed");
    all.setToggleGroup(which);
    listed.setToggleGroup(which);
    all.setSelected(true);
    listed.selectedProperty().bindBidirectional(draft.listedOnly());
    LinesField ids = named(new LinesField(), "account-environments");
    ids.setPrefRowCount(3);
    ids.setWrapText(true);
    ids.setPromptText(text("settings.environments.prompt"));
    ids.textProperty().bindBidirectional(draft.environments());
    Controls.showWhile(ids, draft.listedOnly());
    VBox shown = styled(new VBox(all, listed, ids), "form-choices");
    FormField field =
        form.add(
            "settings.environments", ids, shown, draft.environments(), draft::environmentsProblem);
    draft.listedOnly().subscribe((before, now) -> field.recheckIfInvalid());
    return field;
  }
}
