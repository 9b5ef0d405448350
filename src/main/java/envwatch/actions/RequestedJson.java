package envwatch.actions;

import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.training.ClassId;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingActionKind;

/**
 * Converts what was requested to and from fields of a JSON object. What names a class names no
 * environment, so that versions without classes pass over it.
 */
final class RequestedJson {
  private static final String CALL = "CALL";
  private static final String CREATION = "CREATE_ENVIRONMENT";

  /** No action of any version, so that versions without tools pass over it. */
  private static final String TOOL = "TOOL";

  private RequestedJson() {}

  static void write(Requested requested, RecordedFields to) {
    to.put("accountId", requested.account().value());
    switch (requested) {
      case Requested.OfEnvironment(ActionKind kind, EnvironmentTarget target) -> {
        to.put("kind", kind.name());
        write(target, to);
      }
      case Requested.OfClass(TrainingActionKind kind, ClassTarget target) -> {
        to.put("kind", kind.name());
        write(target, to);
      }
      case Requested.OfCreation(var account, String name) ->
          to.put("kind", CREATION).put("name", name);
      case Requested.OfCall(var account, String operation, String subject) ->
          to.put("kind", CALL).put("operation", operation).put("subject", subject);
      case Requested.ToolOnEnvironment(String tool, EnvironmentTarget target) -> {
        to.put("kind", TOOL).put("tool", tool);
        write(target, to);
      }
      case Requested.ToolOnStudent(String tool, ClassTarget target, StudentId student) -> {
        to.put("kind", TOOL).put("tool", tool);
        write(target, to);
        to.put("studentId", student.value());
      }
    }
  }

  private static void write(EnvironmentTarget target, RecordedFields to) {
    to.put("environmentId", target.key().environment().value());
    to.put("environment", target.environmentName());
    if (target.machine() != null) {
      to.put("machineId", target.machine().value());
      to.put("machine", target.machineName());
    }
  }

  private static void write(ClassTarget target, RecordedFields to) {
    to.putIfKnown("classId", target.id() == null ? null : target.id().value())
        .put("class", target.className())
        .putIfKnown("people", target.people().isEmpty() ? null : target.people());
  }

  /**
   * @throws IllegalArgumentException when something is missing, or of a kind that is not known
   */
  static Requested read(RecordedFields from) {
    AccountId account = new AccountId(from.required("accountId"));
    String kind = from.required("kind");
    if (kind.equals(CALL)) {
      return new Requested.OfCall(account, from.required("operation"), from.required("subject"));
    }
    if (kind.equals(CREATION)) {
      return new Requested.OfCreation(account, from.required("name"));
    }
    if (kind.equals(TOOL)) {
      return tool(account, from);
    }
    return from.text("class") == null
        ? new Requested.OfEnvironment(ActionKind.valueOf(kind), environment(account, from))
        : new Requested.OfClass(TrainingActionKind.valueOf(kind), trainingClass(account, from));
  }

  private static Requested tool(AccountId account, RecordedFields from) {
    String tool = from.required("tool");
    return from.text("class") == null
        ? new Requested.ToolOnEnvironment(tool, environment(account, from))
        : new Requested.ToolOnStudent(
            tool, trainingClass(account, from), new StudentId(from.required("studentId")));
  }

  private static EnvironmentTarget environment(AccountId account, RecordedFields from) {
    EnvironmentKey key =
        new EnvironmentKey(account, new EnvironmentId(from.required("environmentId")));
    String machine = from.text("machineId");
    return machine == null
        ? EnvironmentTarget.environment(key, from.required("environment"))
        : EnvironmentTarget.machine(
            key, from.required("environment"), new MachineId(machine), from.required("machine"));
  }

  private static ClassTarget trainingClass(AccountId account, RecordedFields from) {
    String id = from.text("classId");
    return new ClassTarget(
        account, id == null ? null : new ClassId(id), from.required("class"), from.texts("people"));
  }
}
