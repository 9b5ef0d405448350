package envwatch.journeys.pages;

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

  /** What is said of classes that are over; empty while nothing is. */
  public String lights() {
    return hands.words("lights-words");
  }

  /** Suspends what still runs after a class, and confirms it. */
  public void lightsOut(String verb) {
    hands.click("lights-suspend");
    hands.confirm(verb);
  }
}
