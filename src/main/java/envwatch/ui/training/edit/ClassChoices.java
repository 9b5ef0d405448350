package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.Choice;
import envwatch.model.training.ClassField;
import envwatch.model.training.CustomField;
import envwatch.model.training.Instructor;
import envwatch.model.training.InstructorId;
import envwatch.model.training.TrainingClass;
import envwatch.model.training.WindowsZones;
import envwatch.ui.choices.Lookups;
import envwatch.ui.choices.Options;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/**
 * Loads what can be chosen for a class: what depends on the project or the policy again whenever
 * another one is chosen. Lives on the JavaFX thread.
 */
final class ClassChoices {
  private final Lookups lookups;
  private final ClassFields fields;
  final Options projects;
  final Options blueprints;
  final Options policies;
  final Options regions;
  final Options instructors;
  final Options zones;
  final Options countries;
  private final ObjectProperty<Options.State> custom =
      new SimpleObjectProperty<>(new Options.State.Waiting());
  private @Nullable String project;
  private @Nullable String policy;

  ClassChoices(Lookups lookups, ClassFields fields) {
    this.lookups = lookups;
    this.fields = fields;
    TrainingClass seen = fields.before == null ? null : fields.before.trainingClass();
    String projectFirst = text("classes.form.project-first");
    projects = named(ClassField.PROJECT, ClassField.PROJECT_NAME, "");
    blueprints = named(ClassField.BLUEPRINT, ClassField.BLUEPRINT_NAME, projectFirst);
    policies = named(ClassField.POLICY, ClassField.POLICY_NAME, projectFirst);
    instructors =
        named(ClassField.INSTRUCTOR, ClassField.INSTRUCTOR_NAME, text("classes.form.policy-first"));
    zones =
        new Options(
            lookups,
            fields.choice(
                ClassField.ZONE,
                true,
                fields.before(ClassField.ZONE),
                seen == null ? null : seen.zoneName()));
    regions =
        new Options(
            lookups,
            fields.choice(ClassField.REGION, false, seen == null ? null : seen.regionId(), null));
    countries =
        new Options(
            lookups,
            fields.choice(ClassField.COUNTRY, false, fields.before(ClassField.COUNTRY), null));
    if (regions.field().id() == null) {
      Choice any = new Choice("", text("classes.form.region.any"));
      regions.offerFirst(any);
      regions.field().chosen().set(any);
    }
  }

  private Options named(ClassField<String> id, ClassField<String> name, String waitingWords) {
    return new Options(
        lookups, fields.choice(id, true, fields.before(id), fields.before(name)), waitingWords);
  }

  /** How far the fields that the project asks for are loaded. */
  ObjectProperty<Options.State> custom() {
    return custom;
  }

  /**
   * Begins to load.
   *
   * @param here the zone that a new class begins with, if the service knows it
   */
  void load(ZoneId here) {
    projects.load(service -> service.training().projects());
    zones.load(service -> service.training().timeZones());
    regions.load(service -> service.training().regions());
    countries.load(service -> service.training().countries());
    if (fields.creating()) {
      zones
          .state()
          .subscribe(state -> {
            if (state instanceof Options.State.Loaded) {
              choose(here);
            }
          });
    } else {
      custom.set(new Options.State.Loaded());
    }
    loadOfPolicy(false);
    loadOfProject(false);
    projects.field().chosen().subscribe((before, now) -> loadOfProject(true));
    policies.field().chosen().subscribe((before, now) -> loadOfPolicy(true));
  }

  /** Chooses this computer's zone, unless one is chosen already. */
  private void choose(ZoneId here) {
    if (zones.field().id() == null) {
      List<Choice> known = List.copyOf(zones.items());
      Optional<Choice> same = known.stream().filter(one -> here.equals(zone(one))).findFirst();
      same.or(() -> known.stream().filter(one -> alike(zone(one), here)).findFirst())
          .ifPresent(zones.field().chosen()::set);
    }
  }

  private static @Nullable ZoneId zone(Choice choice) {
    return WindowsZones.zone(choice.id());
  }

  private static boolean alike(@Nullable ZoneId zone, ZoneId here) {
    return zone != null && zone.getRules().equals(here.getRules());
  }

  /**
   * @param chosen whether the person has chosen another project
   */
  private void loadOfProject(boolean chosen) {
    String now = projects.field().id();
    if (chosen && Objects.equals(now, project)) {
      return;
    }
    project = now;
    if (chosen) {
      blueprints.empty();
      policies.empty();
      fields.askFor(List.of());
    }
    if (now == null) {
      custom.set(new Options.State.Waiting());
      return;
    }
    blueprints.load(service -> service.training().blueprints(now));
    policies.load(service -> service.training().policies(now));
    if (chosen || fields.creating()) {
      loadCustomFields();
    }
  }

  /** Loads the fields that the project asks for. */
  void loadCustomFields() {
    String asked = project;
    if (asked == null) {
      return;
    }
    custom.set(new Options.State.Loading());
    lookups.ask(
        service -> service.training().customFields(asked),
        (Lookups.Answer<List<CustomField>> answer) -> {
          if (asked.equals(project)) {
            show(answer);
          }
        });
  }

  private void show(Lookups.Answer<List<CustomField>> answer) {
    if (answer instanceof Lookups.Answer.Found(List<CustomField> found)) {
      fields.askFor(found);
    }
    custom.set(Options.State.after(answer));
  }

  private void loadOfPolicy(boolean chosen) {
    String now = policies.field().id();
    if (chosen && Objects.equals(now, policy)) {
      return;
    }
    policy = now;
    if (now == null) {
      instructors.empty();
    } else {
      instructors.load(service -> choices(service.training().instructorChoices(now)));
    }
  }

  /** Whoever has no id cannot be chosen. */
  static List<Choice> choices(List<Instructor> found) {
    List<Choice> choices = new ArrayList<>();
    for (Instructor one : found) {
      InstructorId id = one.id();
      if (id != null) {
        choices.add(new Choice(id.value(), name(one, id.value())));
      }
    }
    return choices;
  }

  /**
   * @param otherwise what somebody is called without name and address
   */
  static String name(Instructor instructor, String otherwise) {
    String name = instructor.name();
    String email = instructor.email();
    if (name == null || name.isBlank()) {
      return email == null || email.isBlank() ? otherwise : email;
    }
    return email == null || email.isBlank() ? name : name + " (" + email + ")";
  }
}
