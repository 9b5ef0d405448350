package envwatch.model;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A machine of an environment. What the service leaves out, sends as null or as "N/A" is null here.
 *
 * @param description may hold line breaks
 * @param address the external address as served: an IP address, or a host name (v1 serves both)
 * @param hostName the fully qualified name (v2, v3)
 * @param suspensionState how it was suspended (v3), as served
 * @param webAccess address of the web access as served; not checked, may be of any scheme
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

  /** Whether it is changing now: by its word or because something on it is in progress. */
  public boolean onItsWay() {
    return status.phase() == Phase.CHANGING || progress.underWay();
  }

  public boolean running() {
    return status.phase() == Phase.RUNNING && !progress.underWay();
  }

  /** The address, else the host name; null when neither is known. */
  public @Nullable String reachableAt() {
    return address != null ? address : hostName;
  }

  /**
   * Equal in everything, the password's text included ({@link #equals} compares secrets by
   * identity). Asked of every machine whenever a view of the world is taken up, so the parts are
   * compared here: to call the equality that records are given costs ten times as much where it is
   * not compiled into the caller.
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

  /** The same machine in another state. */
  public Machine withStatus(Status other) {
    return new Machine(
        id,
        name,
        description,
        other,
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

  /** The same machine with another password or none. */
  public Machine withPassword(@Nullable Secret other) {
    return new Machine(
        id,
        name,
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
        other,
        webAccess,
        page);
  }
}
