package envwatch.api.v2;

import envwatch.api.wire.JsonCursor;
import envwatch.model.ActionKind;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * v2's {@code available_actions}: flags for some of the actions (service/api-v2.md).
 *
 * @param flags only those that were served
 */
record AvailableActions(Map<ActionKind, Boolean> flags) {

  /** Returns null when the value is not an object. */
  static @Nullable AvailableActions read(JsonCursor in) {
    if (!in.enterObject()) {
      return null;
    }
    Map<ActionKind, Boolean> flags = new EnumMap<>(ActionKind.class);
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      ActionKind kind = kind(field);
      Boolean flag = in.truth();
      if (kind != null && flag != null) {
        flags.put(kind, flag);
      }
    }
    return new AvailableActions(flags);
  }

  private static @Nullable ActionKind kind(String field) {
    return switch (field) {
      case "resume_environment" -> ActionKind.RESUME_ENVIRONMENT;
      case "revert_environment" -> ActionKind.REVERT_ENVIRONMENT;
      case "take_snapshot" -> ActionKind.TAKE_SNAPSHOT;
      case "reboot_vm" -> ActionKind.REBOOT_MACHINE;
      case "revert_vm" -> ActionKind.REVERT_MACHINE;
      case "add_vms" -> ActionKind.ADD_MACHINE;
      case "delete_vm" -> ActionKind.DELETE_MACHINE;
      default -> null;
    };
  }

  boolean allows(ActionKind kind) {
    return Boolean.TRUE.equals(flags.get(kind));
  }

  /** The offered actions that no flag rules out. */
  Set<ActionKind> notRuledOut(Set<ActionKind> offered) {
    Set<ActionKind> kinds = EnumSet.copyOf(offered);
    kinds.removeIf(kind -> Boolean.FALSE.equals(flags.get(kind)));
    return kinds;
  }
}
