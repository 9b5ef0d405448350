package envwatch.training;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The text of a file, whichever of the usual encodings a spreadsheet chose.
 *
 * @param guessed the name of an encoding that the file does not prove; null for others
 */
record RosterText(String content, @Nullable String guessed) {
  private static final String BYTE_ORDER_MARK = "\uFEFF";
  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final Charset JAPANESE = Charset.forName("windows-31j");

  /** Bytes that begin letters in Japanese, and are rare or nothing in Western languages. */
  private static final String ONLY_JAPANESE =
      "\u0081\u0082\u0083\u0084\u0086\u0087\u0088\u0089\u008B\u008D\u008F\u0090\u0098\u0099\u009B\u009D";

  /** By the byte order mark, or else UTF-8, or else what Windows used before. */
  static RosterText of(byte[] file) {
    if (begins(file, 0xFF, 0xFE)) {
      return certain(new String(file, StandardCharsets.UTF_16LE));
    }
    if (begins(file, 0xFE, 0xFF)) {
      return certain(new String(file, StandardCharsets.UTF_16BE));
    }
    String unicode = strictly(file, StandardCharsets.UTF_8);
    if (unicode != null) {
      return certain(unicode);
    }
    String japanese = mayBeJapanese(file) ? strictly(file, JAPANESE) : null;
    return japanese != null
        ? new RosterText(japanese, "Shift_JIS")
        : new RosterText(new String(file, WINDOWS), "Windows-1252");
  }

  private static RosterText certain(String text) {
    return new RosterText(
        text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text, null);
  }

  private static @Nullable String strictly(byte[] file, Charset charset) {
    try {
      return charset.newDecoder().decode(ByteBuffer.wrap(file)).toString();
    } catch (CharacterCodingException e) {
      return null;
    }
  }

  private static boolean mayBeJapanese(byte[] file) {
    for (byte each : file) {
      if (ONLY_JAPANESE.indexOf(each & 0xFF) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean begins(byte[] file, int... first) {
    for (int i = 0; i < first.length; i++) {
      if (file.length <= i || (file[i] & 0xFF) != first[i]) {
        return false;
      }
    }
    return true;
  }

  /** Whether the file is none of a spreadsheet program, an archive, a document or a picture. */
  static boolean isText(byte[] file) {
    if (begins(file, 0xFF, 0xFE) || begins(file, 0xFE, 0xFF)) {
      return true;
    }
    int foreign = 0;
    for (byte each : file) {
      foreign += each >= 0 && each < ' ' && each != '\t' && each != '\n' && each != '\r' ? 1 : 0;
    }
    boolean known =
        begins(file, 'P', 'K', 3, 4)
            || begins(file, 0xD0, 0xCF, 0x11, 0xE0)
            || begins(file, '%', 'P', 'D', 'F');
    return !known && foreign * 50L <= file.length;
  }
}
