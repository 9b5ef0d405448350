package envwatch.journeys.pages;

import envwatch.model.Secret;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;

/** The Settings dialog. */
public final class SettingsPage {
  private final Hands hands;

  SettingsPage(Stage window) {
    hands = new Hands(window);
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
