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
    Map<ToolField, String> values = new EnumMap<>(ToolField.class);
    values.put(ToolField.ACCOUNT, account);
    values.put(ToolField.NAME, environment.name());
    values.put(ToolField.ID, environment.id().value());
    put(values, ToolField.OWNER, environment.owner());
    put(values, ToolField.BLUEPRINT, environment.blueprint());
    put(values, ToolField.PROJECT, environment.project());
    values.put(ToolField.STATUS, environment.status().word());
    put(
        values,
        ToolField.EXPIRES,
        switch (environment.expiration()) {
          case Expiration.At(var moment) -> moment.toString();
          case Expiration.AsServed(String served) -> served;
          case Expiration.None _ -> null;
        });
    return new ToolValues(values);
  }

  private static void put(Map<ToolField, String> values, ToolField field, @Nullable String value) {
    values.put(field, Objects.requireNonNullElse(value, ""));
  }

  /** The same for one of its machines, whose state it tells. */
  public ToolValues with(Machine machine) {
    Map<ToolField, String> more = new EnumMap<>(ToolField.class);
    more.putAll(values);
    more.put(ToolField.MACHINE, machine.name());
    put(more, ToolField.IP, machine.address());
    put(more, ToolField.FQDN, machine.hostName());
    put(more, ToolField.OS, machine.operatingSystem());
    more.put(ToolField.STATUS, machine.status().word());
    return new ToolValues(more);
  }

  /**
   * The same with another value.
   *
   * @param value null for none
   */
  public ToolValues with(ToolField field, @Nullable String value) {
    Map<ToolField, String> more = new EnumMap<>(ToolField.class);
    more.putAll(values);
    put(more, field, value);
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
