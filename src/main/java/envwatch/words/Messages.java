package envwatch.words;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of {@code i18n/messages.properties}. */
public final class Messages {
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("i18n.messages", Locale.ENGLISH);

  private Messages() {}

  /**
   * The text of a key, its {@code {0}} filled in as {@link MessageFormat} does. Arguments are
   * inserted as they are, never interpreted.
   *
   * @throws java.util.MissingResourceException when there is no such key: a bug
   */
  public static String text(String key, Object... arguments) {
    String pattern = BUNDLE.getString(key);
    if (plain(pattern)) {
      return pattern;
    }
    return new MessageFormat(pattern, Locale.ENGLISH).format(arguments);
  }

  /** Most texts are asked for with every cell drawn and need no filling in. */
  private static boolean plain(String pattern) {
    return pattern.indexOf('{') < 0 && pattern.indexOf('\'') < 0;
  }

  /** A constant as part of a key, of an id or of a style: {@code EDIT_HARDWARE}, edit-hardware. */
  public static String key(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether there is a text for the key. */
  public static boolean has(String key) {
    return BUNDLE.containsKey(key);
  }
}
