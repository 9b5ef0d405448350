package envwatch.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An environment as described by one answer of the service, created by its {@link Builder}. Values
 * that the service omits, or sends as null or "N/A", are null. The terms are those of v2 and v3
 * (v1: campaign, package, prototype).
 *
 * @param detail whether {@code machines} was part of the answer
 * @param description may contain line breaks
 * @param owner the owner's e-mail address
 * @param license as served: {@code Valid}, {@code Not relevant}, or another word
 * @param availableActions the actions of this API version that the service does not currently rule
 *     out (v2 has flags for some; those without a flag are included); null when it does not say
 * @param page the environment's page in the service's web application
 * @param unread how many parts of the answer could not be understood: unreadable or
 *     indistinguishable machines, duplicate fields, or a list of machines that is not a list
 */
public record Environment(
    EnvironmentId id,
    Detail detail,
    String name,
    @Nullable String description,
    Status status,
    @Nullable String owner,
    Expiration expiration,
    @Nullable String license,
    @Nullable Boolean invitationAllowed,
    @Nullable String organization,
    @Nullable String project,
    @Nullable String policy,
    @Nullable String blueprint,
    @Nullable String snapshot,
    @Nullable String region,
    @Nullable String page,
    @Nullable Resources resources,
    @Nullable Set<ActionKind> availableActions,
    List<Machine> machines,
    int unread) {

  /** How much of an environment an answer described. */
  public enum Detail {
    /** An entry of a list: no machines, and with v3 neither expiration nor status number. */
    LISTED,
    /** Everything that the API version provides. */
    COMPLETE
  }

  public Environment {
    availableActions = availableActions == null ? null : Set.copyOf(availableActions);
    machines = List.copyOf(machines);
  }

  /** Creates an empty builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Creates a builder with all values of this environment. */
  public Builder toBuilder() {
    return new Builder()
        .id(id)
        .detail(detail)
        .name(name)
        .description(description)
        .status(status)
        .owner(owner)
        .expiration(expiration)
        .license(license)
        .invitationAllowed(invitationAllowed)
        .organization(organization)
        .project(project)
        .policy(policy)
        .blueprint(blueprint)
        .snapshot(snapshot)
        .region(region)
        .page(page)
        .resources(resources)
        .availableActions(availableActions)
        .machines(machines)
        .unread(unread);
  }

  public boolean complete() {
    return detail == Detail.COMPLETE;
  }

  /** Whether its machines are known, even if there are none. */
  public boolean machinesKnown() {
    return complete() && (unread == 0 || !machines.isEmpty());
  }

  public long machinesRunning() {
    long running = 0;
    for (Machine machine : machines) {
      running += machine.running() ? 1 : 0;
    }
    return running;
  }

  /**
   * The same environment, but with the machine instances of an earlier answer where these have not
   * changed, so that comparing references is enough to find changed machines.
   */
  public Environment keeping(Environment earlier) {
    List<Machine> kept = new ArrayList<>(machines);
    boolean any = false;
    for (int i = 0; i < Math.min(kept.size(), earlier.machines.size()); i++) {
      Machine before = earlier.machines.get(i);
      if (before != kept.get(i) && before.sameAs(kept.get(i))) {
        kept.set(i, before);
        any = true;
      }
    }
    return any ? withMachines(kept) : this;
  }

  /** Whether both are equal, including the texts of passwords. */
  public boolean sameAs(Environment other) {
    if (this == other) {
      return true;
    }
    if (machines.size() != other.machines.size()) {
      return false;
    }
    for (int i = 0; i < machines.size(); i++) {
      if (!machines.get(i).sameAs(other.machines.get(i))) {
        return false;
      }
    }
    return withMachines(List.of()).equals(other.withMachines(List.of()));
  }

  /** The same environment with other machines. */
  public Environment withMachines(List<Machine> others) {
    return toBuilder().machines(others).build();
  }

  /** Builds a {@link Detail#COMPLETE} environment; values that are not set are absent. */
  public static final class Builder {
    private @Nullable EnvironmentId id;
    private Detail detail = Detail.COMPLETE;
    private @Nullable String name;
    private @Nullable String description;
    private Status status = Status.UNTOLD;
    private @Nullable String owner;
    private Expiration expiration = Expiration.NONE;
    private @Nullable String license;
    private @Nullable Boolean invitationAllowed;
    private @Nullable String organization;
    private @Nullable String project;
    private @Nullable String policy;
    private @Nullable String blueprint;
    private @Nullable String snapshot;
    private @Nullable String region;
    private @Nullable String page;
    private @Nullable Resources resources;
    private @Nullable Set<ActionKind> availableActions;
    private List<Machine> machines = List.of();
    private int unread;

    private Builder() {}

    public Builder id(EnvironmentId id) {
      this.id = id;
      return this;
    }

    public Builder detail(Detail detail) {
      this.detail = detail;
      return this;
    }

    /** Sets the name; without one, the id is used. */
    public Builder name(@Nullable String name) {
      this.name = name;
      return this;
    }

    public Builder description(@Nullable String description) {
      this.description = description;
      return this;
    }

    public Builder status(Status status) {
      this.status = status;
      return this;
    }

    public Builder owner(@Nullable String owner) {
      this.owner = owner;
      return this;
    }

    public Builder expiration(Expiration expiration) {
      this.expiration = expiration;
      return this;
    }

    public Builder license(@Nullable String license) {
      this.license = license;
      return this;
    }

    public Builder invitationAllowed(@Nullable Boolean invitationAllowed) {
      this.invitationAllowed = invitationAllowed;
      return this;
    }

    public Builder organization(@Nullable String organization) {
      this.organization = organization;
      return this;
    }

    public Builder project(@Nullable String project) {
      this.project = project;
      return this;
    }

    public Builder policy(@Nullable String policy) {
      this.policy = policy;
      return this;
    }

    public Builder blueprint(@Nullable String blueprint) {
      this.blueprint = blueprint;
      return this;
    }

    public Builder snapshot(@Nullable String snapshot) {
      this.snapshot = snapshot;
      return this;
    }

    public Builder region(@Nullable String region) {
      this.region = region;
      return this;
    }

    public Builder page(@Nullable String page) {
      this.page = page;
      return this;
    }

    public Builder resources(@Nullable Resources resources) {
      this.resources = resources;
      return this;
    }

    public Builder availableActions(@Nullable Set<ActionKind> availableActions) {
      this.availableActions = availableActions;
      return this;
    }

    public Builder machines(List<Machine> machines) {
      this.machines = machines;
      return this;
    }

    public Builder unread(int unread) {
      this.unread = unread;
      return this;
    }

    /**
     * @throws NullPointerException if no id was set
     */
    public Environment build() {
      EnvironmentId known = Objects.requireNonNull(id, "id");
      return new Environment(
          known,
          detail,
          name == null ? known.value() : name,
          description,
          status,
          owner,
          expiration,
          license,
          invitationAllowed,
          organization,
          project,
          policy,
          blueprint,
          snapshot,
          region,
          page,
          resources,
          availableActions,
          machines,
          unread);
    }
  }
}
