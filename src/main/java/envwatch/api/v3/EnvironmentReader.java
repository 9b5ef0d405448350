package envwatch.api.v3;

import static envwatch.api.wire.FieldTable.field;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Entries;
import envwatch.api.wire.FieldTable;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.api.wire.Query;
import envwatch.api.wire.ServedIds;
import envwatch.api.wire.ServedText;
import envwatch.api.wire.StatusWords;
import envwatch.model.Environment;
import envwatch.model.Environment.Detail;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads an environment as v3 serves it: getextended serves machines and the names of everything
 * except the region; the list serves ids and a status in words (service/api-v3.md section 3).
 * {@link #build} replaces the ids with names once these have been requested.
 */
final class EnvironmentReader {
  private static final FieldTable<EnvironmentReader> FIELDS =
      FieldTable.of(
          field("id", (read, in) -> read.id = ServedIds.only(read.id, in.exact())),
          field("name", (read, in) -> read.name = in.text()),
          field("description", (read, in) -> read.environment.description(in.lines())),
          field("status", (read, in) -> read.status = in.text()),
          field("statusCode", (read, in) -> read.statusCode = in.integer()),
          field("statusText", (read, in) -> read.statusText = in.text()),
          field("expirationTime", (read, in) -> read.environment.expiration(in.expiration())),
          field("ownerEmail", (read, in) -> read.environment.owner(in.line())),
          field("organization", (read, in) -> read.environment.organization(in.line())),
          field("invitationAllowed", (read, in) -> read.environment.invitationAllowed(in.truth())),
          field("projectId", (read, in) -> read.projectId = in.text()),
          field("projectName", (read, in) -> read.projectName = in.line()),
          field("policyId", (read, in) -> read.policyId = in.text()),
          field("policyName", (read, in) -> read.policyName = in.line()),
          field("blueprintId", (read, in) -> read.blueprintId = in.text()),
          field("blueprintName", (read, in) -> read.blueprintName = in.line()),
          field("regionId", (read, in) -> read.regionId = in.text()),
          field("snapshotName", (read, in) -> read.environment.snapshot(in.line())),
          field(
              "vms",
              (read, in) -> read.vms = in.entries(each -> MachineReader.read(each, read.ids))));

  private static final String ENVIRONMENT_PREFIX = "EN";

  private final Environment.Builder environment = Environment.builder();
  private final MachineIds ids = new MachineIds();
  private @Nullable String id;
  private @Nullable String name;
  private @Nullable String status;
  private @Nullable Integer statusCode;
  private @Nullable String statusText;
  private @Nullable String projectId;
  private @Nullable String projectName;
  private @Nullable String policyId;
  private @Nullable String policyName;
  private @Nullable String blueprintId;
  private @Nullable String blueprintName;
  private @Nullable String regionId;
  private @Nullable Entries<Machine> vms;

  private EnvironmentReader() {}

  /** Reads an answer to getextended; null when the value has none of an environment's fields. */
  static @Nullable EnvironmentReader complete(JsonCursor in) throws Unreadable {
    int before = in.unread();
    EnvironmentReader read = read(in);
    if (read == null || !read.isEnvironment()) {
      return null;
    }
    if (read.vms == null) {
      in.notUnderstood();
    }
    read.environment
        .detail(Detail.COMPLETE)
        .status(V3StatusCode.status(read.statusCode, read.statusText))
        .unread(in.unread() - before);
    return read;
  }

  /** Reads an entry of a list, which reports its state in words only; null when it has no id. */
  static @Nullable EnvironmentReader listed(JsonCursor in) throws Unreadable {
    int before = in.unread();
    EnvironmentReader read = read(in);
    if (read == null || read.id == null || read.id.isBlank()) {
      return null;
    }
    read.environment
        .detail(Detail.LISTED)
        .status(StatusWords.status(read.status))
        .unread(in.unread() - before);
    return read;
  }

  /** Returns null when the value is not an object. */
  private static @Nullable EnvironmentReader read(JsonCursor in) throws Unreadable {
    var reader = new EnvironmentReader();
    return in.readFields(FIELDS, reader) ? reader : null;
  }

  private boolean isEnvironment() {
    return id != null || name != null || statusCode != null || vms != null;
  }

  @Nullable String id() {
    return id;
  }

  /** The id of an entry of a list. */
  EnvironmentId listedId() {
    return new EnvironmentId(Objects.requireNonNull(id, "id"));
  }

  @Nullable String projectId() {
    return projectId;
  }

  @Nullable String policyId() {
    return policyId;
  }

  @Nullable String blueprintId() {
    return blueprintId;
  }

  @Nullable String regionId() {
    return regionId;
  }

  /**
   * @param id the requested one; in a list, the one served
   * @param names resolves ids to names; learns the names served here
   * @param root the service's address without a slash at the end
   */
  Environment build(EnvironmentId id, NameCache names, String root) {
    if (vms != null) {
      environment.machines(vms.read());
    }
    return environment
        .id(id)
        .name(ServedText.line(name))
        .project(names.of(projectId, projectName))
        .policy(names.of(policyId, policyName))
        .blueprint(names.of(blueprintId, blueprintName))
        .region(names.of(regionId))
        .page(page(id, root))
        .build();
  }

  /**
   * The address of the environment's page in the web application ends in its id without the
   * two-letter prefix.
   */
  private static String page(EnvironmentId id, String root) {
    String token =
        id.value().startsWith(ENVIRONMENT_PREFIX)
            ? id.value().substring(ENVIRONMENT_PREFIX.length())
            : id.value();
    return root + "/Ent/Environment.mvc/View/" + Query.encode(token);
  }
}
