package envwatch.actions.record;

import static envwatch.actions.record.ActivityJson.required;
import static envwatch.actions.record.ActivityJson.text;

import envwatch.actions.rules.ClassTarget;
import envwatch.actions.rules.EnvironmentTarget;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.machine.MachineId;
import envwatch.training.model.ClassId;
import envwatch.training.model.action.TrainingActionKind;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Converts what was requested to and from fields of a JSON object. What names a class names no
 * environment, so that versions without classes pass over it.
 */
final class RequestedJson {
  private static final String CALL = "CALL";
  private static final String CREATION = "CREATE_ENVIRONMENT";

  private RequestedJson() {}

  static void write(Requested requested, ObjectNode to) {
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
    }
  }

  private static void write(EnvironmentTarget target, ObjectNode to) {
    to.put("environmentId", target.key().environment().value());
    to.put("environment", target.environmentName());
    if (target.machine() != null) {
      to.put("machineId", target.machine().value());
      to.put("machine", target.machineName());
    }
  }

  private static void write(ClassTarget target, ObjectNode to) {
    if (target.id() != null) {
      to.put("classId", target.id().value());
    }
    to.put("class", target.className());
    if (!target.people().isEmpty()) {
      ArrayNode people = to.putArray("people");
      target.people().forEach(people::add);
    }
  }

  /**
   * @throws IllegalArgumentException when something is missing, or of a kind that is not known
   */
  static Requested read(JsonNode from) {
    AccountId account = new AccountId(required(from, "accountId"));
    String kind = required(from, "kind");
    if (kind.equals(CALL)) {
      return new Requested.OfCall(account, required(from, "operation"), required(from, "subject"));
    }
    if (kind.equals(CREATION)) {
      return new Requested.OfCreation(account, required(from, "name"));
    }
    return text(from, "class") == null
        ? new Requested.OfEnvironment(ActionKind.valueOf(kind), environment(account, from))
        : new Requested.OfClass(TrainingActionKind.valueOf(kind), trainingClass(account, from));
  }

  private static EnvironmentTarget environment(AccountId account, JsonNode from) {
    EnvironmentKey key =
        new EnvironmentKey(account, new EnvironmentId(required(from, "environmentId")));
    String machine = text(from, "machineId");
    return machine == null
        ? EnvironmentTarget.environment(key, required(from, "environment"))
        : EnvironmentTarget.machine(
            key, required(from, "environment"), new MachineId(machine), required(from, "machine"));
  }

  private static ClassTarget trainingClass(AccountId account, JsonNode from) {
    List<String> people = new ArrayList<>();
    for (JsonNode name : from.path("people")) {
      people.add(name.asString(""));
    }
    String id = text(from, "classId");
    return new ClassTarget(
        account, id == null ? null : new ClassId(id), required(from, "class"), people);
  }
}
