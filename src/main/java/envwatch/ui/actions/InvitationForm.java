package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.api.InvitationOffer;
import envwatch.model.Choice;
import envwatch.model.Invitation;
import envwatch.training.EmailAddress;
import envwatch.ui.choices.ChoiceBoxes;
import envwatch.ui.choices.EditedText;
import envwatch.ui.kit.Form;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;

/** Who is invited, what for and how long. */
final class InvitationForm {
  private static final String USUAL_DAYS = "7";
  private static final int MOST_DAYS = 365;

  private final Form form = new Form();
  private final EditedText email = new EditedText(null);
  private final EditedText firstName = new EditedText(null);
  private final EditedText lastName = new EditedText(null);
  private final EditedText opportunity = new EditedText(null);
  private final EditedText days = new EditedText(USUAL_DAYS);
  private final TextField first;
  private final ComboBox<Choice> member = ChoiceBoxes.plain("invite-member");

  InvitationForm() {
    first = add("email", email, this::emailProblem);
    add("first-name", firstName, () -> missing(firstName));
    add("last-name", lastName, () -> missing(lastName));
    add(
        "opportunity",
        opportunity,
        () -> missing(opportunity),
        Form.hint(text("invite.opportunity.hint")));
    add("days", days, this::daysProblem, Form.hint(text("invite.days.hint")));
  }

  private TextField add(
      String called, EditedText value, Supplier<Optional<String>> check, Node... hints) {
    TextField field = new TextField();
    field.setId("invite-" + called);
    field.textProperty().bindBidirectional(value.typed());
    form.add("invite." + called, field, field, value.typed(), check, hints);
    return field;
  }

  private static Optional<String> missing(EditedText value) {
    return value.blank() ? Optional.of(text("invite.missing")) : Optional.empty();
  }

  private Optional<String> emailProblem() {
    return EmailAddress.looksRight(email.text())
        ? Optional.empty()
        : Optional.of(text("invite.email.invalid"));
  }

  private Optional<String> daysProblem() {
    return days.text().matches("[1-9][0-9]{0,2}") && Integer.parseInt(days.text()) <= MOST_DAYS
        ? Optional.empty()
        : Optional.of(text("invite.days.problem", MOST_DAYS));
  }

  /** Asks for the member, too, where the service wants to know one. */
  void offer(InvitationOffer.Offered offer) {
    if (offer.members().isEmpty()) {
      return;
    }
    member.setPromptText(text("form.choose.prompt"));
    member.getItems().setAll(offer.members());
    if (offer.members().size() == 1) {
      member.setValue(offer.members().getFirst());
    }
    form.add(
        "invite.member",
        member,
        member,
        member.valueProperty(),
        () -> member.getValue() == null ? Optional.of(text("form.choose")) : Optional.empty(),
        Form.hint(text("invite.member.hint")));
  }

  Form form() {
    return form;
  }

  TextField first() {
    return first;
  }

  Invitation invitation(InvitationOffer.Offered offer) {
    Choice chosen = member.getValue();
    return new Invitation(
        offer.policy(),
        offer.blueprint(),
        chosen == null ? null : chosen.id(),
        opportunity.text(),
        Integer.parseInt(days.text()),
        email.text(),
        firstName.text(),
        lastName.text());
  }
}
