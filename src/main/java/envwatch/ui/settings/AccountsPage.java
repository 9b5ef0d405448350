package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.secrets.ApiKeys;
import envwatch.secrets.SecretStoreException;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogQuestion;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.QuestionDialog;
import envwatch.util.Defects;
import envwatch.words.PlainText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Accounts: which one is edited, its fields, and the connection test. */
final class AccountsPage implements SettingsPage {
  private final SettingsDraft draft;
  private final Predicate<AccountId> needsKey;
  private final List<ApiVersion> supportedVersions;
  private final ApiKeys keys;
  private final ConnectionTester tester;
  private final BackgroundWork background;
  private final Consumer<Node> scrollTo;
  private final ObjectProperty<@Nullable Cause> keychainObstacle = new SimpleObjectProperty<>();
  private final Map<AccountDraft, AccountForm> forms = new HashMap<>();
  private final Map<AccountDraft, VBox> shown = new HashMap<>();
  private final ComboBox<AccountDraft> choice =
      ChildWindow.notEntered(filling(named(new ComboBox<>(), "account-choice")));
  private final VBox editor = new VBox();
  private final VBox content = styled(new VBox(), "settings-page");

  /**
   * @param needsKey as in {@link SettingsServices}
   * @param scrollTo brings a part of the page into view
   */
  AccountsPage(
      SettingsDraft draft,
      Predicate<AccountId> needsKey,
      List<ApiVersion> supportedVersions,
      ApiKeys keys,
      ConnectionTester tester,
      BackgroundWork background,
      Consumer<Node> scrollTo) {
    this.scrollTo = scrollTo;
    this.draft = draft;
    this.needsKey = needsKey;
    this.supportedVersions = supportedVersions;
    this.keys = keys;
    this.tester = tester;
    this.background = background;
    content.getChildren().setAll(chooser(), editor);
    choice.valueProperty().subscribe(this::edit);
    choice.setValue(firstToMend().orElseGet(draft.accounts()::getFirst));
    askKeychain();
  }

  @Override
  public PageName name() {
    return PageName.ACCOUNTS;
  }

  @Override
  public Region content() {
    return content;
  }

  @Override
  public Optional<FormField> firstProblem() {
    for (AccountDraft account : draft.accounts()) {
      Optional<FormField> problem = form(account).firstProblem();
      if (problem.isPresent()) {
        choice.setValue(account);
        return problem;
      }
    }
    return Optional.empty();
  }

  /**
   * Goes to where a person has to type.
   *
   * @return whether anything is missing
   */
  boolean focusFirst() {
    AccountDraft account = choice.getValue();
    return account != null && form(account).focusFirst(needsKey(account));
  }

  /** Whether an account cannot be watched before a person has typed something. */
  boolean needsAttention() {
    return firstToMend().isPresent();
  }

  private Optional<AccountDraft> firstToMend() {
    return draft.accounts().stream()
        .filter(account -> account.isAdded() || needsKey(account))
        .findFirst();
  }

  private boolean needsKey(AccountDraft account) {
    return needsKey.test(account.id());
  }

  private HBox chooser() {
    choice.setAccessibleText(text("settings.account"));
    choice.setItems(draft.accounts());
    choice.setCellFactory(list -> nameCell());
    choice.setButtonCell(nameCell());
    Button add = Controls.button("account-add", text("settings.account.add"), Glyph.ADD, this::add);
    Button remove =
        Controls.button(
            "account-remove",
            text("settings.account.remove"),
            Glyph.DELETE,
            () -> remove(choice.getValue()));
    remove.getStyleClass().addAll(Styles.BUTTON_OUTLINED, Styles.DANGER);
    remove.disableProperty().bind(Bindings.isNull(choice.valueProperty()));
    return styled(new HBox(choice, whole(add), whole(remove)), "account-chooser");
  }

  private void edit(@Nullable AccountDraft account) {
    if (account == null) {
      editor.getChildren().setAll(Form.hint(text("settings.account.none")));
    } else {
      editor.getChildren().setAll(editorOf(account));
    }
  }

  private AccountForm form(AccountDraft account) {
    return forms.computeIfAbsent(
        account, draft -> new AccountForm(draft, supportedVersions, keychainObstacle));
  }

  private VBox editorOf(AccountDraft account) {
    return shown.computeIfAbsent(
        account,
        edited -> {
          AccountForm form = form(edited);
          return styled(
              new VBox(
                  form.form(),
                  new ConnectionTestSection(
                      form, draft.network(), keys, tester, background, scrollTo)),
              "account-editor");
        });
  }

  private void add() {
    AccountDraft account = AccountDraft.added();
    draft.accounts().add(account);
    choice.setValue(account);
    focusFirst();
  }

  private void remove(AccountDraft account) {
    if (account.isBlank()) {
      removeNow(account);
    } else {
      DialogQuestion question =
          new DialogQuestion(
              Glyph.DELETE,
              text("settings.account.remove.title", PlainText.quoted(display(account))),
              text(
                  account.isAdded()
                      ? "settings.account.remove.added"
                      : "settings.account.remove.stored"),
              text("settings.account.remove"),
              true);
      QuestionDialog.over(content).ask(question, () -> removeNow(account));
    }
  }

  private void removeNow(AccountDraft account) {
    int place = draft.accounts().indexOf(account);
    draft.accounts().remove(account);
    int next = Math.min(place, draft.accounts().size() - 1);
    choice.setValue(next < 0 ? null : draft.accounts().get(next));
  }

  private void askKeychain() {
    Defects.reportFrom(
        keys.obstacle()
            .thenAccept(found -> background.show(() -> keychainObstacle.set(found.orElse(null)))));
    Defects.reportFrom(
        keys.load(draft.accounts().stream().map(AccountDraft::id).toList())
            .thenAccept(loaded -> background.show(() -> show(loaded))));
  }

  private void show(ApiKeys.Loaded loaded) {
    for (AccountDraft account : draft.accounts()) {
      if (account.storedKey().get() == StoredKey.UNKNOWN) {
        account.storedKey().set(stored(account, loaded));
      }
    }
  }

  private static StoredKey stored(AccountDraft account, ApiKeys.Loaded loaded) {
    if (loaded.keys().containsKey(account.id())) {
      return StoredKey.PRESENT;
    }
    return switch (loaded.failures().get(account.id())) {
      case null -> StoredKey.NONE;
      case SecretStoreException failure ->
          switch (failure.reason()) {
            case ABSENT, UNUSABLE -> StoredKey.NONE;
            case LOCKED, DISMISSED, DENIED, TIME_OUT, GONE -> StoredKey.UNREADABLE;
          };
    };
  }

  private static String display(AccountDraft account) {
    String name = account.name().get().strip();
    return name.isEmpty() ? text("settings.account.unnamed") : name;
  }

  private static ChoiceNameCell<AccountDraft> nameCell() {
    return new ChoiceNameCell<>(account -> account.name().map(name -> display(account)));
  }
}
