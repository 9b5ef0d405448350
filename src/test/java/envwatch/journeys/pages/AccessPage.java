package envwatch.journeys.pages;

/** The ways from the window to machines, and what is said about them. */
public final class AccessPage {
  private final Hands hands;

  AccessPage(Hands hands) {
    this.hands = hands;
  }

  /** Chooses in the menu beside the name of the selected environment. */
  public void open(String item) {
    hands.click("access-open");
    hands.robot().clickOn(item);
  }

  /** What the strip above the foot says; empty while it is not there. */
  public String note() {
    return hands.words("access-note-words");
  }
}
