package envwatch.presenting;

import envwatch.model.training.Instructor;
import envwatch.model.training.Person;
import envwatch.model.training.Student;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.TrainingAction;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What is shown of people, whose names consist of parts, and what that stands for. */
final class PeopleMasking {
  private final Masking masking;
  private final Aliases aliases;

  /** What people are called, by what is shown of them. */
  private final Map<PersonNames, PersonNames> people = new HashMap<>();

  /** What is shown of their names, by their address. */
  private final Map<String, PersonNames> shownByEmail = new HashMap<>();

  /**
   * @param masking for what is not about people
   */
  PeopleMasking(Masking masking, Aliases aliases) {
    this.masking = masking;
    this.aliases = aliases;
  }

  private @Nullable String email(@Nullable String email) {
    return email == null ? null : aliases.email(email);
  }

  Student student(Student real) {
    PersonNames names = names(real.email(), real.firstName(), real.lastName());
    return new Student(
        masking.mask(real.id()),
        names.first(),
        names.last(),
        email(real.email()),
        real.attendance(),
        real.attendanceServed(),
        masking.mask(real.environment()),
        real.environmentStatus(),
        real.commands(),
        masking.mask(real.machines()));
  }

  Person person(Person real) {
    return new Person(
        masking.mask(real.id()),
        email(real.email()),
        aliases.fullName(real.fullName() == null ? null : real.email(), real.fullName()),
        masking.mask(real.environment()));
  }

  Instructor instructor(Instructor real) {
    return new Instructor(
        masking.mask(real.id()),
        aliases.fullName(real.name() == null ? null : real.email(), real.name()),
        real.email() == null ? null : aliases.person(real.email()));
  }

  /** Names and addresses of people have one number where both are known: full names come first. */
  private synchronized PersonNames names(
      @Nullable String email, @Nullable String first, @Nullable String last) {
    PersonNames real = new PersonNames(first, last);
    String alias = real.full().isEmpty() ? null : aliases.fullName(email, real.full());
    if (alias == null) {
      return real;
    }
    PersonNames shown = real.shownAs(alias);
    people.putIfAbsent(shown, real);
    if (email != null) {
      shownByEmail.putIfAbsent(email.toLowerCase(Locale.ROOT), shown);
    }
    return people.containsKey(real) ? real : shown;
  }

  StudentDraft draft(StudentDraft draft) {
    String email = masking.real(draft.email());
    PersonNames names = realNames(email, draft.firstName(), draft.lastName());
    return new StudentDraft(email, names.first(), names.last());
  }

  TrainingAction.MakePersonalLink personalLink(TrainingAction.MakePersonalLink link) {
    String email = masking.real(link.email());
    PersonNames names = realNames(email, link.firstName(), link.lastName());
    return new TrainingAction.MakePersonalLink(
        masking.real(link.trainingClass()),
        email,
        Objects.requireNonNullElse(names.first(), ""),
        Objects.requireNonNullElse(names.last(), ""),
        link.register(),
        masking.real(link.details()));
  }

  /** Where one part was changed, the other one is still that of the person with this address. */
  private synchronized PersonNames realNames(
      @Nullable String email, @Nullable String first, @Nullable String last) {
    PersonNames known = people.get(new PersonNames(first, last));
    PersonNames shown = email == null ? null : shownByEmail.get(email.toLowerCase(Locale.ROOT));
    PersonNames real = shown == null ? null : people.get(shown);
    if (known != null || shown == null || real == null) {
      return known == null ? new PersonNames(masking.real(first), masking.real(last)) : known;
    }
    return new PersonNames(
        Objects.equals(first, shown.first()) ? real.first() : masking.real(first),
        Objects.equals(last, shown.last()) ? real.last() : masking.real(last));
  }
}
