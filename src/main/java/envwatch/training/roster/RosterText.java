package envwatch.training.roster;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The text of a file, whichever of the usual encodings a spreadsheet chose. */
final class RosterText {
  private static final char BYTE_ORDER_MARK = '\uFEFF';
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private RosterText() {}

  /** By the byte order mark, or else UTF-8, or else what Windows used before. */
  static String decode(byte[] file) {
    if (begins(file, 0xFF, 0xFE)) {
      return withoutMark(new String(file, StandardCharsets.UTF_16LE));
    }
    if (begins(file, 0xFE, 0xFF)) {
      return withoutMark(new String(file, StandardCharsets.UTF_16BE));
    }
    try {
      return withoutMark(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(file)).toString());
    } catch (CharacterCodingException notUtf8) {
      return new String(file, WINDOWS);
    }
  }

  private static boolean begins(byte[] file, int first, int second) {
    return file.length >= 2 && (file[0] & 0xFF) == first && (file[1] & 0xFF) == second;
  }

  private static String withoutMark(String text) {
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }
}
