package envwatch.api.http;

import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreachable.Kind;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.NetworkInterface;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLPeerUnverifiedException;
import okhttp3.Call;

/** Determines from a network exception why no answer arrived. */
final class NetworkFailure {
  private NetworkFailure() {}

  static Unreachable of(IOException failure, Call call, CallProgress progress) {
    return progress.sent()
        ? Unreachable.afterSending(kindAfterSending(failure), failure)
        : new Unreachable(kind(failure, call, progress), failure);
  }

  /**
   * The connection was established, so what the exception says about networks or proxies does not
   * count.
   */
  private static Kind kindAfterSending(IOException failure) {
    return failure instanceof InterruptedIOException ? Kind.READ_TIME_OUT : Kind.CONNECTION_LOST;
  }

  private static Kind kind(IOException failure, Call call, CallProgress progress) {
    if (causes(failure).anyMatch(progress::failedAtProxy)) {
      return kindAtProxy(failure);
    }
    return failure instanceof UnknownHostException && progress.lookedUpAnotherHost(call)
        ? Kind.PROXY_UNREACHABLE
        : kindWithoutProxy(failure);
  }

  /** Why a connection was not established that no proxy has to do with. */
  static Kind kindWithoutProxy(IOException failure) {
    return switch (failure) {
      case UnusableProxy e -> e.why();
      case UnknownHostException e -> networkIsUp() ? Kind.UNKNOWN_HOST : Kind.NO_NETWORK;
      case InterruptedIOException e -> Kind.CONNECT_TIME_OUT;
      case SSLException e -> tlsKind(e);
      case NoRouteToHostException e -> Kind.NO_NETWORK;
      case ConnectException e -> aboutTheNetwork(e) ? Kind.NO_NETWORK : Kind.REFUSED;
      case SocketException e when aboutTheNetwork(e) -> Kind.NO_NETWORK;
      default -> Kind.CONNECTION_LOST;
    };
  }

  private static Kind kindAtProxy(IOException failure) {
    return causes(failure)
        .flatMap(cause ->
            switch (cause) {
              case UnusableProxy e -> Stream.of(e.why());
              case ConnectException e -> Stream.of(Kind.PROXY_UNREACHABLE);
              case NoRouteToHostException e -> Stream.of(Kind.PROXY_UNREACHABLE);
              case InterruptedIOException e -> Stream.of(Kind.PROXY_UNREACHABLE);
              case UnknownHostException e -> Stream.of(Kind.PROXY_UNREACHABLE);
              // In the words of java.net.SocksSocketImpl.
              case SocketException e when says(e, "can't connect to socks proxy") ->
                  Stream.of(Kind.PROXY_UNREACHABLE);
              case SocketException e when says(e, "socks : authentication failed") ->
                  Stream.of(Kind.PROXY_SIGN_IN);
              default -> Stream.<Kind>empty();
            })
        .findFirst()
        .orElse(Kind.PROXY);
  }

  /** Recognizes the operating system's messages, in the exception itself or in its cause. */
  private static boolean aboutTheNetwork(IOException failure) {
    return causes(failure)
        .anyMatch(
            cause -> says(cause, "network is unreachable") || says(cause, "no route to host"));
  }

  private static Kind tlsKind(SSLException failure) {
    if (failure instanceof SSLPeerUnverifiedException) {
      return Kind.CERTIFICATE_HOST;
    }
    List<Throwable> causes = causes(failure).toList();
    if (causes.stream().anyMatch(NetworkFailure::outOfDate)) {
      return Kind.CERTIFICATE_EXPIRED;
    }
    if (causes.stream()
        .anyMatch(cause ->
            cause instanceof CertPathBuilderException
                || cause instanceof CertPathValidatorException)) {
      return Kind.CERTIFICATE_AUTHORITY;
    }
    if (causes.stream().anyMatch(CertificateException.class::isInstance)) {
      return Kind.CERTIFICATE_AUTHORITY;
    }
    return Kind.TLS;
  }

  private static boolean outOfDate(Throwable cause) {
    return cause instanceof CertificateExpiredException
        || cause instanceof CertificateNotYetValidException
        || (cause instanceof CertPathValidatorException path
            && (path.getReason() == CertPathValidatorException.BasicReason.EXPIRED
                || path.getReason() == CertPathValidatorException.BasicReason.NOT_YET_VALID));
  }

  private static Stream<Throwable> causes(Throwable failure) {
    return Stream.iterate(failure, cause -> cause != null, Throwable::getCause).limit(20);
  }

  private static boolean says(Throwable failure, String words) {
    String message = failure.getMessage();
    return message != null && message.toLowerCase(Locale.ROOT).contains(words);
  }

  private static boolean networkIsUp() {
    try (Stream<NetworkInterface> interfaces = NetworkInterface.networkInterfaces()) {
      for (NetworkInterface each : interfaces.toList()) {
        if (each.isUp() && !each.isLoopback()) {
          return true;
        }
      }
      return false;
    } catch (SocketException e) {
      return false;
    }
  }
}
