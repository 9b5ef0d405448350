package envwatch.api.v2;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.JsonReading;
import envwatch.api.wire.ServedText;
import envwatch.api.wire.ServiceError;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The envelope in which v2 wraps every answer (service/authentication.md "Response envelope").
 *
 * @param data null when it is absent or does not have the requested shape
 * @param code empty when the body is not an envelope
 * @param callsLeft null when the answer does not say
 */
record Envelope<T>(
    @Nullable T data,
    String code,
    String text,
    @Nullable String additional,
    @Nullable Integer callsLeft) {
  private static final String SUCCESS = "0x20000";

  /**
   * Reads the body of an answer of any status. If an envelope contains two answers or two codes,
   * neither is used.
   */
  static <T> Envelope<T> read(byte[] body, JsonReading<? extends @Nullable T> data)
      throws Unreadable {
    return Json.read(body, in -> read(in, data));
  }

  private static <T> Envelope<T> read(JsonCursor in, JsonReading<? extends @Nullable T> reading)
      throws Unreadable {
    T data = null;
    String code = null;
    String text = null;
    String additional = null;
    Integer callsLeft = null;
    int answers = 0;
    int codes = 0;
    if (in.enterObject()) {
      for (String field = in.nextField(); field != null; field = in.nextField()) {
        switch (field) {
          case "data" -> {
            data = reading.read(in);
            answers++;
          }
          case "status_code" -> {
            code = in.line();
            codes++;
          }
          case "status_text" -> text = in.text();
          case "status_additional_data" -> additional = in.text();
          case "remaining_api_calls", "remaining__calls" -> callsLeft = in.integer();
          default -> in.skip();
        }
      }
    }
    if (answers > 1 || codes > 1) {
      throw new Unreadable(Unreadable.What.OTHER_SHAPE);
    }
    return new Envelope<>(
        data, code == null ? "" : code, text == null ? "" : text, additional, callsLeft);
  }

  /**
   * Whether the service wrote it: the code has the service's form, {@code 0x} and hexadecimal
   * digits (service/authentication.md, "Status codes of the envelope").
   */
  boolean isEnvelope() {
    return code.matches("0[xX][0-9a-fA-F]{1,8}");
  }

  Envelope<T> withCallsLeft(int calls) {
    return new Envelope<>(data, code, text, additional, calls);
  }

  boolean successful() {
    return code.equalsIgnoreCase(SUCCESS);
  }

  OptionalLong remainingCalls() {
    return callsLeft == null || callsLeft < 0 ? OptionalLong.empty() : OptionalLong.of(callsLeft);
  }

  /**
   * The HTTP status that the code stands for: {@code 0x50041} is 500. Unusual codes count as 400.
   */
  int statusByCode() {
    if (!code.matches("0[xX][45]\\d\\d[0-9a-fA-F]{2}")) {
      return 400;
    }
    return Integer.parseInt(code.substring(2, 5));
  }

  ServiceError error() {
    String detail = ServedText.line(additional);
    String message = ServedText.line(text);
    if (detail == null || message == null) {
      message = message == null ? detail : message;
    } else {
      message = message + ": " + detail;
    }
    return new ServiceError(code, message == null ? "" : message);
  }
}
