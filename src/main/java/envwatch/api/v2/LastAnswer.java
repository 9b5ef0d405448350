package envwatch.api.v2;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.JsonReading;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.jspecify.annotations.Nullable;

/**
 * The newest answer to a command that is sent again and again. An answer that differs from it only
 * in the number of calls left, which counts down with every call, is not read again: while nothing
 * changes, reading lists is most of what the program does. Of the body only checksums are kept,
 * because it contains passwords. Thread-safe.
 */
final class LastAnswer<T> {
  private static final int MOST_DIGITS = 9;
  private static final byte[] CALLS_LEFT =
      "\"remaining_api_calls\":".getBytes(StandardCharsets.US_ASCII);

  private final JsonReading<? extends @Nullable T> data;
  private volatile @Nullable Kept<T> kept;

  private record Kept<T>(Content content, Envelope<T> envelope) {}

  /** Where the number of calls left is in a body; nothing between both ends where it is not. */
  private record Place(int from, int to) {}

  /**
   * What a body says beside the number of calls left, and where that is; -1 for nowhere. Two
   * checksums of different polynomials: one alone would miss a change in four billion, and a
   * message digest takes as long as reading.
   */
  private record Content(int numberAt, int otherBytes, long crc32, long crc32c) {
    static Content of(byte[] body, Place number) {
      return new Content(
          number.from() == number.to() ? -1 : number.from(),
          body.length - (number.to() - number.from()),
          sum(new CRC32(), body, number),
          sum(new CRC32C(), body, number));
    }

    private static long sum(Checksum checksum, byte[] body, Place number) {
      checksum.update(body, 0, number.from());
      checksum.update(body, number.to(), body.length - number.to());
      return checksum.getValue();
    }
  }

  LastAnswer(JsonReading<? extends @Nullable T> data) {
    this.data = data;
  }

  /** Reads an answer, or returns what was read of the last one if it says the same. */
  Envelope<T> read(byte[] body) throws Unreadable {
    Place number = callsLeft(body);
    Content content = Content.of(body, number);
    Kept<T> last = kept;
    if (last != null && last.content().equals(content)) {
      return number.from() == number.to()
          ? last.envelope()
          : last.envelope().withCallsLeft(number(body, number));
    }
    Envelope<T> read = Envelope.read(body, data);
    kept = new Kept<>(content, read);
    return read;
  }

  private static int number(byte[] body, Place place) {
    return Integer.parseInt(
        new String(body, place.from(), place.to() - place.from(), StandardCharsets.US_ASCII));
  }

  /** Nothing where it is missing or not written as digits right behind the name. */
  private static Place callsLeft(byte[] body) {
    int from = endOfName(body);
    int to = from;
    while (to < body.length && body[to] >= '0' && body[to] <= '9') {
      to++;
    }
    return to - from > MOST_DIGITS ? new Place(from, from) : new Place(from, to);
  }

  /** Behind the last mention, because the list comes before it; the length where there is none. */
  private static int endOfName(byte[] body) {
    for (int end = body.length; end >= CALLS_LEFT.length; end--) {
      int start = end - CALLS_LEFT.length;
      if (body[start] == CALLS_LEFT[0]
          && Arrays.equals(body, start, end, CALLS_LEFT, 0, CALLS_LEFT.length)) {
        return end;
      }
    }
    return body.length;
  }
}
