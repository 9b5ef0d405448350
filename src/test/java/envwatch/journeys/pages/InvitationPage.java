package envwatch.journeys.pages;

import static org.awaitility.Awaitility.await;

import envwatch.api.InvitationOffer;
import envwatch.ui.kit.OnJavaFx;
import javafx.scene.control.ComboBox;
import javafx.stage.Stage;

/** The dialog that invites a person to an environment like one in the list. */
public final class InvitationPage {
  private final Hands hands;

  InvitationPage(Stage window) {
    hands = new Hands(window);
  }

  /** Types into the field of this name, such as {@code first-name}. */
  public InvitationPage type(String field, String text) {
    hands.click("invite-" + field);
    hands.type(text);
    return this;
  }

  /** Chooses the first {@linkplain InvitationOffer.Offered#members member} that is offered. */
  public InvitationPage chooseMember() {
    await().until(() -> hands.sees("invite-member"));
    ComboBox<?> member = hands.find("invite-member", ComboBox.class);
    OnJavaFx.run(() -> member.getSelectionModel().selectFirst());
    return this;
  }

  public InvitationPage invite() {
    hands.click("dialog-act");
    return this;
  }

  /** What it says once the person is invited; empty before. */
  public String done() {
    return hands.words("invite-done");
  }

  /** What is shown in the place of the link. */
  public String link() {
    return hands.words("invite-link");
  }

  public InvitationPage copyLink() {
    hands.click("invite-link-copy");
    return this;
  }

  public void close() {
    hands.click("dialog-cancel");
  }
}
