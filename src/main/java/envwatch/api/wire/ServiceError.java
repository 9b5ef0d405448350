package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import java.util.Locale;

/**
 * What an error body says, under any of the names that the versions use for code and message. v1's
 * error bodies are not documented, so the names of all versions are looked for.
 *
 * @param code empty when there is none
 * @param message empty when there is none
 */
public record ServiceError(String code, String message) {
  /** Both become one line of bounded length: they reach the screen and the log. */
  public ServiceError {
    code = ServedText.brief(code);
    message = ServedText.brief(message);
  }

  /** A body that says nothing: none, a web page, no JSON. */
  public static final ServiceError NONE = new ServiceError("", "");

  public static ServiceError in(byte[] body) {
    try {
      return Json.read(body, ServiceError::read);
    } catch (Unreadable e) {
      return NONE;
    }
  }

  private static ServiceError read(JsonCursor in) {
    if (!in.enterObject()) {
      return NONE;
    }
    String code = null;
    String message = null;
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      switch (field.toLowerCase(Locale.ROOT)) {
        case "code", "status_code", "errorcode" -> code = in.text();
        case "message", "status_text", "error", "errormessage" -> message = in.text();
        default -> in.skip();
      }
    }
    return new ServiceError(code == null ? "" : code, message == null ? "" : message);
  }

  /** Whether it says that the API ID and key are not good. */
  public boolean speaksOfTheKey() {
    return KeyRejection.isSpokenOfIn(this);
  }

  /** Whether the service said anything at all. */
  public boolean isTold() {
    return !code.isEmpty() || !message.isEmpty();
  }
}
