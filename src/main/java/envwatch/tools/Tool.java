package envwatch.tools;

import envwatch.model.VisibleText;
import envwatch.tools.InvalidToolException.Kind;
import envwatch.util.JsonForm;
import java.util.EnumSet;
import java.util.Set;

/**
 * A link or a program of a person's own, to be opened or started for what is selected.
 *
 * @param id tells it from others, whatever it is called
 * @param filter the filter that an environment has to pass; empty for all
 * @param changes whether it changes something: it is asked for first then, and refused in read-only
 *     mode
 * @param key its keys as JavaFX reads them; empty for none
 * @param on false until a person has seen its command
 */
public record Tool(
    String id,
    String name,
    Subject subject,
    String filter,
    ToolCommand command,
    boolean changes,
    String key,
    boolean on) {
  /** How many there can be. */
  public static final int MOST = 100;

  /** Of a name, in characters. */
  static final int LONGEST_NAME = 80;

  /** In JSON; an object that is not a tool is none. */
  public static final JsonForm<Tool> FORM = new JsonForm<>(ToolJson::readOrNone, ToolJson::write);

  /** What it is for. */
  public enum Subject {
    ENVIRONMENT(EnumSet.range(ToolField.NAME, ToolField.PROJECT)),
    MACHINE(EnumSet.complementOf(EnumSet.of(ToolField.CLASS, ToolField.STUDENT))),
    STUDENT(EnumSet.range(ToolField.NAME, ToolField.STUDENT));

    private final Set<ToolField> fields;

    Subject(Set<ToolField> fields) {
      this.fields = EnumSet.copyOf(fields);
      this.fields.addAll(EnumSet.of(ToolField.STATUS, ToolField.EXPIRES));
    }

    /** What is known of it, in the order in which it is told. */
    public Set<ToolField> fields() {
      return EnumSet.copyOf(fields);
    }
  }

  /**
   * @throws InvalidToolException for one without a name, with too long a text, or with a field that
   *     what it is for does not have
   */
  public Tool {
    name = VisibleText.line(name).strip();
    if (name.isEmpty()) {
      throw new InvalidToolException(Kind.NO_NAME);
    }
    limit(name, LONGEST_NAME);
    limit(filter, ToolTemplate.LONGEST);
    for (ToolField field : command.fields()) {
      if (!subject.fields.contains(field)) {
        throw new InvalidToolException(Kind.FIELD_OF_OTHERS, field.word());
      }
    }
  }

  private static void limit(String text, int longest) {
    if (text.length() > longest) {
      throw new InvalidToolException(Kind.TOO_LONG, String.valueOf(longest));
    }
  }

  /** The same with another id. */
  Tool withId(String otherId) {
    return new Tool(otherId, name, subject, filter, command, changes, key, on);
  }

  /**
   * Whether it may be run without a person who is there: not what asks first, and only programs
   * about environments.
   */
  public boolean runsByItself() {
    return on
        && !changes
        && subject == Subject.ENVIRONMENT
        && command instanceof ToolCommand.Program;
  }

  /** The same turned on or off. */
  public Tool turned(boolean other) {
    return new Tool(id, name, subject, filter, command, changes, key, other);
  }
}
