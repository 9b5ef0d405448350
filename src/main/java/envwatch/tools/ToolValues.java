package envwatch.tools;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.model.VisibleText;
import envwatch.tools.InvalidToolException.Kind;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a tool is told. Each value is one line without invisible characters; what is not known has
 * none.
 */
public record ToolValues(Map<ToolField, String> values) {
  public ToolValues {
    Map<ToolField, String> visible = new EnumMap<>(ToolField.class);
    values.forEach((field, value) -> {
      String line = VisibleText.line(value).strip();
      if (!line.isEmpty()) {
        visible.put(field, line);
      }
    });
    values = Map.copyOf(visible);
  }

  /**
   * What is known of an environment.
   *
   * @param account the account's name
   */
  public static ToolValues of(String account, Environment environment) {
    return new ToolValues(Map.of())
        .with(ToolField.ACCOUNT, account)
        .with(ToolField.NAME, environment.name())
        .with(ToolField.ID, environment.id().value())
        .with(ToolField.OWNER, environment.owner())
        .with(ToolField.BLUEPRINT, environment.blueprint())
        .with(ToolField.PROJECT, environment.project())
        .with(ToolField.STATUS, environment.status().word())
        .with(
            ToolField.EXPIRES,
            switch (environment.expiration()) {
              case Expiration.At(var moment) -> moment.toString();
              case Expiration.AsServed(String served) -> served;
              case Expiration.None _ -> null;
            });
  }

  /** The same for one of its machines, whose state it tells. */
  public ToolValues with(Machine machine) {
    return with(ToolField.MACHINE, machine.name())
        .with(ToolField.IP, machine.address())
        .with(ToolField.FQDN, machine.hostName())
        .with(ToolField.OS, machine.operatingSystem())
        .with(ToolField.STATUS, machine.status().word());
  }

  /**
   * The same with another value.
   *
   * @param value null for none
   */
  public ToolValues with(ToolField field, @Nullable String value) {
    Map<ToolField, String> more = new EnumMap<>(ToolField.class);
    more.putAll(values);
    more.put(field, Objects.requireNonNullElse(value, ""));
    return new ToolValues(more);
  }

  /** The same, but with what others tell in place of it. */
  public ToolValues with(ToolValues others) {
    Map<ToolField, String> more = new EnumMap<>(ToolField.class);
    more.putAll(values);
    more.putAll(others.values);
    return new ToolValues(more);
  }

  /**
   * @throws InvalidToolException if there is none
   */
  String required(ToolField field) {
    String value = values.get(field);
    if (value == null) {
      throw new InvalidToolException(Kind.NO_VALUE, field.word());
    }
    return value;
  }

  /** The environment variables of a program: one for each value that is known. */
  public Map<String, String> variables() {
    Map<String, String> variables = new LinkedHashMap<>();
    values.forEach((field, value) -> variables.put(field.variable(), value));
    return variables;
  }
}
