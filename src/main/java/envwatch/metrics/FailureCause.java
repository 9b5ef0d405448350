package envwatch.metrics;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import java.util.Locale;

/** Why looks fail, as far as a monitor tells causes apart. */
enum FailureCause {
  KEY_REJECTED,
  FORBIDDEN,
  NOT_FOUND,
  REFUSED,
  NOT_OFFERED,
  RATE_LIMITED,
  SERVICE_FAILING,
  UNREADABLE_ANSWER,
  CLOCK_WRONG,
  UNKNOWN_HOST,
  NOT_CONNECTED,
  TIME_OUT,
  CONNECTION_LOST,
  CERTIFICATE,
  REDIRECT,
  PROXY;

  /** The value of the label. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static FailureCause of(ApiException failure) {
    return switch (failure) {
      case ApiException.Unauthorized e -> KEY_REJECTED;
      case ApiException.Forbidden e -> FORBIDDEN;
      case ApiException.NotFound e -> NOT_FOUND;
      case ApiException.Rejected _, ApiException.ReadOnly _ -> REFUSED;
      case ApiException.NotOffered e -> NOT_OFFERED;
      case ApiException.RateLimited e -> RATE_LIMITED;
      case ApiException.ServerFault e -> SERVICE_FAILING;
      case ApiException.Unreadable e -> UNREADABLE_ANSWER;
      case ApiException.ClockSkew e -> CLOCK_WRONG;
      case ApiException.Unreachable e -> of(e.kind());
    };
  }

  private static FailureCause of(Unreachable.Kind kind) {
    return switch (kind) {
      case UNKNOWN_HOST -> UNKNOWN_HOST;
      case REFUSED, NO_NETWORK, INSECURE_ADDRESS -> NOT_CONNECTED;
      case CONNECT_TIME_OUT, READ_TIME_OUT, TOO_OLD -> TIME_OUT;
      case CONNECTION_LOST -> CONNECTION_LOST;
      case CERTIFICATE_EXPIRED, CERTIFICATE_HOST, CERTIFICATE_AUTHORITY, TLS, AUTHORITY_FILE ->
          CERTIFICATE;
      case REDIRECT -> REDIRECT;
      case PROXY,
          PROXY_UNREACHABLE,
          PROXY_PASSWORD_NEEDED,
          PROXY_PASSWORD_REFUSED,
          PROXY_SIGN_IN,
          PROXY_NOT_UNDERSTOOD,
          PROXY_UNSUPPORTED,
          PROXY_SCRIPT ->
          PROXY;
    };
  }
}
