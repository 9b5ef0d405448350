package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionResult;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Outcome;
import envwatch.api.InvitationOffer;
import envwatch.model.Action;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Invitation;
import envwatch.model.Secret;
import envwatch.ui.choices.ChoiceBoxes;
import envwatch.ui.choices.Lookups;
import envwatch.ui.choices.Options;
import envwatch.ui.choices.OutcomeLine;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormBody;
import envwatch.ui.kit.FormField;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.words.ActionWords;
import envwatch.words.OutcomeWords;
import envwatch.words.PlainText;
import java.time.ZoneId;
import java.util.Objects;
import java.util.Optional;
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
  private final BiConsumer<Action.InviteEndUser, Consumer<ActionResult>> sender;
  private final SecretClipboard clipboard;
  private final PasswordReveal<Invitation> reveal;
  private final InvitationForm form = new InvitationForm();
  private final ObjectProperty<Options.State> state =
      new SimpleObjectProperty<>(new Options.State.Loading());
  private final VBox content = new VBox();
  private final OutcomeLine outcome = new OutcomeLine("invite-outcome");
  private final DialogFrame frame;
  private final Button invite;
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
      BiConsumer<Action.InviteEndUser, Consumer<ActionResult>> sender,
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
    invite =
        frame.actionButton(
            text("invite.invite"), ActionIcons.of(ActionKind.INVITE_END_USER), this::invite);
    invite.setDefaultButton(true);
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

  /** As long as one field has a problem, this only leads to it. */
  private void invite() {
    Optional<FormField> problem = form.firstProblem();
    InvitationOffer.Offered offered = offer;
    if (problem.isPresent()) {
      problem.get().control().requestFocus();
    } else if (offered != null) {
      Invitation invitation = form.invitation(offered);
      sending(true);
      outcome.tell(text("form.sending"));
      sender.accept(
          new Action.InviteEndUser(environment.id(), invitation),
          result -> show(invitation, result));
    }
    frame.grow();
  }

  private void sending(boolean now) {
    content.setDisable(now);
    invite.setDisable(now);
  }

  private void show(Invitation invitation, ActionResult result) {
    String words = OutcomeWords.sentence(result.activity(), ZoneId.systemDefault());
    Outcome outcome = result.activity().outcome();
    switch (outcome.effect()) {
      case ACCEPTED ->
          invited(
              invitation,
              outcome instanceof Outcome.Accepted accepted ? accepted.note() : null,
              result.link());
      case NONE -> refused(words);
      // A second request could invite the person twice.
      case UNCLEAR -> this.outcome.warn(PlainText.lines(words));
    }
    frame.grow();
  }

  private void refused(String why) {
    sending(false);
    outcome.warn(PlainText.lines(why));
    // While it was sent, the focus went to Cancel.
    invite.requestFocus();
  }

  private void invited(Invitation invitation, @Nullable String note, @Nullable Secret link) {
    outcome.clear();
    content.setDisable(false);
    content.getChildren().setAll(InvitedPane.of(invitation, note, link, reveal, clipboard));
    Button close = frame.cancelButton(text("form.close"));
    close.setDefaultButton(true);
    frame.buttons(close);
    frame.window().growBy(HEIGHT_INVITED - HEIGHT);
    close.requestFocus();
  }
}
