package envwatch.actions;

import envwatch.model.Secret;
import envwatch.model.training.ClassField;
import envwatch.model.training.Person;
import envwatch.model.training.TrainingAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reduces a change of a class, and the service's words about it, to what may be recorded: one short
 * line without secrets.
 */
final class ClassOrderDetails {
  private ClassOrderDetails() {}

  /** The names, where several people are meant; the target itself names one. */
  public static @Nullable String of(ClassOrder order) {
    ClassTarget target = order.target();
    if (target.people().size() > 1) {
      return Details.oneLine(String.join(", ", target.people()));
    }
    String name =
        order.action() instanceof TrainingAction.EditClass edit
            ? edit.changes().get(ClassField.NAME)
            : null;
    return name == null || name.isBlank() ? null : Details.oneLine(name);
  }

  /** The service's words without links and the class password. */
  public static String serviceWords(String words, TrainingAction action) {
    Secret passphrase =
        switch (action) {
          case TrainingAction.CreateClass create -> create.draft().get(ClassField.PASSPHRASE);
          case TrainingAction.EditClass edit -> edit.changes().get(ClassField.PASSPHRASE);
          default -> null;
        };
    String kept = words;
    if (passphrase != null && !passphrase.reveal().isBlank()) {
      kept = kept.replace(passphrase.reveal(), "…");
    }
    return Details.withoutLinks(kept);
  }

  public static List<Person> people(List<Person> served) {
    return served.stream().map(ClassOrderDetails::person).toList();
  }

  private static Person person(Person served) {
    return new Person(
        served.id(), line(served.email()), line(served.fullName()), served.environment());
  }

  private static @Nullable String line(@Nullable String text) {
    return text == null ? null : Details.oneLine(text);
  }
}
