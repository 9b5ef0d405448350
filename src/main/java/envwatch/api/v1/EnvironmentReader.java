package envwatch.api.v1;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Entries;
import envwatch.api.wire.FieldNames;
import envwatch.api.wire.JsonCursor;
import envwatch.api.wire.MachineIds;
import envwatch.api.wire.ServedIds;
import envwatch.api.wire.ServedText;
import envwatch.api.wire.StatusWords;
import envwatch.model.Environment;
import envwatch.model.Environment.Detail;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads an environment as v1 serves it (service/api-v1.md "Environment (v1)"). */
final class EnvironmentReader {
  private enum Field {
    API_ID("apiId"),
    NAME("name"),
    DESCRIPTION("description"),
    STATUS("status"),
    OWNER("owner"),
    EXPIRATION_TIME("expirationTime"),
    LICENSE_VALID("licenseValid"),
    INVITATION_ALLOWED("invitationAllowed"),
    ORGANIZATION("organization"),
    CAMPAIGN("campaign"),
    PACKAGE("package"),
    PROTOTYPE("prototype"),
    SNAPSHOT("snapshot"),
    MACHINES("machines");

    private final String served;

    Field(String served) {
      this.served = served;
    }
  }

  private static final FieldNames<Field> FIELDS =
      FieldNames.of(Field.values(), field -> field.served);

  private final Environment.Builder environment = Environment.builder();
  private final MachineIds ids = new MachineIds();
  private @Nullable String apiId;
  private @Nullable String name;
  private @Nullable String status;
  private @Nullable Entries<Machine> machines;

  private EnvironmentReader() {}

  /** The requested environment; null when the value has none of an environment's fields. */
  static @Nullable Environment complete(JsonCursor in, EnvironmentId asked) throws Unreadable {
    int before = in.unread();
    EnvironmentReader read = read(in);
    if (read == null || !read.isEnvironment()) {
      return null;
    }
    if (read.machines == null) {
      in.notUnderstood();
    }
    return read.build(asked, Detail.COMPLETE, in.unread() - before);
  }

  /** An entry of a list; null when it has no id. */
  static @Nullable Environment listed(JsonCursor in) throws Unreadable {
    int before = in.unread();
    EnvironmentReader read = read(in);
    return read == null || read.apiId == null || read.apiId.isBlank()
        ? null
        : read.build(new EnvironmentId(read.apiId), Detail.LISTED, in.unread() - before);
  }

  /** Returns null when the value is not an object. */
  private static @Nullable EnvironmentReader read(JsonCursor in) throws Unreadable {
    if (!in.enterObject()) {
      return null;
    }
    var reader = new EnvironmentReader();
    for (Field field = in.nextField(FIELDS); field != null; field = in.nextField(FIELDS)) {
      reader.take(field, in);
    }
    return reader;
  }

  private void take(Field field, JsonCursor in) throws Unreadable {
    switch (field) {
      case API_ID -> apiId = ServedIds.only(apiId, in.exact());
      case NAME -> name = in.text();
      case DESCRIPTION -> environment.description(in.lines());
      case STATUS -> status = in.text();
      case OWNER -> environment.owner(in.line());
      case EXPIRATION_TIME -> environment.expiration(in.expiration());
      case LICENSE_VALID -> environment.license(in.line());
      case INVITATION_ALLOWED -> environment.invitationAllowed(in.truth());
      case ORGANIZATION -> environment.organization(in.line());
      case CAMPAIGN -> environment.project(in.line());
      case PACKAGE -> environment.policy(in.line());
      case PROTOTYPE -> environment.blueprint(in.line());
      case SNAPSHOT -> environment.snapshot(in.line());
      case MACHINES -> machines = in.entries(each -> MachineReader.read(each, ids));
    }
  }

  private boolean isEnvironment() {
    return apiId != null || name != null || status != null || machines != null;
  }

  private Environment build(EnvironmentId id, Detail detail, int unread) {
    return environment
        .id(id)
        .detail(detail)
        .name(ServedText.line(name))
        .status(StatusWords.status(status))
        .machines(machines == null ? List.of() : machines.read())
        .unread(unread)
        .build();
  }
}
