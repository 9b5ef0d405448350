package envwatch.words;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of {@code i18n/messages.properties}. */
public final class Messages {
  /** Without a language: each one would first be looked for in every library. */
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("i18n.messages", Locale.ROOT);

  private Messages() {}

  /**
   * The text of a key, with its {@code {0}} replaced as by {@link MessageFormat}. Arguments are
   * inserted unchanged, never interpreted.
   *
   * @throws java.util.MissingResourceException if there is no such key, which is a bug
   */
  public static String text(String key, Object... arguments) {
    String pattern = BUNDLE.getString(key);
    if (plain(pattern)) {
      return pattern;
    }
    return new MessageFormat(pattern, Locale.ENGLISH).format(arguments);
  }

  /** Fast path: most texts are requested for every cell drawn, and contain no arguments. */
  private static boolean plain(String pattern) {
    return pattern.indexOf('{') < 0 && pattern.indexOf('\'') < 0;
  }

  /**
   * A constant in the form used in keys, ids and styles: {@code EDIT_HARDWARE} becomes
   * edit-hardware.
   */
  public static String key(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether the key has a text. */
  public static boolean has(String key) {
    return BUNDLE.containsKey(key);
  }
}
