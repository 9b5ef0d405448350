package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.model.Invitation;
import envwatch.model.Secret;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Form;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.secrets.SecretLine;
import envwatch.words.PlainText;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;

/** What stands in the place of the form once a person is invited. */
final class InvitedPane {
  private InvitedPane() {}

  /**
   * @param note the service's own words; null if there were none
   * @param link accepts the invitation for whoever opens it; null if the service told none
   */
  static List<Node> of(
      Invitation invitation,
      @Nullable String note,
      @Nullable Secret link,
      PasswordReveal<Invitation> reveal,
      SecretClipboard clipboard) {
    List<Node> shown = new ArrayList<>();
    Label done =
        Controls.wrapped(
            text("invite.done", PlainText.line(invitation.email()), invitation.validForDays()));
    done.setId("invite-done");
    shown.add(done);
    if (note != null) {
      shown.add(Controls.wrapped(text("invite.service-says", PlainText.quoted(note))));
    }
    if (link == null) {
      shown.add(Controls.wrapped(text("invite.link.none")));
      return shown;
    }
    SecretLine<Invitation> line =
        new SecretLine<Invitation>(
                "invite-link",
                new SecretLine.Words(
                    text("invite.link.show"),
                    text("invite.link.hide"),
                    text("invite.link.copy"),
                    text("invite.link.hidden")),
                reveal,
                () ->
                    clipboard.copyInvitation(
                        link, invitation.firstName() + " " + invitation.lastName()))
            .wrapped();
    line.show(invitation, link);
    Label name = new Label(text("invite.link"));
    name.setLabelFor(line);
    shown.add(name);
    shown.add(line);
    shown.add(Form.hint(text("invite.link.hint")));
    return shown;
  }
}
