package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.training.ClassDraft;
import envwatch.model.training.InvitationEmail;
import envwatch.ui.choices.EditedText;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What students are sent. */
final class InvitationFields {
  private final EditedSwitch custom;
  private final EditedText subject;
  private final EditedText body;
  private final InvitationEmail before;

  InvitationFields(InvitationEmail before) {
    this.before = before;
    custom = new EditedSwitch(before.custom());
    subject = new EditedText(before.subject());
    body = new EditedText(before.body());
  }

  /** Whether the texts replace those of the service. */
  public EditedSwitch custom() {
    return custom;
  }

  public EditedText subject() {
    return subject;
  }

  public EditedText body() {
    return body;
  }

  /** Begins with the service's own texts, whose placeholders are then seen. */
  public void begin() {
    begin(subject, before.defaultSubject());
    begin(body, before.defaultBody());
  }

  private static void begin(EditedText text, @Nullable String usual) {
    if (text.blank() && usual != null) {
      text.typed().set(usual);
    }
  }

  public Optional<String> subjectProblem() {
    return problem(subject, "classes.form.subject.empty");
  }

  public Optional<String> bodyProblem() {
    return problem(body, "classes.form.body.empty");
  }

  private Optional<String> problem(EditedText field, String key) {
    return custom.on().get() && field.blank() ? Optional.of(text(key)) : Optional.empty();
  }

  void fill(ClassDraft.Builder draft) {
    draft.customInvitation(custom.change());
    if (custom.on().get()) {
      draft.invitationSubject(subject.change()).invitationBody(body.change());
    }
  }
}
