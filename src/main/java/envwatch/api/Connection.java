package envwatch.api;

import envwatch.model.ApiVersion;
import java.util.List;

/**
 * A service that answered, and why no newer API version was taken.
 *
 * @param skippedVersions versions that did not answer, newest first; empty when the account names
 *     its version or the newest answered
 */
public record Connection(EnvironmentService service, List<SkippedVersion> skippedVersions) {
  public Connection {
    skippedVersions = List.copyOf(skippedVersions);
  }

  /** An API version that the service did not appear to offer. */
  public record SkippedVersion(ApiVersion version, ApiException cause) {}
}
