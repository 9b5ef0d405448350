package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.OrderResult;
import envwatch.actions.Outcome;
import envwatch.api.InvitationOffer;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Invitation;
import envwatch.ui.choices.ChoiceBoxes;
import envwatch.ui.choices.Lookups;
import envwatch.ui.choices.Options;
import envwatch.ui.choices.OutcomeLine;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormBody;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.words.ActionWords;
import envwatch.words.PlainText;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Invites a person to a new environment like a given one, and then has the link of the invitation:
 * masked, only until it is closed, and kept nowhere else. Lives on the JavaFX thread.
 */
final class InviteDialog {
  private static final double WIDTH = 42;
  private static final double HEIGHT = 42;
  private static final double HEIGHT_INVITED = 26;

  private final Environment environment;
  private final Lookups lookups;
  private final BiConsumer<Action.InviteEndUser, Consumer<OrderResult>> sender;
  private final SecretClipboard clipboard;
  private final PasswordReveal<Invitation> reveal;
  private final InvitationForm form = new InvitationForm();
  private final ObjectProperty<Options.State> state =
      new SimpleObjectProperty<>(new Options.State.Loading());
  private final VBox content = new VBox();
  private final OutcomeLine outcome = new OutcomeLine("invite-outcome");
  private final DialogFrame frame;
  private final Button invite;
  private final FormSending sending;
  private InvitationOffer.@Nullable Offered offer;

  /**
   * @param environment one whose policy and blueprint are known
   * @param sender sends the action once, and gives the result on the JavaFX thread
   */
  public InviteDialog(
      @Nullable Window owner,
      EnvironmentTarget target,
      Environment environment,
      Lookups lookups,
      BiConsumer<Action.InviteEndUser, Consumer<OrderResult>> sender,
      SecretClipboard clipboard,
      PasswordReveal<Invitation> reveal) {
    this.environment = environment;
    this.lookups = lookups;
    this.sender = sender;
    this.clipboard = clipboard;
    this.reveal = reveal;
    content
        .getChildren()
        .setAll(
            Controls.wrapped(
                text(
                    "invite.what",
                    PlainText.quoted(Objects.requireNonNull(environment.blueprint())),
                    PlainText.quoted(Objects.requireNonNull(environment.policy())))),
            form.form(),
            ChoiceBoxes.trouble(state, "invite-offer", lookups.host(), this::load));
    content.getStyleClass().add("dialog-body");
    VBox body = FormBody.of(content, outcome);
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            ActionIcons.of(ActionKind.INVITE_END_USER),
            text("invite.title", ActionWords.quoted(target)),
            body,
            WIDTH,
            HEIGHT);
    lookups.onlyWhileOpen(frame.window());
    frame.askBeforeDiscarding();
    invite =
        frame.actionButton(
            text("invite.invite"), ActionIcons.of(ActionKind.INVITE_END_USER), this::invite);
    invite.setDefaultButton(true);
    sending = new FormSending(content, invite, outcome, frame);
    frame.buttons(frame.cancelButton(text("confirm.cancel")), invite);
  }

  public void show() {
    load();
    frame.show(form.first());
  }

  private void load() {
    state.set(new Options.State.Loading());
    invite.setDisable(true);
    outcome.tell(text("form.loading"));
    lookups.ask(service -> service.offers().invitation(environment), this::take);
  }

  private void take(Lookups.Answer<InvitationOffer> answer) {
    outcome.clear();
    state.set(Options.State.after(answer));
    if (answer instanceof Lookups.Answer.Found(InvitationOffer found)) {
      take(found);
    }
    frame.grow();
  }

  private void take(InvitationOffer found) {
    switch (found) {
      case InvitationOffer.Offered offered -> {
        offer = offered;
        form.offer(offered);
        invite.setDisable(false);
      }
      case InvitationOffer.NotListed none -> outcome.warn(text("invite.not-listed"));
      case InvitationOffer.SeveralBlueprints several ->
          outcome.warn(text("invite.several-blueprints"));
    }
  }

  private void invite() {
    InvitationOffer.Offered offered = offer;
    if (offered != null) {
      sending.begin(form.form(), () -> send(form.invitation(offered)));
    }
  }

  private void send(Invitation invitation) {
    sender.accept(
        new Action.InviteEndUser(environment.id(), invitation),
        result -> sending.end(result, () -> invited(invitation, result)));
  }

  private void invited(Invitation invitation, OrderResult result) {
    String note =
        result.activity().outcome() instanceof Outcome.Accepted accepted ? accepted.note() : null;
    outcome.clear();
    content.setDisable(false);
    content
        .getChildren()
        .setAll(InvitedPane.of(invitation, note, result.link(), reveal, clipboard));
    Button close = frame.cancelButton(text("form.close"));
    close.setDefaultButton(true);
    frame.buttons(close);
    frame.window().growBy(HEIGHT_INVITED - HEIGHT);
    close.requestFocus();
  }
}
