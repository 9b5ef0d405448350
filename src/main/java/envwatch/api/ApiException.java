package envwatch.api;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * An expected failure of a request. Created where the client meets the network; the UI puts it into
 * words. The message is for the log: it contains neither the query string nor any secret.
 */
@SuppressWarnings("serial") // never serialized
public abstract sealed class ApiException extends Exception {
  private ApiException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** What this failure means for the requests that follow. */
  public FailureMeaning meaning() {
    return FailureMeaning.of(this);
  }

  /** The service did not accept the API ID and key. */
  public static final class Unauthorized extends ApiException {
    private final boolean certain;

    /** Reported by the service itself: status 401 with its own error body. */
    public Unauthorized(String detail) {
      this(detail, true);
    }

    private Unauthorized(String detail, boolean certain) {
      super("key not accepted: " + detail, null);
      this.certain = certain;
    }

    /**
     * Deduced from an answer that does not say so, such as a 403 to the request that only verifies
     * the key. How the service words a rejected key is not documented (service/authentication.md,
     * section 5), so the deduction may be wrong.
     */
    public static Unauthorized deduced(String detail) {
      return new Unauthorized(detail, false);
    }

    /** Whether the service itself reported it; false when it was only deduced. */
    public boolean certain() {
      return certain;
    }
  }

  /** The key is valid but not permitted to see or do this. */
  public static final class Forbidden extends ApiException {
    public Forbidden(String detail) {
      super("not allowed: " + detail, null);
    }
  }

  /** The service cannot find what was requested, or does not offer the API version. */
  public static final class NotFound extends ApiException {
    public NotFound(String detail) {
      super("not found: " + detail, null);
    }
  }

  /** The service understood the request and refused it, with its own code and message. */
  public static final class Rejected extends ApiException {
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

  /** Too many requests, reported by the service or by something in between. */
  public static final class RateLimited extends ApiException {
    private final @Nullable Duration retryAfter;
    private final boolean byService;

    /** Reported by an answer that is not recognizably the service's own. */
    public RateLimited(@Nullable Duration retryAfter) {
      this(retryAfter, false);
    }

    private RateLimited(@Nullable Duration retryAfter, boolean byService) {
      super("rate limited, retry after " + retryAfter, null);
      this.retryAfter = retryAfter;
      this.byService = byService;
    }

    /** Reported by the service itself, in its own error body. */
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
   * The service failed, or something in front of it answered in its place. Includes an error
   * status, such as 401 or 404, without the service's own error body: it says nothing about the key
   * or the environment.
   */
  public static final class ServerFault extends ApiException {
    private final int status;
    private final @Nullable Duration retryAfter;
    private final boolean byService;

    /** Reported by an answer that is not recognizably the service's own. */
    public ServerFault(int status, @Nullable Duration retryAfter) {
      this(status, retryAfter, false);
    }

    private ServerFault(int status, @Nullable Duration retryAfter, boolean byService) {
      super((byService ? "server fault " : "error without explanation ") + status, null);
      this.status = status;
      this.retryAfter = retryAfter;
      this.byService = byService;
    }

    /** Reported by the service itself, in its own error body. */
    public static ServerFault byService(int status, @Nullable Duration retryAfter) {
      return new ServerFault(status, retryAfter, true);
    }

    /** Whether the answer is the service's own. */
    public boolean saidByService() {
      return byService;
    }

    /** The HTTP status: 5xx, or 4xx when the answer is not recognizably the service's own. */
    public int status() {
      return status;
    }

    public @Nullable Duration retryAfter() {
      return retryAfter;
    }
  }

  /** The request did not get through, or no answer arrived; the kind says why. */
  public static final class Unreachable extends ApiException {
    private final Kind kind;
    private final boolean sent;

    /** Why no answer arrived. */
    public enum Kind {
      UNKNOWN_HOST,
      REFUSED,
      CONNECT_TIME_OUT,
      READ_TIME_OUT,
      CONNECTION_LOST,
      /**
       * The service did not carry it out, because it was too old when it arrived, for instance
       * because the computer slept.
       */
      TOO_OLD,
      CERTIFICATE_EXPIRED,
      CERTIFICATE_HOST,
      CERTIFICATE_AUTHORITY,
      TLS,
      REDIRECT,
      /** The proxy refuses to connect to the service. */
      PROXY,
      /** The proxy itself cannot be reached. */
      PROXY_UNREACHABLE,
      /** The proxy asks for a user and a password, and none are known. */
      PROXY_PASSWORD_NEEDED,
      /** The proxy rejected the user and the password that it was given. */
      PROXY_PASSWORD_REFUSED,
      /** The proxy asks for a sign-in of another kind than Basic. */
      PROXY_SIGN_IN,
      /** The environment names a proxy in a way that is not understood. */
      PROXY_NOT_UNDERSTOOD,
      /** The environment names a proxy of a kind that is not supported. */
      PROXY_UNSUPPORTED,
      /**
       * Nothing answers without a proxy, and the system chooses one by a script, which is not run.
       */
      PROXY_SCRIPT,
      NO_NETWORK,
      INSECURE_ADDRESS,
      /** The file of trusted certificates named in the settings cannot be read. */
      AUTHORITY_FILE
    }

    /** No byte of the request was sent, or the service refused it as too old. */
    public Unreachable(Kind kind, @Nullable Throwable cause) {
      this(kind, cause, false);
    }

    private Unreachable(Kind kind, @Nullable Throwable cause, boolean sent) {
      super("unreachable: " + kind + (sent ? " after sending" : ""), cause);
      this.kind = kind;
      this.sent = sent;
    }

    /** The failure happened after the request, or a part of it, may have been sent. */
    public static Unreachable afterSending(Kind kind, @Nullable Throwable cause) {
      return new Unreachable(kind, cause, true);
    }

    public Kind kind() {
      return kind;
    }

    /**
     * Whether the service may have accepted the request. False only when it is certain that no byte
     * of it was sent, or that it was refused as too old.
     */
    public boolean sent() {
      return sent;
    }
  }

  /** An answer arrived that cannot be read. */
  public static final class Unreadable extends ApiException {
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

  /** The key was not accepted, and this computer's clock differs widely from the service's. */
  public static final class ClockSkew extends ApiException {
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

  /** Envwatch is in read-only mode: the request was never sent. */
  public static final class ReadOnly extends ApiException {
    public ReadOnly() {
      super("read-only mode", null);
    }
  }

  /** This API version does not offer the operation: the request was never sent. */
  public static final class NotOffered extends ApiException {
    public NotOffered(String operation) {
      super("not offered by this API version: " + operation, null);
    }
  }
}
