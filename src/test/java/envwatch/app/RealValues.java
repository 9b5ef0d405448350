package envwatch.app;

import envwatch.history.Note;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Secret;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.Student;
import envwatch.runtime.Session;
import envwatch.settings.SavedView;
import envwatch.settings.SecuritySettings;
import envwatch.watch.AccountView;
import envwatch.watch.ClassView;
import envwatch.watch.WatchedEnvironment;
import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What nobody who looks at a screen may learn, as the service tells it. */
final class RealValues {
  /** What a person wrote. */
  static final SavedView SAVED_VIEW =
      new SavedView("Labs of Quentin Marker", "owner:quentin.marker@corp.example");

  static final Note NOTE = new Note("Call Quentin Marker", List.of("quentin-marker"));

  private final Set<String> values = new TreeSet<>();
  private final boolean namesToo;

  private RealValues(boolean namesToo) {
    this.namesToo = namesToo;
  }

  static Set<String> of(Session session) {
    RealValues real =
        new RealValues(
            session.settings().current().security().get(SecuritySettings.PRESENTING_NAMES));
    List.of("Marker", "marker").forEach(real::add);
    session.settings().current().accounts().forEach(account -> real.add(account.apiId()));
    session.watch().view().accounts().forEach(real::account);
    session.watch().view().environments().forEach(real::environment);
    session.classes().view().classes().forEach(real::trainingClass);
    return real.values;
  }

  private void account(AccountView account) {
    add(account.name());
    add(account.address().getHost());
  }

  private void environment(WatchedEnvironment watched) {
    add(watched.key().environment().value());
    Environment environment = watched.environment();
    if (environment != null) {
      if (namesToo) {
        add(environment.name());
      }
      add(environment.owner());
      add(environment.description());
      add(environment.organization());
      link(environment.page());
      environment.machines().forEach(this::machine);
    }
  }

  private void machine(Machine machine) {
    if (machine.id().served()) {
      add(machine.id().value());
    }
    add(machine.address());
    add(machine.hostName());
    add(machine.description());
    machine.internalAddresses().forEach(this::add);
    link(machine.webAccess());
    link(machine.page());
  }

  private void trainingClass(ClassView view) {
    add(view.key().id().value());
    add(view.trainingClass().shortId());
    add(view.trainingClass().instructor());
    ClassDetails details = view.details();
    if (details != null) {
      add(details.get(ClassField.INSTRUCTOR_NAME));
      add(details.get(ClassField.INSTRUCTOR));
      add(details.get(ClassField.INSTRUCTOR_EMAIL));
      add(details.get(ClassField.CREATOR_NAME));
      add(details.get(ClassField.CREATOR_EMAIL));
      Secret passphrase = details.get(ClassField.PASSPHRASE);
      if (passphrase != null) {
        add(passphrase.reveal());
      }
    }
    if (view.students() != null) {
      view.students().list().forEach(this::student);
    }
  }

  private void student(Student student) {
    add(student.id().value());
    add(student.email());
    add(student.name());
    add(student.lastName());
    student.machines().forEach(machine -> add(machine.id()));
  }

  private void link(@Nullable String served) {
    if (served != null) {
      add(served);
      add(URI.create(served).getHost());
    }
  }

  private void add(@Nullable String value) {
    if (value != null && value.strip().length() > 2) {
      values.add(value.strip());
    }
  }
}
