package envwatch.api.v2;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.JsonReading;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The newest answer to a command that is sent again and again. An answer that differs from it only
 * in the number of calls left, which counts down with every call, is not read again: while nothing
 * changes, reading lists is most of what the program does. Thread-safe.
 */
final class LastAnswer<T> {
  /** In bytes; larger ones are not worth the memory. */
  private static final int LARGEST = 4 * 1024 * 1024;

  private static final int MOST_DIGITS = 9;
  private static final byte[] CALLS_LEFT =
      "\"remaining_api_calls\":".getBytes(StandardCharsets.US_ASCII);

  private final JsonReading<? extends @Nullable T> data;
  private volatile @Nullable Kept<T> kept;

  /** An answer as it came and as it was read. */
  private record Kept<T>(byte[] body, Envelope<T> envelope) {}

  /** Where the number of calls left is in a body. */
  private record Place(int from, int to) {}

  LastAnswer(JsonReading<? extends @Nullable T> data) {
    this.data = data;
  }

  /** Reads an answer, or returns what was read of the last one if it says the same. */
  Envelope<T> read(byte[] body) throws Unreadable {
    Kept<T> last = kept;
    Envelope<T> repeated = last == null ? null : repeated(last, body);
    if (repeated != null) {
      return repeated;
    }
    Envelope<T> read = Envelope.read(body, data);
    kept = body.length <= LARGEST ? new Kept<>(body, read) : null;
    return read;
  }

  private static <T> @Nullable Envelope<T> repeated(Kept<T> last, byte[] body) {
    Place before = callsLeft(last.body());
    Place now = callsLeft(body);
    if (before == null || now == null) {
      return Arrays.equals(last.body(), body) ? last.envelope() : null;
    }
    boolean same =
        Arrays.equals(last.body(), 0, before.from(), body, 0, now.from())
            && Arrays.equals(
                last.body(), before.to(), last.body().length, body, now.to(), body.length);
    return same ? last.envelope().withCallsLeft(number(body, now)) : null;
  }

  private static int number(byte[] body, Place place) {
    return Integer.parseInt(
        new String(body, place.from(), place.to() - place.from(), StandardCharsets.US_ASCII));
  }

  /** Null where it is missing or not written as digits right behind the name. */
  private static @Nullable Place callsLeft(byte[] body) {
    int from = endOfName(body);
    int to = from;
    while (to < body.length && body[to] >= '0' && body[to] <= '9') {
      to++;
    }
    return to == from || to - from > MOST_DIGITS ? null : new Place(from, to);
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
