package envwatch.words;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.api.ApiException.ClockSkew;
import envwatch.api.ApiException.Forbidden;
import envwatch.api.ApiException.NotFound;
import envwatch.api.ApiException.NotOffered;
import envwatch.api.ApiException.RateLimited;
import envwatch.api.ApiException.ReadOnly;
import envwatch.api.ApiException.Rejected;
import envwatch.api.ApiException.ServerFault;
import envwatch.api.ApiException.Unauthorized;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreadable;
import java.net.URI;
import java.time.Duration;
import java.util.Locale;

/** Says in one plain sentence or two what a failed request comes down to. */
public final class FailureWords {
  private FailureWords() {}

  /**
   * @param address the service that was asked; only its host is named
   */
  public static String sentence(ApiException failure, URI address) {
    return sentence(failure, String.valueOf(address.getHost()));
  }

  /** The same for what concerns a whole account and not one thing that was asked for. */
  public static String ofAccount(ApiException failure, URI address) {
    return failure instanceof NotFound
        ? text("failure.not-found.service", String.valueOf(address.getHost()))
        : sentence(failure, address);
  }

  /** The same for a service of which only the host is known. */
  public static String sentence(ApiException failure, String host) {
    return switch (failure) {
      case Unauthorized e -> text("failure.unauthorized");
      case Forbidden e -> text("failure.forbidden");
      case NotFound e -> text("failure.not-found");
      case Rejected e when e.reason().isBlank() -> text("failure.rejected.code", e.code());
      case Rejected e when e.code().isBlank() -> text("failure.rejected.reason", e.reason());
      case Rejected e -> text("failure.rejected", e.reason(), e.code());
      case RateLimited e -> text("failure.rate-limited", host);
      case ServerFault e -> text("failure.server-fault", host, String.valueOf(e.status()));
      case Unreachable e -> text("failure.unreachable." + key(e.kind()), host);
      case Unreadable e -> text("failure.unreadable." + key(e.what()), host);
      case ClockSkew e -> clock(e.offset());
      case ReadOnly e -> text("failure.read-only");
      case NotOffered e -> text("failure.not-offered");
    };
  }

  /**
   * @param offset the service's time minus this computer's
   */
  public static String clock(Duration offset) {
    boolean inSeconds = offset.abs().compareTo(Duration.ofMinutes(1)) < 0;
    Duration toNearestMinute = offset.abs().plusSeconds(inSeconds ? 0 : 30);
    String amount = DurationWords.approximately(toNearestMinute);
    return offset.isNegative()
        ? text("failure.clock.ahead", amount)
        : text("failure.clock.behind", amount);
  }

  private static String key(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
