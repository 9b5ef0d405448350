package envwatch.journeys.pages;

import static org.awaitility.Awaitility.await;

import envwatch.ui.kit.OnJavaFx;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;

/** The API console. */
public final class ConsolePage {
  private final Hands hands;

  ConsolePage(Stage window) {
    hands = new Hands(window);
  }

  /** Types into the search field and takes the first operation with Enter. */
  public ConsolePage find(String text) {
    hands.click("console-search");
    hands.press(KeyCode.CONTROL, KeyCode.A);
    hands.type(text);
    hands.press(KeyCode.ENTER);
    return this;
  }

  /** What is found, as the list shows it. */
  public int found() {
    ListView<?> list = hands.find("console-operations", ListView.class);
    return hands.see(() -> list.getItems().size());
  }

  /** The operation that is open. */
  public String operation() {
    return hands.words("console-address");
  }

  /** Types where the keyboard is: after Enter in the search, in the first field. */
  public ConsolePage type(String text) {
    hands.type(text);
    return this;
  }

  /** Takes the first completion of what is typed. */
  public ConsolePage complete() {
    await().until(() -> !completions().isEmpty());
    hands.press(KeyCode.TAB);
    return this;
  }

  public List<String> completions() {
    return hands.completions();
  }

  /** What a field of the form holds. */
  public String filled(String parameter) {
    return hands.words("console-field-" + parameter);
  }

  public ConsolePage run() {
    hands.click("console-run");
    return this;
  }

  /** Presses the button that says this in the question. */
  public void confirm(String verb) {
    hands.confirm(verb);
  }

  /** The button of the question, and whether it can be pressed. */
  public boolean canConfirm() {
    return hands.see(() -> question().map(button -> !button.isDisabled()).orElse(false));
  }

  private Optional<Button> question() {
    return hands
        .childWith("dialog-act")
        .map(dialog -> (Button) dialog.getScene().lookup("#dialog-act"));
  }

  public void typeName(String name) {
    Stage dialog =
        await().until(() -> hands.childWith("typed-name"), Optional::isPresent).orElseThrow();
    OnJavaFx.run(() -> ((TextInputControl) dialog.getScene().lookup("#typed-name")).setText(name));
  }

  /** Status, time and size of the answer; empty while there is none. */
  public String summary() {
    return hands.words("console-summary");
  }

  /** What is said of the call; empty while there is nothing to say. */
  public String said() {
    return hands.words("console-said");
  }

  /** The lines of the answer that are on screen. */
  public List<String> answer() {
    return hands.see(() ->
        hands.window().getScene().getRoot().lookupAll(".answer-line").stream()
            .map(line ->
                line.lookupAll(".label").stream()
                    .map(label -> ((Labeled) label).getText())
                    .reduce("", (one, two) -> (one + " " + two).strip()))
            .toList());
  }

  /** The whole answer as text. */
  public String text() {
    hands.click("console-as-text");
    String text = hands.words("console-raw");
    hands.click("console-as-text");
    return text;
  }

  /** Chooses an item of the menu "Copy as". */
  public void copyAs(String kind) {
    choose("console-copy", "console-copy-" + kind);
  }

  private void choose(String menu, String item) {
    MenuButton button = hands.find(menu, MenuButton.class);
    MenuItem chosen =
        hands.see(() ->
            button.getItems().stream()
                .filter(one -> item.equals(one.getId()))
                .findFirst()
                .orElseThrow());
    OnJavaFx.run(chosen::fire);
  }

  public List<String> accessibilityFaults() {
    return hands.accessibilityFaults();
  }

  public void press(KeyCode... keys) {
    hands.press(keys);
  }

  public boolean isOpen() {
    return hands.see(hands.window()::isShowing);
  }

  /** For pictures. */
  public Node root() {
    return hands.window().getScene().getRoot();
  }
}
