package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import org.jspecify.annotations.Nullable;

/**
 * The service's own description of a failure, from an error body in the service's format. An answer
 * with another body may come from anything in between: a proxy, a gateway or a sign-in page.
 *
 * @param code empty when there is none
 * @param message may be empty
 */
public record ServiceError(String code, String message) {
  /** No description: there is no body, or it is a web page or JSON in another format. */
  public static final ServiceError NONE = new ServiceError("", "");

  /** Reduces both to one line of limited length, because they are shown on screen and logged. */
  public ServiceError {
    code = ServedText.brief(code);
    message = ServedText.brief(message);
  }

  /**
   * Reads an error of v1, whose format is not documented (service/authentication.md, section 2). To
   * distinguish it from a gateway's {@code {"message":"Forbidden"}}, it must have a code and a
   * message, both strings, under the names that v3 or v2 use.
   */
  public static ServiceError ofV1(byte[] body) {
    ServiceError likeV3 = ofV3(body);
    return likeV3.isTold() ? likeV3 : in(body, "status_code", "status_text");
  }

  /**
   * Reads an error of v3: an object with the strings {@code code} and {@code message} (section 4).
   */
  public static ServiceError ofV3(byte[] body) {
    return in(body, "code", "message");
  }

  private static ServiceError in(byte[] body, String codeName, String messageName) {
    try {
      return Json.read(body, in -> read(in, codeName, messageName));
    } catch (Unreadable e) {
      return NONE;
    }
  }

  private static ServiceError read(JsonCursor in, String codeName, String messageName) {
    if (!in.enterObject()) {
      return NONE;
    }
    String code = null;
    String message = null;
    for (String field = in.nextField(); field != null; field = in.nextField()) {
      if (field.equalsIgnoreCase(codeName)) {
        code = in.string();
      } else if (field.equalsIgnoreCase(messageName)) {
        message = in.string();
      } else {
        in.skip();
      }
    }
    return of(code, message);
  }

  private static ServiceError of(@Nullable String code, @Nullable String message) {
    return code == null || message == null || code.isBlank()
        ? NONE
        : new ServiceError(code, message);
  }

  /** Whether the service itself described the failure. */
  public boolean isTold() {
    return !code.isEmpty();
  }
}
