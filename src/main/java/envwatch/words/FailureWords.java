package envwatch.words;

import static envwatch.words.Messages.key;
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
import envwatch.model.training.ClassId;
import java.net.URI;
import java.time.Duration;

/** Explains a failed request in one or two plain sentences. */
public final class FailureWords {
  private FailureWords() {}

  /**
   * @param address the service's address; only its host is shown
   */
  public static String sentence(ApiException failure, URI address) {
    return sentence(failure, String.valueOf(address.getHost()));
  }

  /** The same for a failure that concerns a whole account rather than one requested item. */
  public static String ofAccount(ApiException failure, URI address) {
    String host = String.valueOf(address.getHost());
    return switch (failure) {
      case NotFound e -> text("failure.not-found.service", host);
      case ServerFault e when isNotThere(e) -> text("failure.not-found.address", host);
      default -> sentence(failure, host);
    };
  }

  /** The same for a failure to look at a class. */
  public static String ofClass(ApiException failure, URI address, ClassId trainingClass) {
    return switch (failure) {
      case NotFound e -> text("cli.check.no-class", trainingClass.value());
      case NotOffered e -> text("cli.check.no-classes");
      default -> ofAccount(failure, address);
    };
  }

  /** The same for an API version that was tried and skipped. */
  public static String ofVersion(ApiException failure, URI address) {
    return switch (failure) {
      case NotFound e -> text("failure.not-found.version");
      case ServerFault e when isNotThere(e) -> text("failure.not-found.version-address");
      default -> sentence(failure, address);
    };
  }

  private static boolean isNotThere(ServerFault failure) {
    return failure.status() == 404 && !failure.saidByService();
  }

  /** The same for a service whose host alone is known. */
  public static String sentence(ApiException failure, String host) {
    return switch (failure) {
      case Unauthorized e ->
          text(e.certain() ? "failure.unauthorized" : "failure.unauthorized.deduced");
      case Forbidden e -> text("failure.forbidden");
      case NotFound e -> text("failure.not-found");
      case Rejected e when e.reason().isBlank() -> text("failure.rejected.code", e.code());
      case Rejected e when e.code().isBlank() -> text("failure.rejected.reason", e.reason());
      case Rejected e -> text("failure.rejected", e.reason(), e.code());
      case RateLimited e -> text("failure.rate-limited", host);
      case ServerFault e -> fault(e, host);
      case Unreachable e -> unreachable(e, host);
      case Unreadable e -> text("failure.unreadable." + key(e.what()), host);
      case ClockSkew e -> clock(e.offset());
      case ReadOnly e -> text("failure.read-only");
      case NotOffered e -> text("failure.not-offered");
    };
  }

  private static String fault(ServerFault failure, String host) {
    String status = String.valueOf(failure.status());
    if (failure.saidByService()) {
      return text("failure.server-fault", host, status);
    }
    if (failure.status() == 401) {
      return text("failure.unexplained.key", host);
    }
    return text(
        failure.status() < 500 ? "failure.unexplained" : "failure.unexplained.fault", host, status);
  }

  private static String unreachable(Unreachable failure, String host) {
    return failure.kind() == Unreachable.Kind.CONNECTION_LOST && !failure.sent()
        ? text("failure.unreachable.connection-lost.unsent", host)
        : text("failure.unreachable." + key(failure.kind()), host);
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
}
