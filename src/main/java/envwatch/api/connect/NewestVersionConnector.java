package envwatch.api.connect;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.Connection;
import envwatch.api.EnvironmentService;
import envwatch.api.ServiceConnector;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Opens the version that an account names, or else the newest that answers a Ping with the
 * account's key.
 */
public final class NewestVersionConnector implements ServiceConnector {
  private final List<Dialect> newestFirst;
  private final TransportFactory transports;

  /**
   * @param dialects the versions to choose from, in any order; at least one
   */
  public NewestVersionConnector(List<Dialect> dialects, TransportFactory transports) {
    this.newestFirst =
        dialects.stream().sorted(Comparator.comparing(Dialect::version).reversed()).toList();
    this.transports = transports;
  }

  @Override
  public Connection connect(ApiAccount account) throws ApiException {
    ApiVersion version = account.version();
    return version == null
        ? newestThatAnswers(account)
        : new Connection(verified(dialect(version), account), List.of());
  }

  private Dialect dialect(ApiVersion version) throws ApiException {
    return newestFirst.stream()
        .filter(dialect -> dialect.version().equals(version))
        .findFirst()
        .orElseThrow(() -> new ApiException.NotOffered("API " + version));
  }

  private Connection newestThatAnswers(ApiAccount account) throws ApiException {
    List<Connection.SkippedVersion> skippedVersions = new ArrayList<>();
    for (Dialect dialect : newestFirst) {
      try {
        return new Connection(verified(dialect, account), skippedVersions);
      } catch (ApiException e) {
        if (saysNothingAboutOtherVersions(e)) {
          skippedVersions.add(new Connection.SkippedVersion(dialect.version(), e));
        } else {
          throw e;
        }
      }
    }
    throw mostTelling(skippedVersions);
  }

  private EnvironmentService verified(Dialect dialect, ApiAccount account) throws ApiException {
    EnvironmentService service = dialect.open(account, transports.open());
    boolean answered = false;
    try {
      service.verify();
      answered = true;
      return service;
    } finally {
      if (!answered) {
        service.close();
      }
    }
  }

  /** Whether another version may still succeed after one has failed in this way. */
  private static boolean saysNothingAboutOtherVersions(ApiException failure) {
    return switch (failure) {
      case Unreachable e -> e.kind() == Unreachable.Kind.REDIRECT;
      case ApiException.RateLimited _, ApiException.ReadOnly _ -> false;
      case ApiException.Unauthorized _, ApiException.ClockSkew _, ApiException.Forbidden _ -> true;
      case ApiException.NotFound _, ApiException.Rejected _, ApiException.ServerFault _ -> true;
      case ApiException.Unreadable _, ApiException.NotOffered _ -> true;
    };
  }

  private static ApiException mostTelling(List<Connection.SkippedVersion> skippedVersions) {
    return skippedVersions.stream()
        .map(Connection.SkippedVersion::cause)
        .min(Comparator.comparingInt(NewestVersionConnector::rank))
        .orElseThrow();
  }

  private static int rank(ApiException failure) {
    return switch (failure) {
      case ApiException.ClockSkew e -> 0;
      case ApiException.Unauthorized e -> e.certain() ? 1 : 2;
      case ApiException.Forbidden e -> 3;
      case ApiException.Rejected e -> 4;
      case ApiException.ServerFault e -> rank(e.status());
      case Unreachable e -> 7;
      case ApiException.RateLimited e -> 8;
      case ApiException.Unreadable e -> 9;
      case ApiException.NotFound e -> 10;
      case ApiException.NotOffered _, ApiException.ReadOnly _ -> 11;
    };
  }

  /** A 404 most likely means that the version is not offered. */
  private static int rank(int statusWithoutExplanation) {
    return switch (statusWithoutExplanation) {
      case 401 -> 5;
      case 404 -> 10;
      default -> 6;
    };
  }
}
