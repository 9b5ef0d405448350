package envwatch.api.v3;

import envwatch.api.wire.Query;
import envwatch.api.wire.ServedText;
import envwatch.api.wire.StatusWords;
import envwatch.model.Environment;
import envwatch.model.Environment.Detail;
import envwatch.model.EnvironmentId;
import envwatch.model.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes environments of what v3 serves, with the names that it knows for the ids in it. */
final class Mapping {
  private static final String ENVIRONMENT_PREFIX = "EN";

  private final String root;
  private final Names names;

  /**
   * @param root the service's address without a slash at the end
   */
  Mapping(String root, Names names) {
    this.root = root;
    this.names = names;
  }

  Environment complete(WireEnvironment served, EnvironmentId id) {
    Status status = StatusCodes.status(served.statusCode(), served.statusText());
    return environment(served, id, Detail.COMPLETE, status);
  }

  /** A line of the list tells its state in words only. */
  Environment listed(WireEnvironment served, EnvironmentId id) {
    return environment(served, id, Detail.LISTED, StatusWords.status(served.status()));
  }

  private Environment environment(
      WireEnvironment served, EnvironmentId id, Detail detail, Status status) {
    String shownName = ServedText.line(served.name());
    return new Environment(
        id,
        detail,
        shownName == null ? id.value() : shownName,
        served.description(),
        status,
        served.ownerEmail(),
        served.expiration(),
        null,
        served.invitationAllowed(),
        served.organization(),
        name(served.projectName(), served.projectId()),
        name(served.policyName(), served.policyId()),
        name(served.blueprintName(), served.blueprintId()),
        served.snapshotName(),
        names.of(served.regionId()),
        page(id),
        null,
        null,
        served.vms() == null ? List.of() : served.vms(),
        served.unread() + (detail == Detail.COMPLETE && served.vms() == null ? 1 : 0));
  }

  private @Nullable String name(@Nullable String name, @Nullable String id) {
    if (name == null) {
      return names.of(id);
    }
    names.learn(id, name);
    return name;
  }

  /** The environment's page in the web application ends in its id without the kind's letters. */
  private String page(EnvironmentId id) {
    String token =
        id.value().startsWith(ENVIRONMENT_PREFIX)
            ? id.value().substring(ENVIRONMENT_PREFIX.length())
            : id.value();
    return root + "/Ent/Environment.mvc/View/" + Query.encode(token);
  }
}
