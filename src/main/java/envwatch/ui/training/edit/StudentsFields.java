package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.Secret;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassDraft;
import envwatch.model.training.EarlyAccess;
import envwatch.ui.choices.EditedText;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** How students come into a class. */
final class StudentsFields {
  /** service/api-v3-training.md, POST /class. */
  private static final int USUAL_LIMIT = 60;

  private final boolean creating;
  private final int limit;
  private final EditedText most;
  private final ObjectProperty<@Nullable Secret> passphrase = new SimpleObjectProperty<>();
  private final @Nullable EarlyAccess earlyAccessBefore;
  private final ObjectProperty<@Nullable EarlyAccess> earlyAccess;
  private final EditedSwitch selfRegistration;
  private final EditedSwitch multipleLogin;

  private StudentsFields(
      boolean creating,
      int limit,
      @Nullable Integer most,
      @Nullable EarlyAccess earlyAccess,
      @Nullable Boolean selfRegistration,
      @Nullable Boolean multipleLogin) {
    this.creating = creating;
    this.limit = limit;
    this.most = new EditedText(most == null ? null : most.toString());
    this.earlyAccessBefore = earlyAccess;
    this.earlyAccess = new SimpleObjectProperty<>(earlyAccess);
    this.selfRegistration = new EditedSwitch(selfRegistration);
    this.multipleLogin = new EditedSwitch(multipleLogin);
  }

  static StudentsFields ofNew() {
    StudentsFields fields = new StudentsFields(true, USUAL_LIMIT, null, null, false, false);
    fields.earlyAccess.set(EarlyAccess.EVERYBODY);
    return fields;
  }

  static StudentsFields of(ClassDetails details) {
    Integer limit = details.maxStudentsLimit();
    return new StudentsFields(
        false,
        limit == null || limit < 1 ? USUAL_LIMIT : limit,
        details.maxStudents(),
        details.earlyAccess(),
        details.selfRegistration(),
        details.multipleStudentLogin());
  }

  /** The most students that a class may admit. */
  public int limit() {
    return limit;
  }

  /** How many are admitted; blank for no limit of its own. */
  public EditedText most() {
    return most;
  }

  /** The class password as typed; null while it is not, which leaves that of the class. */
  public ObjectProperty<@Nullable Secret> passphrase() {
    return passphrase;
  }

  public ObjectProperty<@Nullable EarlyAccess> earlyAccess() {
    return earlyAccess;
  }

  public EditedSwitch selfRegistration() {
    return selfRegistration;
  }

  public EditedSwitch multipleLogin() {
    return multipleLogin;
  }

  public Optional<String> passphraseProblem() {
    return creating && passphrase.get() == null
        ? Optional.of(text("classes.form.password.empty"))
        : Optional.empty();
  }

  public Optional<String> mostProblem() {
    return most.blank() || most.change() == null || number().isPresent()
        ? Optional.empty()
        : Optional.of(text("settings.number.problem", 1, limit));
  }

  private OptionalInt number() {
    try {
      int number = Integer.parseInt(most.text());
      return number >= 1 && number <= limit ? OptionalInt.of(number) : OptionalInt.empty();
    } catch (NumberFormatException e) {
      return OptionalInt.empty();
    }
  }

  void fill(ClassDraft.Builder draft) {
    EarlyAccess chosen = earlyAccess.get();
    draft
        .passphrase(passphrase.get())
        .earlyAccess(Objects.equals(chosen, earlyAccessBefore) ? null : chosen)
        .selfRegistration(selfRegistration.change())
        .multipleStudentLogin(multipleLogin.change());
    if (most.change() != null) {
      draft.maxStudents(most.blank() ? ClassDraft.NO_LIMIT : number().orElseThrow());
    }
  }
}
