package envwatch.tools;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a tool may be told of what it is started for. There is none for anything secret. */
public enum ToolField {
  /** The name of the environment. */
  NAME,
  /** The id of the environment. */
  ID,
  OWNER,
  /** The name of the account. */
  ACCOUNT,
  BLUEPRINT,
  PROJECT,
  /** The name of the class. */
  CLASS,
  /** The student's e-mail address, or else the name. */
  STUDENT,
  /** The name of the machine. */
  MACHINE,
  IP,
  FQDN,
  /** The operating system of the machine. */
  OS,
  /** The service's word for the state, of a machine or an environment. */
  STATUS,
  /** When the environment ends: a moment of ISO 8601 in UTC, or the service's own words. */
  EXPIRES;

  /** As it is written in a template, without the braces. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The environment variable in which a program finds it as well. */
  public String variable() {
    return "ENVWATCH_" + name();
  }

  static Optional<ToolField> of(String word) {
    return Arrays.stream(values()).filter(field -> field.word().equals(word)).findFirst();
  }
}
