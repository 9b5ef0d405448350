package envwatch.journeys.pages;

import static org.awaitility.Awaitility.await;

import envwatch.ui.kit.OnJavaFx;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.Button;

/** The page of classes. */
public final class ClassesPage {
  private final Hands hands;

  ClassesPage(Hands hands) {
    this.hands = hands;
  }

  /** Presses the button that leads to the page. */
  public void open() {
    hands.click("page-classes");
  }

  /** Checks the class that is open, as soon as there is one. */
  public void check() {
    Button button = hands.find("check-button", Button.class);
    await().until(() -> hands.see(() -> !button.isDisabled()));
    hands.click(button);
  }

  /** The verdict in one line; empty before there is one. */
  public String verdict() {
    return hands.words("check-verdict");
  }

  /** Presses the button of the first line that offers this. */
  public void press(String button) {
    Button found =
        await()
            .until(
                () ->
                    hands.see(() ->
                        Stream.of("#check-mend", "#student-fix")
                            .flatMap(
                                id -> hands.window().getScene().getRoot().lookupAll(id).stream())
                            .map(Button.class::cast)
                            .filter(one -> button.equals(one.getText()) && !one.isDisabled())
                            .filter(one -> one.getParent().isVisible())
                            .findFirst()),
                Optional::isPresent)
            .orElseThrow();
    OnJavaFx.run(found::fire);
  }

  /** What is said of classes that are over; empty while nothing is. */
  public String lights() {
    return hands.words("lights-words");
  }

  /** Suspends what still runs after a class, and confirms it. */
  public void lightsOut(String verb) {
    hands.reachBanner("lights");
    hands.click("lights-suspend");
    hands.confirm(verb);
  }
}
