package envwatch.journeys.pages;

import static envwatch.words.Messages.text;

import envwatch.model.Secret;
import java.util.List;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;

/** The Settings dialog. */
public final class SettingsPage {
  /** The pages in their order. */
  public static final List<String> PAGES =
      List.of("accounts", "watching", "security", "appearance", "network");

  private final Hands hands;

  SettingsPage(Stage window) {
    hands = new Hands(window);
  }

  /** Chooses one of {@link #PAGES}. */
  public void turnTo(String page) {
    ListView<?> pages = hands.find("settings-pages", ListView.class);
    hands.see(() -> {
      pages.getSelectionModel().select(PAGES.indexOf(page));
      return page;
    });
  }

  public List<String> accessibilityFaults() {
    return hands.accessibilityFaults();
  }

  /** Types into a field in place of what stands there. */
  public SettingsPage type(String field, String text) {
    hands.click(field);
    hands.press(KeyCode.CONTROL, KeyCode.A);
    hands.type(text);
    return this;
  }

  /** Enters the key in place of what stands there, as pasting it does. */
  public SettingsPage pasteKey(Secret key) {
    hands.click("account-key");
    TextInputControl field = hands.find("account-key", TextInputControl.class);
    hands.see(() -> {
      field.replaceText(0, field.getLength(), key.reveal());
      return field;
    });
    return this;
  }

  public String typed(String field) {
    return hands.words(field);
  }

  public void addAccount() {
    hands.click("account-add");
  }

  /** Removes the account that is shown and confirms it. */
  public void removeAccount() {
    hands.click("account-remove");
    hands.confirm(text("settings.account.remove"));
  }

  public void testConnection() {
    hands.click("account-test");
  }

  /** What a step of the connection test says: address, certificate, clock, key, and so on. */
  public String step(String name) {
    return hands.words("test-" + name);
  }

  /** What the steps add up to. */
  public String outcome() {
    return hands.words("test-outcome");
  }

  public void pressOk() {
    hands.click("settings-ok");
  }

  public boolean isOpen() {
    return hands.see(hands.window()::isShowing);
  }
}
