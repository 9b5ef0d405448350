package envwatch.model;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A machine of an environment, created by its {@link Builder}. Values that the service omits, or
 * sends as null or "N/A", are null.
 *
 * @param description may contain line breaks
 * @param address the external address as served: an IP address, or a host name (v1 serves both)
 * @param hostName the fully qualified name (v2, v3)
 * @param suspensionState how it was suspended (v3), as served
 * @param webAccess the web access address as served; not checked, may have any scheme
 * @param page the machine's page in the service's web application (v2)
 */
public record Machine(
    MachineId id,
    String name,
    @Nullable String description,
    Status status,
    Progress progress,
    @Nullable String address,
    @Nullable String hostName,
    List<String> internalAddresses,
    @Nullable String operatingSystem,
    @Nullable Hardware hardware,
    @Nullable String suspensionState,
    @Nullable String login,
    @Nullable Secret password,
    @Nullable String webAccess,
    @Nullable String page) {
  public Machine {
    internalAddresses = List.copyOf(internalAddresses);
  }

  /** Creates an empty builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Creates a builder with all values of this machine. */
  public Builder toBuilder() {
    return new Builder()
        .id(id)
        .name(name)
        .description(description)
        .status(status)
        .progress(progress)
        .address(address)
        .hostName(hostName)
        .internalAddresses(internalAddresses)
        .operatingSystem(operatingSystem)
        .hardware(hardware)
        .suspensionState(suspensionState)
        .login(login)
        .password(password)
        .webAccess(webAccess)
        .page(page);
  }

  /** Whether it is changing, according to its status or because an operation is in progress. */
  public boolean onItsWay() {
    return status.phase() == Phase.CHANGING || progress.underWay();
  }

  public boolean running() {
    return status.phase() == Phase.RUNNING && !progress.underWay();
  }

  /** Whether it runs Windows, as far as the service tells: the words for it are not documented. */
  public boolean mayRunWindows() {
    return operatingSystem == null || operatingSystem.isBlank() || namesWindows(operatingSystem);
  }

  /** Whether it runs something else, as far as the service tells: it does not need to tell. */
  public boolean mayRunOtherThanWindows() {
    return operatingSystem == null || !namesWindows(operatingSystem);
  }

  private static boolean namesWindows(String operatingSystem) {
    return operatingSystem.toLowerCase(Locale.ROOT).contains("windows");
  }

  /** Whether it neither runs nor is about to. */
  public boolean down() {
    return !running() && !onItsWay();
  }

  /** The address, or else the host name; null when neither is known. */
  public @Nullable String reachableAt() {
    return address != null ? address : hostName;
  }

  /**
   * Whether both are equal, including the password's text ({@link #equals} compares secrets by
   * identity). Called for every machine in every new view of the world, so the components are
   * compared here: the generated {@code equals} of records is ten times slower when it is not
   * inlined.
   */
  public boolean sameAs(Machine other) {
    return this == other
        || id.value().equals(other.id.value())
            && id.served() == other.id.served()
            && name.equals(other.name)
            && Objects.equals(description, other.description)
            && status.phase() == other.status.phase()
            && status.word().equals(other.status.word())
            && progress.percent() == other.progress.percent()
            && Objects.equals(address, other.address)
            && Objects.equals(hostName, other.hostName)
            && internalAddresses.equals(other.internalAddresses)
            && Objects.equals(operatingSystem, other.operatingSystem)
            && same(hardware, other.hardware)
            && Objects.equals(suspensionState, other.suspensionState)
            && Objects.equals(login, other.login)
            && Secret.same(password, other.password)
            && Objects.equals(webAccess, other.webAccess)
            && Objects.equals(page, other.page);
  }

  private static boolean same(@Nullable Hardware one, @Nullable Hardware other) {
    return one == other
        || one != null
            && other != null
            && one.cpus() == other.cpus()
            && one.memoryMegabytes() == other.memoryMegabytes()
            && one.diskGigabytes() == other.diskGigabytes();
  }

  /** Builds a machine; values that are not set are absent. */
  public static final class Builder {
    private @Nullable MachineId id;
    private @Nullable String name;
    private @Nullable String description;
    private Status status = Status.UNTOLD;
    private Progress progress = Progress.NONE;
    private @Nullable String address;
    private @Nullable String hostName;
    private List<String> internalAddresses = List.of();
    private @Nullable String operatingSystem;
    private @Nullable Hardware hardware;
    private @Nullable String suspensionState;
    private @Nullable String login;
    private @Nullable Secret password;
    private @Nullable String webAccess;
    private @Nullable String page;

    private Builder() {}

    public Builder id(MachineId id) {
      this.id = id;
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

    public Builder progress(Progress progress) {
      this.progress = progress;
      return this;
    }

    public Builder address(@Nullable String address) {
      this.address = address;
      return this;
    }

    public Builder hostName(@Nullable String hostName) {
      this.hostName = hostName;
      return this;
    }

    public Builder internalAddresses(List<String> internalAddresses) {
      this.internalAddresses = internalAddresses;
      return this;
    }

    public Builder operatingSystem(@Nullable String operatingSystem) {
      this.operatingSystem = operatingSystem;
      return this;
    }

    public Builder hardware(@Nullable Hardware hardware) {
      this.hardware = hardware;
      return this;
    }

    public Builder suspensionState(@Nullable String suspensionState) {
      this.suspensionState = suspensionState;
      return this;
    }

    public Builder login(@Nullable String login) {
      this.login = login;
      return this;
    }

    public Builder password(@Nullable Secret password) {
      this.password = password;
      return this;
    }

    public Builder webAccess(@Nullable String webAccess) {
      this.webAccess = webAccess;
      return this;
    }

    public Builder page(@Nullable String page) {
      this.page = page;
      return this;
    }

    /**
     * @throws NullPointerException if no id was set
     */
    public Machine build() {
      MachineId known = Objects.requireNonNull(id, "id");
      return new Machine(
          known,
          name == null ? known.value() : name,
          description,
          status,
          progress,
          address,
          hostName,
          internalAddresses,
          operatingSystem,
          hardware,
          suspensionState,
          login,
          password,
          webAccess,
          page);
    }
  }
}
