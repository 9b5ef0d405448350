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
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An environment as v1 serves it (service/api-v1.md "Environment (v1)").
 *
 * @param machines null in a list
 */
record WireEnvironment(
    @Nullable String apiId,
    @Nullable String name,
    @Nullable String description,
    @Nullable String status,
    @Nullable String owner,
    Expiration expiration,
    @Nullable String licenseValid,
    @Nullable Boolean invitationAllowed,
    @Nullable String organization,
    @Nullable String campaign,
    @Nullable String usagePackage,
    @Nullable String prototype,
    @Nullable String snapshot,
    @Nullable List<Machine> machines) {
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

  /** Null when the value is no object. */
  static @Nullable WireEnvironment read(JsonCursor in) throws Unreadable {
    if (!in.enterObject()) {
      return null;
    }
    String apiId = null;
    String name = null;
    String description = null;
    String status = null;
    String owner = null;
    Expiration expiration = Expiration.NONE;
    String licenseValid = null;
    Boolean invitationAllowed = null;
    String organization = null;
    String campaign = null;
    String usagePackage = null;
    String prototype = null;
    String snapshot = null;
    var ids = new MachineIds();
    List<Machine> machines = null;
    for (Field field = in.nextField(FIELDS); field != null; field = in.nextField(FIELDS)) {
      switch (field) {
        case API_ID -> apiId = ServedIds.only(apiId, in.exact());
        case NAME -> name = in.text();
        case DESCRIPTION -> description = in.lines();
        case STATUS -> status = in.text();
        case OWNER -> owner = in.line();
        case EXPIRATION_TIME -> expiration = in.expiration();
        case LICENSE_VALID -> licenseValid = in.line();
        case INVITATION_ALLOWED -> invitationAllowed = in.truth();
        case ORGANIZATION -> organization = in.line();
        case CAMPAIGN -> campaign = in.line();
        case PACKAGE -> usagePackage = in.line();
        case PROTOTYPE -> prototype = in.line();
        case SNAPSHOT -> snapshot = in.line();
        case MACHINES -> machines = machines(in, ids);
      }
    }
    return new WireEnvironment(
        apiId,
        name,
        description,
        status,
        owner,
        expiration,
        licenseValid,
        invitationAllowed,
        organization,
        campaign,
        usagePackage,
        prototype,
        snapshot,
        machines);
  }

  private static @Nullable List<Machine> machines(JsonCursor in, MachineIds ids) throws Unreadable {
    Entries<Machine> entries = in.entries(each -> WireMachine.read(each, ids));
    return entries == null ? null : entries.read();
  }

  /** Whether the object says anything that an environment says. */
  boolean isEnvironment() {
    return apiId != null || name != null || status != null || machines != null;
  }

  /**
   * @param id the one asked for; in a list the one served
   * @param unread how many parts of it could not be understood
   */
  Environment toModel(EnvironmentId id, Environment.Detail detail, int unread) {
    String shownName = ServedText.line(name);
    return new Environment(
        id,
        detail,
        shownName == null ? id.value() : shownName,
        description,
        StatusWords.status(status),
        owner,
        expiration,
        licenseValid,
        invitationAllowed,
        organization,
        campaign,
        usagePackage,
        prototype,
        snapshot,
        null,
        null,
        null,
        null,
        machines == null ? List.of() : machines,
        unread);
  }
}
