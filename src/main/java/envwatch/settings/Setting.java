package envwatch.settings;

import envwatch.util.JsonForm;

/**
 * A setting: the key to its value in a {@link Section}, with everything needed to read, write and
 * edit it.
 *
 * @param <S> the section that it belongs to
 * @param <T> the type of its values
 */
public class Setting<S, T> {
  final String name;
  final JsonForm<T> form;
  private final T usual;

  /**
   * @param name the name in the file
   * @param usual the default value
   */
  Setting(String name, JsonForm<T> form, T usual) {
    this.name = name;
    this.form = form;
    this.usual = usual;
  }

  /** The default value. */
  public T usual() {
    return usual;
  }

  @Override
  public String toString() {
    return name;
  }
}
