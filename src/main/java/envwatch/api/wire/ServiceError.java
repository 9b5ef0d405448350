package envwatch.api.wire;

import envwatch.api.ApiException.Unreadable;
import org.jspecify.annotations.Nullable;

/**
 * What the service itself says of a failure, in an error body of its own form. An answer with
 * another body may come from anything in between: a proxy, a gateway or a sign-in page.
 *
 * @param code empty when nothing is told
 * @param message may be empty
 */
public record ServiceError(String code, String message) {
  /** The service says nothing: no body, a web page, or JSON of another form. */
  public static final ServiceError NONE = new ServiceError("", "");

  /** Both become one line of bounded length: they reach the screen and the log. */
  public ServiceError {
    code = ServedText.brief(code);
    message = ServedText.brief(message);
  }

  /**
   * The error of v1, whose form is not documented (service/authentication.md, section 2). To be
   * told from a gateway's {@code {"message":"Forbidden"}}, it needs what the errors of the other
   * versions have: a code and a message, both texts, under the names that v3 or v2 use.
   */
  public static ServiceError ofV1(byte[] body) {
    ServiceError likeV3 = ofV3(body);
    return likeV3.isTold() ? likeV3 : in(body, "status_code", "status_text");
  }

  /** The error of v3: an object with the texts {@code code} and {@code message} (section 4). */
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

  /** Whether the service itself said something. */
  public boolean isTold() {
    return !code.isEmpty();
  }
}
