package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.model.Secret;
import envwatch.simulator.RefusedException.Reason;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * The files that the caller keeps at the service. An environment on which they are mounted shows
 * them on all its machines.
 */
public final class CloudFolders {
  private static final String HOST = "folders.example.com";
  private static final String LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  private static final int PASSWORD_LENGTH = 16;
  private static final Duration MOUNTING = Duration.ofSeconds(8);
  private static final int OWN_QUOTA = 10;
  private static final int OWN_USE = 3;
  private static final int PROJECT_QUOTA = 50;

  private final World world;
  private final Operations operations;
  private final Random random;
  private final Ids ids;
  private final Map<String, Mount> mounts = new HashMap<>();
  private Secret password;

  CloudFolders(World world, Operations operations, Random random) {
    this.world = world;
    this.operations = operations;
    this.random = random;
    this.ids = new Ids(random);
    this.password = newPassword();
  }

  /** How the files are reached by FTP. */
  public record Access(String host, String user, Secret password) {
    public String address() {
      return "ftp://" + host;
    }
  }

  /** A folder and its size. */
  public record Folder(String name, int quotaGigabytes, int usedGigabytes) {
    /** The name with nothing but letters and digits of ASCII, and underscores between them. */
    String sanitizedName() {
      return name.replaceAll("[^A-Za-z0-9]+", "_");
    }
  }

  /**
   * A folder on the machines of an environment.
   *
   * @param complete when machines show it
   */
  public record Mount(String token, Folder folder, Instant complete) {
    String windowsFolder() {
      return "\\\\" + HOST + "\\" + folder.sanitizedName();
    }

    String linuxFolder() {
      return "/mnt/cloudfolders/" + folder.sanitizedName();
    }
  }

  public Access access() {
    return new Access(HOST, world.caller().email(), password);
  }

  /** The folder that nobody else sees. */
  public Folder own() {
    return new Folder(world.caller().fullName(), OWN_QUOTA, OWN_USE);
  }

  /** The folders that the members of a project share. */
  List<Folder> ofProjects() {
    return world.catalogue().projects().stream()
        .map(LabProject::name)
        .map(name -> new Folder(name, PROJECT_QUOTA, name.length()))
        .toList();
  }

  /** Starts showing the own folder; has no effect where it is mounted already. */
  Mount mount(String environmentId) throws RefusedException {
    LabEnvironment environment = operations.editable(environmentId);
    Mount known = mounts.get(environment.id());
    if (known != null) {
      return known;
    }
    Operations.requireState(environment, "mounted", Set.of(EnvironmentState.RUNNING));
    Mount made = new Mount(ids.token(), own(), world.now().plus(MOUNTING));
    mounts.put(environment.id(), made);
    return made;
  }

  /** Hides the folder again. */
  void unmount(String environmentId) throws RefusedException {
    LabEnvironment environment = operations.editable(environmentId);
    refuseIf(
        mounts.remove(environment.id()) == null, Reason.WRONG_STATE, "The folder is not mounted");
  }

  /** Replaces the password; the old one is rejected from now on. */
  Access regeneratePassword() {
    password = newPassword();
    return access();
  }

  private Secret newPassword() {
    return Secret.of(Ids.text(random, LETTERS, PASSWORD_LENGTH));
  }
}
