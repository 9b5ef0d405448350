package envwatch.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An environment as one answer of the service told it. What the service leaves out, sends as null
 * or as "N/A" is null here. Terms are those of v2 and v3 (v1: campaign, package, prototype).
 *
 * @param detail whether {@code machines} was part of the answer
 * @param description may hold line breaks
 * @param owner the owner's e-mail address
 * @param license as served: {@code Valid}, {@code Not relevant}, or another word
 * @param availableActions the actions of this API version that the service does not rule out now
 *     (v2 has flags for some; those without a flag are in); null when it does not say
 * @param page the environment's page in the service's web application
 * @param unread how many parts of the answer could not be understood: machines that could not be
 *     read or told from one another, fields served twice, a list of machines that is none
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

  /** How much of an environment an answer told. */
  public enum Detail {
    /** A line of a list: no machines, and on v3 neither expiration nor a state number. */
    LISTED,
    /** Everything the API version has to tell. */
    COMPLETE
  }

  /** An environment of which everything was understood. */
  public Environment(
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
      List<Machine> machines) {
    this(
        id,
        detail,
        name,
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
        0);
  }

  public Environment {
    availableActions = availableActions == null ? null : Set.copyOf(availableActions);
    machines = List.copyOf(machines);
  }

  public boolean complete() {
    return detail == Detail.COMPLETE;
  }

  /** Whether anything is known of its machines, and be it that there are none. */
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
   * The same environment, its machines being the very instances of an earlier answer wherever they
   * are still the same: who has seen that answer then knows at a glance which have changed.
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

  /** Equal in everything, the texts of passwords included. */
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
    return new Environment(
        id,
        detail,
        name,
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
        others,
        unread);
  }
}
