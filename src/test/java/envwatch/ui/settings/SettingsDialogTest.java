package envwatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.Styles;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import envwatch.settings.AccountSettings;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.AppliedSettings;
import envwatch.settings.Settings;
import envwatch.settings.WatchSettings;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.SecretField;
import envwatch.ui.settings.OpenSettings.Keychain;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SettingsDialogTest {
  private static final AccountSettings LAB = SettingsDraftTest.account("lab", "Lab");
  private static final Settings ONE_ACCOUNT =
      Settings.DEFAULT.with(Settings.ACCOUNTS, List.of(LAB));
  private static final ConnectionTester NEVER_ASKED =
      (account, network, report) -> {
        throw new AssertionError("nobody pressed Test connection");
      };

  private @Nullable OpenSettings dialog;

  private OpenSettings open(Settings settings, Keychain keychain, PageName page) {
    OpenSettings opened = new OpenSettings(settings, keychain, NEVER_ASKED, page);
    dialog = opened;
    return opened;
  }

  private static Keychain keychainWithKey() {
    Keychain keychain = new Keychain(true);
    keychain.stored.put(LAB.id(), Secret.of("stored key"));
    return keychain;
  }

  private OpenSettings firstRun() {
    return open(Settings.DEFAULT, new Keychain(true), PageName.ACCOUNTS);
  }

  @AfterEach
  void close() {
    if (dialog != null) {
      dialog.close();
    }
  }

  @Test
  void firstRunBeginsInTheFirstEmptyFieldThatIsNeeded() {
    OpenSettings settings = firstRun();

    Node empty = settings.node("account-api-id");
    settings.await(() -> assertThat(empty.getScene().getFocusOwner()).isSameAs(empty));
    assertThat(((TextInputControl) empty).getText()).isEmpty();
  }

  @Test
  void whereNothingIsMissingNothingIsTypedInto() {
    OpenSettings settings =
        open(
            Settings.DEFAULT.with(Settings.ACCOUNTS, List.of(LAB)),
            keychainWithKey(),
            PageName.ACCOUNTS);
    Node list = settings.node("settings-pages");
    settings.await(() -> assertThat(list.getScene().getFocusOwner()).isSameAs(list));
  }

  /** The field of a list that is not wanted is hidden. */
  @Test
  void aSettingThatIsFoundTakesTheKeyboardWhereItCanBeSeen() {
    OpenSettings settings = open(ONE_ACCOUNT, keychainWithKey(), PageName.ACCOUNTS);
    settings.press("account-environments-all");
    settings.type("settings-search", "environments");
    OnJavaFx.run(() -> {
      TextField search = (TextField) settings.node("settings-search");
      search.getOnAction().handle(new ActionEvent());
      assertThat(search.getScene().getFocusOwner().getId()).isEqualTo("account-environments-all");
    });
  }

  @Test
  void aSettingIsFoundByItsWords() {
    OpenSettings settings =
        open(
            Settings.DEFAULT.with(Settings.ACCOUNTS, List.of(LAB)),
            keychainWithKey(),
            PageName.ACCOUNTS);
    settings.type("settings-search", "clipboard");
    OnJavaFx.run(() -> {
      assertThat(((ListView<?>) settings.node("settings-pages")).getItems())
          .isEqualTo(List.of(PageName.SECURITY));
      TextField search = (TextField) settings.node("settings-search");
      search.getOnAction().handle(new ActionEvent());
      Node focused = search.getScene().getFocusOwner();
      assertThat(focused.getId()).isEqualTo("security-clipboard");
    });
    settings.type("settings-search", "no such words");
    OnJavaFx.run(() ->
        assertThat(((ListView<?>) settings.node("settings-pages")).getItems())
            .hasSize(PageName.values().length));
  }

  @Test
  void whereNoSettingIsFoundNoPageIsShown() {
    OpenSettings settings = open(ONE_ACCOUNT, keychainWithKey(), PageName.ACCOUNTS);
    settings.type("settings-search", "xy");
    Node found = OnJavaFx.call(() -> content(settings));
    settings.type("settings-search", "xyzzy");
    OnJavaFx.run(() -> {
      assertThat(((ListView<?>) settings.node("settings-pages")).getSelectionModel().isEmpty())
          .isTrue();
      assertThat(((Label) content(settings)).getText())
          .isEqualTo("No setting matches \u201cxyzzy\u201d.");
      ((TextField) settings.node("settings-search")).getOnAction().handle(new ActionEvent());
    });
    settings.type("settings-search", "xyzz");
    OnJavaFx.run(() ->
        assertThat(((Label) content(settings)).getText())
            .isEqualTo("No setting matches \u201cxyzz\u201d."));
    settings.type("settings-search", "");
    assertThat(OnJavaFx.call(() -> content(settings))).isSameAs(found);
  }

  private static Node content(OpenSettings settings) {
    return ((ScrollPane) settings.node("settings-scroll")).getContent();
  }

  @Test
  void whatIsOnlyLookedForOrChosenToBeSeenIsNoReasonToAsk() {
    AccountSettings other = SettingsDraftTest.account("other", "Other");
    OpenSettings settings =
        open(
            Settings.DEFAULT.with(Settings.ACCOUNTS, List.of(LAB, other)),
            keychainWithKey(),
            PageName.ACCOUNTS);
    settings.key("settings-search", KeyCode.TAB);
    settings.type("settings-search", "account");
    OnJavaFx.run(
        () -> ((ComboBox<?>) settings.node("account-choice")).getSelectionModel().selectLast());
    settings.key("settings-ok", KeyCode.ESCAPE);
    assertThat(settings.stage()).isEmpty();
  }

  /** A list keeps Esc for itself, to end the editing of a row. */
  @Test
  void escClosesItFromTheListOfPages() {
    OpenSettings settings = open(ONE_ACCOUNT, keychainWithKey(), PageName.ACCOUNTS);
    settings.key("settings-pages", KeyCode.ESCAPE);
    assertThat(settings.stage()).isEmpty();
  }

  @Test
  void whatWasEnteredIsAskedAbout() {
    OpenSettings settings = open(ONE_ACCOUNT, keychainWithKey(), PageName.ACCOUNTS);
    settings.key("account-name", KeyCode.TAB);
    settings.type("account-name", "Other");
    settings.key("settings-ok", KeyCode.ESCAPE);
    assertThat(settings.question()).hasSize(2);
    assertThat(settings.stage()).isPresent();
  }

  @Test
  void aRemovedAccountIsAskedAbout() {
    OpenSettings settings = open(ONE_ACCOUNT, keychainWithKey(), PageName.ACCOUNTS);
    settings.press("account-remove");
    OnJavaFx.run(settings.question().getLast()::fire);

    settings.key("settings-ok", KeyCode.ESCAPE);

    assertThat(settings.question()).hasSize(2);
    assertThat(settings.stage()).isPresent();
  }

  @Test
  void anAccountThatIsAddedAndLeftBlankIsNotAskedAbout() {
    OpenSettings settings = open(ONE_ACCOUNT, keychainWithKey(), PageName.ACCOUNTS);
    settings.press("account-add");

    settings.key("settings-ok", KeyCode.ESCAPE);

    assertThat(settings.stage()).isEmpty();
  }

  @Test
  void aKeyPastedForAnAccountWhoseKeyWasRejectedDoesNotBecomeItsName() {
    AccountSettings other = SettingsDraftTest.account("other", "Other");
    OpenSettings settings =
        new OpenSettings(
            Settings.DEFAULT.with(Settings.ACCOUNTS, List.of(other, LAB)),
            null,
            LAB.id()::equals,
            keychainWithKey(),
            NEVER_ASKED,
            PageName.ACCOUNTS);
    dialog = settings;

    Node key = settings.node("account-key");
    settings.await(() -> assertThat(key.getScene().getFocusOwner()).isSameAs(key));
    assertThat(((TextInputControl) settings.node("account-name")).getText()).isEqualTo("Lab");
  }

  @Test
  void anAccountOfTheCommandLineWhoseKeyIsRejectedOnlyNeedsAnotherKey() {
    OpenSettings settings = openRejected();
    Node key = settings.node("account-key");
    settings.await(() -> assertThat(key.getScene().getFocusOwner()).isSameAs(key));

    settings.type("account-key", "another key");
    settings.press("settings-ok");

    AccountSettings stored = settings.applied.getFirst().settings().accounts().getFirst();
    assertThat(stored.address()).isEqualTo(URI.create("https://lab.example.com"));
    assertThat(stored.apiId()).isEqualTo("API7");
    assertThat(stored.environments()).containsExactly("EN01");
    assertThat(settings.applied.getFirst().newKeys()).containsOnlyKeys(stored.id());
  }

  @Test
  void anAccountOfTheCommandLineIsNotStoredWithoutAnotherKey() {
    OpenSettings settings = openRejected();

    settings.press("settings-ok");

    assertThat(settings.applied.getFirst().settings().accounts()).isEmpty();
  }

  private OpenSettings openRejected() {
    ApiAccount rejected =
        new ApiAccount(
            new AccountId("command-line"),
            "lab.example.com",
            URI.create("https://lab.example.com"),
            null,
            "API7",
            Secret.of("rejected key"),
            List.of(new EnvironmentId("EN01")));
    OpenSettings opened =
        new OpenSettings(
            Settings.DEFAULT,
            rejected,
            account -> true,
            new Keychain(true),
            NEVER_ASKED,
            PageName.ACCOUNTS);
    dialog = opened;
    return opened;
  }

  @Test
  void aFieldIsCheckedWhenItIsLeft() {
    OpenSettings settings = firstRun();
    settings.focus("account-address");
    settings.type("account-address", "http://lab.example.com");
    assertThat(settings.problemOf("account-address")).isEmpty();

    settings.focus("account-api-id");

    assertThat(settings.problemOf("account-address")).startsWith("Use https.");
  }

  @Test
  void theDialogLeavesRoomOnTheScreen() {
    OpenSettings settings = firstRun();

    double width = OnJavaFx.call(() -> settings.stage().orElseThrow().getWidth());

    assertThat(width).isBetween(700.0, 900.0);
  }

  @ParameterizedTest
  @EnumSource
  void everythingIsReadWholeInALargeFont(PageName page) {
    Settings large = ONE_ACCOUNT.with(Settings.APPEARANCE, new AppearanceSettings(Theme.LIGHT, 21));
    OpenSettings settings = open(large, keychainWithKey(), page);

    settings.await(() -> assertThat(cut(settings)).isEmpty());
  }

  private static List<String> cut(OpenSettings settings) {
    return OnJavaFx.call(() ->
        settings.scene().getRoot().lookupAll("*").stream()
            .filter(node ->
                node instanceof Labeled words && words.isVisible() && words.isTextTruncated())
            .map(node -> ((Labeled) node).getText())
            .toList());
  }

  @Test
  void aBareHostNameIsCompletedWhenTheFieldIsLeft() {
    OpenSettings settings = firstRun();
    settings.focus("account-address");
    settings.type("account-address", "lab.example.com");

    settings.focus("account-api-id");

    assertThat(((TextInputControl) settings.node("account-address")).getText())
        .isEqualTo("https://lab.example.com");
  }

  @Test
  void aComplaintGoesAsSoonAsTheValueWillDo() {
    OpenSettings settings = open(ONE_ACCOUNT, new Keychain(true), PageName.WATCHING);
    settings.focus("watching-resting");
    settings.type("watching-resting", "0");
    settings.focus("watching-changing");
    assertThat(settings.problemOf("watching-resting"))
        .isEqualTo("Enter a whole number from 1 to 3600.");

    settings.type("watching-resting", "15");

    assertThat(settings.problemOf("watching-resting")).isEmpty();
  }

  @Test
  void okLeadsToTheFirstMistakeAndAppliesNothing() {
    OpenSettings settings = open(ONE_ACCOUNT, keychainWithKey(), PageName.WATCHING);
    settings.type("watching-resting", "often");
    OnJavaFx.run(() -> pages(settings).choose(PageName.NETWORK));

    settings.press("settings-ok");

    Node wrong = settings.node("watching-resting");
    assertThat(settings.problemOf("watching-resting")).isNotEmpty();
    assertThat(OnJavaFx.call(wrong.getScene()::getFocusOwner)).isSameAs(wrong);
    assertThat(settings.applied).isEmpty();
    assertThat(settings.stage()).isPresent();
  }

  @Test
  void okHandsOverEverythingAndCloses() {
    OpenSettings settings = firstRun();
    settings.type("account-name", "Lab");
    settings.type("account-api-id", "ABC");
    settings.type("account-key", "  the key ");
    OnJavaFx.run(() -> pages(settings).choose(PageName.WATCHING));
    settings.type("watching-resting", "60");

    settings.press("settings-ok");

    AppliedSettings applied = settings.applied.getFirst();
    AccountSettings account = applied.settings().accounts().getFirst();
    assertThat(account.apiId()).isEqualTo("ABC");
    assertThat(applied.settings().watching().get(WatchSettings.RESTING)).hasSeconds(60);
    assertThat(applied.newKeys().get(account.id()).reveal()).isEqualTo("the key");
    assertThat(settings.stage()).isEmpty();
  }

  @Test
  void anAccountWithoutNameIsCalledByItsHost() {
    OpenSettings settings = firstRun();
    settings.type("account-address", "lab.example.com");
    settings.type("account-api-id", "ABC");
    settings.type("account-key", "the key");

    settings.press("settings-ok");

    assertThat(settings.applied)
        .first()
        .extracting(applied -> applied.settings().accounts().getFirst().name())
        .isEqualTo("lab.example.com");
  }

  @Test
  void cancelDiscards() {
    OpenSettings settings = open(ONE_ACCOUNT, new Keychain(true), PageName.APPEARANCE);
    settings.press("theme-dark");
    assertThat(settings.previews).last().isNotEqualTo(ONE_ACCOUNT.appearance());

    settings.press("settings-cancel");

    assertThat(settings.applied).isEmpty();
    assertThat(settings.stage()).isEmpty();
    assertThat(settings.previews).last().isEqualTo(ONE_ACCOUNT.appearance());
  }

  @Test
  void removingAnAccountAsksLikeEveryOtherQuestion() {
    OpenSettings settings = open(ONE_ACCOUNT, keychainWithKey(), PageName.ACCOUNTS);

    settings.press("account-remove");

    assertThat(settings.question())
        .extracting(Labeled::getText)
        .containsExactly("Cancel", "Remove");
    assertThat(OnJavaFx.call(settings.question().getFirst()::isFocused)).isTrue();
    assertThat(settings.question().getLast().getStyleClass()).contains(Styles.DANGER);
  }

  @Test
  void anAccountIsRemovedOnlyWhenThatIsConfirmed() {
    OpenSettings settings = open(ONE_ACCOUNT, keychainWithKey(), PageName.ACCOUNTS);
    settings.press("account-remove");
    OnJavaFx.run(settings.question().getFirst()::fire);
    assertThat(settings.disabled("account-remove")).isFalse();

    settings.press("account-remove");
    OnJavaFx.run(settings.question().getLast()::fire);

    assertThat(settings.disabled("account-remove")).isTrue();
  }

  @Test
  void aThemeMarkedByTheArrowKeysIsTheOneApplied() {
    OpenSettings settings = open(ONE_ACCOUNT, keychainWithKey(), PageName.APPEARANCE);
    settings.focus("theme-system");

    settings.key("theme-system", KeyCode.DOWN);
    settings.press("settings-ok");

    assertThat(settings.applied.getFirst().settings().appearance().get(AppearanceSettings.THEME))
        .isEqualTo(Theme.LIGHT);
  }

  @Test
  void aProxyMarkedByTheArrowKeysCanBeEntered() {
    OpenSettings settings = open(ONE_ACCOUNT, new Keychain(true), PageName.NETWORK);
    settings.focus("proxy-none");
    Node host = settings.node("proxy-host");
    assertThat(host.isDisabled()).isTrue();

    settings.key("proxy-none", KeyCode.DOWN);

    assertThat(host.isDisabled()).isFalse();
  }

  @Test
  void theNameOfAPageStaysInItsPlaceWhenTheListOfPagesGetsTheFocus() {
    AppearanceSettings look = ONE_ACCOUNT.appearance();
    OnJavaFx.run(() -> new Appearance(look).use(look));
    OpenSettings settings = open(ONE_ACCOUNT, new Keychain(true), PageName.WATCHING);
    settings.focus("watching-resting");
    double before = placeOfThePageShown(settings);

    settings.focus("settings-pages");

    assertThat(placeOfThePageShown(settings)).isEqualTo(before);
  }

  private static double placeOfThePageShown(OpenSettings settings) {
    return OnJavaFx.call(() -> {
      Parent root = settings.scene().getRoot();
      root.applyCss();
      root.layout();
      Node name = pages(settings).lookup(".list-cell:selected").lookup(".text");
      return name.localToScene(name.getBoundsInLocal()).getMinX();
    });
  }

  @Test
  void withoutKeychainItSaysThisSessionOnly() {
    OpenSettings settings = open(ONE_ACCOUNT, new Keychain(false), PageName.ACCOUNTS);

    settings.await(() -> {
      assertThat(settings.node("account-remember").isDisabled()).isTrue();
      assertThat(settings.node("account-session-only").isVisible()).isTrue();
    });
    assertThat(settings.words("account-session-only")).startsWith("This session only");
    assertThat(((CheckBox) settings.node("account-remember")).isSelected()).isFalse();

    settings.type("account-key", "typed key");
    settings.press("settings-ok");

    assertThat(settings.applied.getFirst().settings().accounts().getFirst().rememberKey()).isTrue();
  }

  @Test
  void aStoredKeyIsKeptWithoutBeingShown() {
    OpenSettings settings = open(ONE_ACCOUNT, keychainWithKey(), PageName.ACCOUNTS);
    TextInputControl key = (TextInputControl) settings.node("account-key");
    settings.await(() -> assertThat(key.getPromptText()).startsWith("Stored."));
    assertThat(key.getText()).isEmpty();

    settings.press("settings-ok");

    assertThat(settings.applied.getFirst().newKeys()).isEmpty();
  }

  @Test
  void aMissingKeyIsAskedFor() {
    OpenSettings settings = open(ONE_ACCOUNT, new Keychain(true), PageName.ACCOUNTS);
    TextInputControl key = (TextInputControl) settings.node("account-key");
    settings.await(() -> assertThat(key.getPromptText()).isEqualTo("Paste the key"));

    settings.press("settings-ok");

    assertThat(settings.problemOf("account-key")).isEqualTo("Enter the API key.");
    assertThat(settings.applied).isEmpty();
  }

  @Test
  void theKeyIsInNoAccessibleTextNotEvenRevealed() {
    OpenSettings settings = firstRun();
    settings.type("account-key", "s3cret-key");
    settings.press("account-key-reveal");

    List<String> told = OnJavaFx.call(() -> everythingToldOf(settings.scene().getRoot()));

    assertThat(told).isNotEmpty().noneMatch(words -> words.contains("s3cret"));
  }

  @Test
  void theAppliedSettingsDoNotNameTheKey() {
    OpenSettings settings = firstRun();
    settings.type("account-name", "Lab");
    settings.type("account-api-id", "ABC");
    settings.type("account-key", "s3cret-key");
    settings.press("settings-ok");

    assertThat(settings.applied.getFirst().toString()).doesNotContain("s3cret");
  }

  private static PageList pages(OpenSettings settings) {
    return (PageList) settings.node("settings-pages");
  }

  /** What a screen reader and a debugger learn of the node and everything in it. */
  private static List<String> everythingToldOf(Node node) {
    List<String> told = new ArrayList<>();
    for (AccessibleAttribute attribute :
        List.of(AccessibleAttribute.TEXT, AccessibleAttribute.HELP)) {
      Object value = node.queryAccessibleAttribute(attribute);
      if (value != null && !insideOfSecretField(node)) {
        told.add(value.toString());
      }
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> told.addAll(everythingToldOf(child)));
    }
    return told;
  }

  /** The text node that paints the field is no element of its own for a screen reader. */
  private static boolean insideOfSecretField(Node node) {
    for (Node above = node.getParent(); above != null; above = above.getParent()) {
      if (above instanceof SecretField) {
        return true;
      }
    }
    return false;
  }
}
