package envwatch.api;

import envwatch.api.ApiException.Unreachable;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What a failure means for the requests that follow. The only place that derives this from the
 * failure's type.
 *
 * @param passesByItself whether the same request may succeed later without user intervention
 * @param scope what else would fail in the same way
 * @param retryAfter how long the answer asks the client to wait (RFC 9110, section 10.2.3); null
 *     when it does not say
 * @param maybeDone whether an action that failed in this way may have been carried out nevertheless
 */
public record FailureMeaning(
    boolean passesByItself, Scope scope, @Nullable Duration retryAfter, boolean maybeDone) {
  private static final int SERVICE_UNAVAILABLE = 503;

  /** What else would fail in the same way. */
  public enum Scope {
    /** Nothing else: the failure concerns only what was requested. */
    ONE(false, true),
    /** Perhaps nothing else. */
    PERHAPS_ONE(false, false),
    /** Probably every request of the account. */
    PERHAPS_ALL(true, false),
    /** Every request of the account. */
    ALL(true, true);

    private final boolean accountWide;
    private final boolean certain;

    Scope(boolean accountWide, boolean certain) {
      this.accountWide = accountWide;
      this.certain = certain;
    }

    /** Whether the account's next request is expected to fail, too. */
    public boolean accountWide() {
      return accountWide;
    }

    /** Whether the scope is certain without trying another request. */
    public boolean certain() {
      return certain;
    }
  }

  static FailureMeaning of(ApiException failure) {
    return switch (failure) {
      case ApiException.Unauthorized e -> notDone(!e.certain(), Scope.ALL);
      case ApiException.ClockSkew e -> notDone(false, Scope.ALL);
      case ApiException.Forbidden _, ApiException.NotFound _ -> notDone(false, Scope.ONE);
      case ApiException.Rejected _, ApiException.ReadOnly _ -> notDone(false, Scope.ONE);
      case ApiException.NotOffered _ -> notDone(false, Scope.ONE);
      case ApiException.Unreachable e -> passing(scope(e.kind()), null, e.sent());
      case ApiException.Unreadable e -> passing(Scope.PERHAPS_ONE, null, true);
      // A proxy or gateway in between does not know what the service has done, and a service that
      // failed may have carried out a part.
      case ApiException.ServerFault e ->
          passing(
              Scope.PERHAPS_ONE,
              e.retryAfter(),
              !e.saidByService() || e.status() != SERVICE_UNAVAILABLE);
      case ApiException.RateLimited e -> passing(Scope.ALL, e.retryAfter(), !e.saidByService());
    };
  }

  private static FailureMeaning notDone(boolean passesByItself, Scope scope) {
    return new FailureMeaning(passesByItself, scope, null, false);
  }

  private static FailureMeaning passing(
      Scope scope, @Nullable Duration retryAfter, boolean maybeDone) {
    return new FailureMeaning(true, scope, retryAfter, maybeDone);
  }

  private static Scope scope(Unreachable.Kind kind) {
    return switch (kind) {
      case READ_TIME_OUT, CONNECTION_LOST, TOO_OLD -> Scope.PERHAPS_ONE;
      case CONNECT_TIME_OUT, REDIRECT -> Scope.PERHAPS_ALL;
      case UNKNOWN_HOST,
          REFUSED,
          CERTIFICATE_EXPIRED,
          CERTIFICATE_HOST,
          CERTIFICATE_AUTHORITY,
          TLS,
          PROXY,
          PROXY_UNREACHABLE,
          PROXY_PASSWORD_NEEDED,
          PROXY_PASSWORD_REFUSED,
          PROXY_SIGN_IN,
          PROXY_NOT_UNDERSTOOD,
          PROXY_UNSUPPORTED,
          PROXY_SCRIPT,
          NO_NETWORK,
          INSECURE_ADDRESS,
          AUTHORITY_FILE ->
          Scope.ALL;
    };
  }
}
