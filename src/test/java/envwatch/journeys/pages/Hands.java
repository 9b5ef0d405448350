package envwatch.journeys.pages;

import static org.awaitility.Awaitility.await;

import envwatch.ui.kit.Keyboard;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.window.AccessibilityWalk;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/** Mouse, keyboard and eyes of a person in front of one window. */
final class Hands {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final FxRobot robot = new FxRobot();
  private final Keyboard keyboard = new Keyboard();
  private final Stage window;

  Hands(Stage window) {
    this.window = window;
  }

  Stage window() {
    return window;
  }

  FxRobot robot() {
    return robot;
  }

  /** The part of the window with this id, as soon as it is there and can be seen. */
  <N extends Node> N find(String id, Class<N> kind) {
    return kind.cast(
        await()
            .alias(id)
            .atMost(PATIENCE)
            .until(() -> seen(id), Optional::isPresent)
            .orElseThrow());
  }

  Node find(String id) {
    return find(id, Node.class);
  }

  boolean sees(String id) {
    return seen(id).isPresent();
  }

  private Optional<Node> seen(String id) {
    return see(() ->
        window.getScene().getRoot().lookupAll("#" + id).stream()
            .filter(Hands::visible)
            .findFirst());
  }

  private static boolean visible(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (!each.isVisible()) {
        return false;
      }
    }
    return true;
  }

  /** A window opened over this one, known by something in it. */
  Optional<Stage> childWith(String id) {
    return see(() ->
        Window.getWindows().stream()
            .filter(child -> child instanceof Stage stage && stage.getOwner() == window)
            .map(Stage.class::cast)
            .filter(child -> child.getScene().lookup("#" + id) != null)
            .findFirst());
  }

  /** Presses the button that says this in a question asked over this window. */
  void confirm(String verb) {
    Button button =
        await().atMost(PATIENCE).until(() -> answer(verb), Optional::isPresent).orElseThrow();
    OnJavaFx.run(button::fire);
    settle();
  }

  private Optional<Button> answer(String verb) {
    return see(() ->
        Window.getWindows().stream()
            .filter(child -> child instanceof Stage stage && stage.getOwner() == window)
            .flatMap(
                child -> child.getScene().getRoot().lookupAll(".dialog-buttons .button").stream())
            .map(Button.class::cast)
            .filter(button -> verb.equals(button.getText()))
            .findFirst());
  }

  /** Reads a banner, which takes no press at once, and lists those behind the first for it. */
  void reachBanner(String id) {
    await().pollDelay(Duration.ofMillis(600)).until(() -> true);
    if (see(() -> window().getScene().getRoot().lookup("#banners #" + id) == null)) {
      click("banners-more");
    }
  }

  /** Reads something on the JavaFX thread. */
  <T> T see(Callable<T> what) {
    return OnJavaFx.call(what);
  }

  /** What it says; empty while it cannot be seen. */
  String words(String id) {
    return see(() -> seen(id).map(Hands::wordsOf).orElse(""));
  }

  private static String wordsOf(Node node) {
    return switch (node) {
      case Labeled labeled -> labeled.getText();
      case TextInputControl input -> input.getText();
      default -> throw new AssertionError(node + " says nothing");
    };
  }

  /** What some people could not use. */
  List<String> accessibilityFaults() {
    settle();
    return see(() -> {
      Parent root = window.getScene().getRoot();
      root.applyCss();
      root.layout();
      return AccessibilityWalk.faults(root);
    });
  }

  /** The texts that a screen reader gets of all parts. */
  List<String> readAloud() {
    return see(() ->
        window.getScene().getRoot().lookupAll("*").stream()
            .map(node -> node.queryAccessibleAttribute(AccessibleAttribute.TEXT))
            .filter(Objects::nonNull)
            .map(Object::toString)
            .toList());
  }

  /** The ways to go on that the field with the keyboard offers. */
  List<String> completions() {
    return see(() ->
        Window.getWindows().stream()
            .flatMap(child -> child.getScene().getRoot().lookupAll("#completions").stream())
            .flatMap(list -> list.lookupAll(".completion").stream())
            .map(line -> ((Labeled) line).getText())
            .toList());
  }

  void click(String id) {
    click(find(id));
  }

  /** Follows what moves while data comes in, as a person's hand does. */
  void click(Node node) {
    await().atMost(PATIENCE).until(() -> pointsAt(node));
    robot.clickOn();
    settle();
  }

  private boolean pointsAt(Node node) {
    settle();
    robot.targetWindow(window).moveTo(node);
    settle();
    return see(node::isHover);
  }

  void type(String text) {
    keyboard.write(window.getScene(), text);
  }

  /** Presses the keys together. */
  void press(KeyCode... keys) {
    keyboard.push(keys);
  }

  /** What the event has set off on the JavaFX thread is done when this returns. */
  private static void settle() {
    WaitForAsyncUtils.waitForFxEvents(1);
  }
}
