package envwatch.actions;

import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.tools.ToolField;
import envwatch.tools.ToolValues;
import envwatch.watch.AccountView;
import envwatch.watch.ClassView;
import envwatch.watch.TrainingView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Finds what tools are told of what they are started for.
 *
 * @param classes asked for only where a student is meant
 */
record ToolSubjects(WorldView world, Supplier<TrainingView> classes) {
  /** Empty if it is not, or no longer, known. */
  Optional<ToolValues> values(Requested.OfTool what) {
    return switch (what) {
      case Requested.ToolOnEnvironment(var tool, EnvironmentTarget target) ->
          environment(target.key()).flatMap(known -> values(known, target));
      case Requested.ToolOnStudent student -> values(student);
    };
  }

  private Optional<Environment> environment(EnvironmentKey key) {
    return world.find(key).map(WatchedEnvironment::environment);
  }

  private Optional<ToolValues> values(Environment known, EnvironmentTarget target) {
    ToolValues values = ToolValues.of(account(target.key().account()), known);
    if (target.machine() == null) {
      return Optional.of(values);
    }
    return known.machines().stream()
        .filter(machine -> machine.id().equals(target.machine()))
        .findFirst()
        .map(values::with);
  }

  private Optional<ToolValues> values(Requested.ToolOnStudent what) {
    ClassTarget target = what.target();
    if (target.id() == null) {
      return Optional.empty();
    }
    ClassView seen = classes.get().find(new ClassKey(target.account(), target.id())).orElse(null);
    if (seen == null || seen.students() == null) {
      return Optional.empty();
    }
    ToolValues ofClass =
        new ToolValues(
            Map.of(
                ToolField.ACCOUNT,
                account(target.account()),
                ToolField.CLASS,
                seen.trainingClass().name()));
    return seen.students().list().stream()
        .filter(student -> student.id().equals(what.student()))
        .findFirst()
        .map(student ->
            ofEnvironment(target.account(), student, ofClass)
                .with(
                    ToolField.STUDENT,
                    Objects.requireNonNullElse(student.email(), student.name())));
  }

  private ToolValues ofEnvironment(AccountId account, Student student, ToolValues others) {
    EnvironmentId id = student.environment();
    if (id == null) {
      return others;
    }
    return environment(new EnvironmentKey(account, id))
        .map(known ->
            ToolValues.of(account(account), known)
                .with(ToolField.CLASS, others.values().get(ToolField.CLASS)))
        .orElseGet(() ->
            others
                .with(ToolField.ID, id.value())
                .with(ToolField.STATUS, student.environmentStatus().word()));
  }

  private String account(AccountId id) {
    return world.account(id).map(AccountView::name).orElse("");
  }
}
