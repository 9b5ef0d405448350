package envwatch.settings;

/**
 * A setting: the key to its value in a {@link Section}, and all that reading, writing and editing
 * it takes.
 *
 * @param <S> the section that it belongs to
 * @param <T> the type of its values
 */
public class Setting<S, T> {
  final String name;
  final JsonForm<T> form;
  private final T usual;

  /**
   * @param name in the file
   * @param usual what holds unless a person chooses otherwise
   */
  Setting(String name, JsonForm<T> form, T usual) {
    this.name = name;
    this.form = form;
    this.usual = usual;
  }

  /** What holds unless a person chooses otherwise. */
  public T usual() {
    return usual;
  }

  @Override
  public String toString() {
    return name;
  }
}
