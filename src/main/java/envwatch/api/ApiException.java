package envwatch.api;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * An expected failure of a request. Made at the client's edge, worded in the UI. The message is for
 * the log: it names neither the query string nor any secret.
 */
public abstract sealed class ApiException extends Exception {
  private static final long serialVersionUID = 1L;

  private ApiException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** What it means for what is asked next. */
  public FailureMeaning meaning() {
    return FailureMeaning.of(this);
  }

  /** The service did not accept the API ID and key. */
  public static final class Unauthorized extends ApiException {
    private static final long serialVersionUID = 1L;
    private final boolean certain;

    /** The service itself said so: status 401 with its own error body. */
    public Unauthorized(String detail) {
      this(detail, true);
    }

    private Unauthorized(String detail, boolean certain) {
      super("key not accepted: " + detail, null);
      this.certain = certain;
    }

    /**
     * Concluded from an answer that says something else, such as a 403 to the request that only
     * verifies the key. How the service words a rejected key is not documented
     * (service/authentication.md, section 5), so the conclusion may be wrong.
     */
    public static Unauthorized deduced(String detail) {
      return new Unauthorized(detail, false);
    }

    /** Whether the service itself said so; false when it was only concluded. */
    public boolean certain() {
      return certain;
    }
  }

  /** The key is good but may not see or do this. */
  public static final class Forbidden extends ApiException {
    private static final long serialVersionUID = 1L;

    public Forbidden(String detail) {
      super("not allowed: " + detail, null);
    }
  }

  /** The service does not know what was asked for, or does not offer the API version. */
  public static final class NotFound extends ApiException {
    private static final long serialVersionUID = 1L;

    public NotFound(String detail) {
      super("not found: " + detail, null);
    }
  }

  /** The service understood and said no, with a code and a message of its own. */
  public static final class Rejected extends ApiException {
    private static final long serialVersionUID = 1L;
    private final String code;
    private final String reason;

    public Rejected(String code, String reason) {
      super("rejected: " + code + " " + reason, null);
      this.code = code;
      this.reason = reason;
    }

    /** The service's code, such as {@code 0x50048}; empty when it gave none. */
    public String code() {
      return code;
    }

    /** The service's own words; shown as text, never interpreted. */
    public String reason() {
      return reason;
    }
  }

  /** Too many requests, by the word of the service or of something in between. */
  public static final class RateLimited extends ApiException {
    private static final long serialVersionUID = 1L;
    private final @Nullable Duration retryAfter;
    private final boolean byService;

    /** Said by an answer of which nothing shows that it is the service's. */
    public RateLimited(@Nullable Duration retryAfter) {
      this(retryAfter, false);
    }

    private RateLimited(@Nullable Duration retryAfter, boolean byService) {
      super("rate limited, retry after " + retryAfter, null);
      this.retryAfter = retryAfter;
      this.byService = byService;
    }

    /** Said by the service itself, in an error body of its own. */
    public static RateLimited byService(@Nullable Duration retryAfter) {
      return new RateLimited(retryAfter, true);
    }

    /** Whether the answer is the service's own. */
    public boolean saidByService() {
      return byService;
    }

    /** How long the service asks to wait; null when it does not say. */
    public @Nullable Duration retryAfter() {
      return retryAfter;
    }
  }

  /**
   * The service failed, or something before it answered in its place. Also an error status, such as
   * 401 or 404, without an error body of the service's own: it says nothing about key or
   * environment.
   */
  public static final class ServerFault extends ApiException {
    private static final long serialVersionUID = 1L;
    private final int status;
    private final @Nullable Duration retryAfter;
    private final boolean byService;

    /** Told by an answer of which nothing shows that it is the service's. */
    public ServerFault(int status, @Nullable Duration retryAfter) {
      this(status, retryAfter, false);
    }

    private ServerFault(int status, @Nullable Duration retryAfter, boolean byService) {
      super((byService ? "server fault " : "error without explanation ") + status, null);
      this.status = status;
      this.retryAfter = retryAfter;
      this.byService = byService;
    }

    /** Told by the service itself, in an error body of its own. */
    public static ServerFault byService(int status, @Nullable Duration retryAfter) {
      return new ServerFault(status, retryAfter, true);
    }

    /** Whether the answer is the service's own. */
    public boolean saidByService() {
      return byService;
    }

    /** The HTTP status: of 5xx, or of 4xx when nothing shows that the service said it. */
    public int status() {
      return status;
    }

    public @Nullable Duration retryAfter() {
      return retryAfter;
    }
  }

  /** No answer came: what stood in the way. */
  public static final class Unreachable extends ApiException {
    private static final long serialVersionUID = 1L;
    private final Kind kind;
    private final boolean sent;

    /** What kept the answer away. */
    public enum Kind {
      UNKNOWN_HOST,
      REFUSED,
      CONNECT_TIME_OUT,
      READ_TIME_OUT,
      CONNECTION_LOST,
      CERTIFICATE_EXPIRED,
      CERTIFICATE_HOST,
      CERTIFICATE_AUTHORITY,
      TLS,
      REDIRECT,
      /** The proxy does not open the way to the service. */
      PROXY,
      /** No connection to the proxy itself. */
      PROXY_UNREACHABLE,
      /** The proxy asks for a user and a password, and none are known. */
      PROXY_PASSWORD_NEEDED,
      /** The proxy was given a user and a password and asks again. */
      PROXY_PASSWORD_REFUSED,
      NO_NETWORK,
      INSECURE_ADDRESS,
      /** The file of certificates to trust that the settings name cannot be read. */
      AUTHORITY_FILE
    }

    /** Before any byte of the request went out. */
    public Unreachable(Kind kind, @Nullable Throwable cause) {
      this(kind, cause, false);
    }

    private Unreachable(Kind kind, @Nullable Throwable cause, boolean sent) {
      super("unreachable: " + kind + (sent ? " after sending" : ""), cause);
      this.kind = kind;
      this.sent = sent;
    }

    /** After the request, or a part of it, may have gone out. */
    public static Unreachable afterSending(Kind kind, @Nullable Throwable cause) {
      return new Unreachable(kind, cause, true);
    }

    public Kind kind() {
      return kind;
    }

    /**
     * Whether the service may have received the request. False only when it is certain that no byte
     * of it went out.
     */
    public boolean sent() {
      return sent;
    }
  }

  /** An answer came that cannot be read. */
  public static final class Unreadable extends ApiException {
    private static final long serialVersionUID = 1L;
    private final What what;

    /** What the answer was instead. */
    public enum What {
      EMPTY,
      HTML,
      NOT_JSON,
      OTHER_SHAPE,
      TOO_LARGE
    }

    public Unreadable(What what) {
      super("unreadable answer: " + what, null);
      this.what = what;
    }

    public What what() {
      return what;
    }
  }

  /** The key was not accepted while this computer's clock is far from the service's. */
  public static final class ClockSkew extends ApiException {
    private static final long serialVersionUID = 1L;
    private final Duration offset;

    public ClockSkew(Duration offset) {
      super("clock skew " + offset, null);
      this.offset = offset;
    }

    /** The service's time minus this computer's: negative when this computer's clock is ahead. */
    public Duration offset() {
      return offset;
    }
  }

  /** Envwatch was told to change nothing: the request was never sent. */
  public static final class ReadOnly extends ApiException {
    private static final long serialVersionUID = 1L;

    public ReadOnly() {
      super("read-only mode", null);
    }
  }

  /** This API version does not offer the operation: the request was never sent. */
  public static final class NotOffered extends ApiException {
    private static final long serialVersionUID = 1L;

    public NotOffered(String operation) {
      super("not offered by this API version: " + operation, null);
    }
  }
}
