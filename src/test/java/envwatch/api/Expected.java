package envwatch.api;

import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Resources;
import envwatch.model.Status;
import envwatch.simulator.EnvironmentState;
import envwatch.simulator.HardwareWish;
import envwatch.simulator.LabEnvironment;
import envwatch.simulator.LabMachine;
import envwatch.simulator.LabPolicy;
import envwatch.simulator.LabSnapshot;
import envwatch.simulator.MachineState;
import java.time.temporal.ChronoUnit;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What an environment of the simulated world must look like through one API version. */
record Expected(SimulatedAccount account, int version) {

  /** Passwords left out: they are compared on their own. */
  Environment environment(LabEnvironment lab) {
    boolean hidden = version < 3 && lab.personal();
    String policy = lab.origin().policy().map(LabPolicy::name).orElse(null);
    return Environment.builder()
        .id(account.id(lab))
        .name(lab.name())
        .description(text(lab.description()))
        .status(status(lab.state()))
        .owner(lab.owner().email())
        .expiration(new Expiration.At(lab.expiration().truncatedTo(ChronoUnit.SECONDS)))
        .license(version == 3 ? null : lab.personal() ? "Valid" : "Not relevant")
        .invitationAllowed(lab.state() == EnvironmentState.RUNNING)
        .organization(lab.personal() ? null : lab.organization())
        .project(hidden ? null : lab.origin().project().name())
        .policy(policy == null || version == 3 ? policy : lab.organization() + "/" + policy)
        .blueprint(lab.origin().blueprint().name())
        .snapshot(lab.snapshot().map(LabSnapshot::name).orElse(null))
        .region(version == 3 ? lab.origin().region().friendlyName() : null)
        .page(page(lab))
        .resources(version == 2 ? resources(lab) : null)
        .availableActions(version == 2 ? notRuledOut(lab) : null)
        .machines(lab.machines().stream().map(machine -> machine(lab, machine)).toList())
        .build();
  }

  private @Nullable String page(LabEnvironment lab) {
    return switch (version) {
      case 1 -> null;
      case 2 -> page(lab.personal() ? "Pro" : "Ent", lab);
      default -> page("Ent", lab);
    };
  }

  private String page(String kind, LabEnvironment lab) {
    return account.simulator.address() + "/" + kind + "/Environment.mvc/View/" + lab.token();
  }

  private Status status(EnvironmentState state) {
    return switch (state) {
      case RUNNING -> new Status(Phase.RUNNING, version == 1 ? "Running" : "Ready");
      case SUSPENDED -> new Status(Phase.SUSPENDED, version == 2 ? "Not ready" : "Suspended");
      case PREPARING -> new Status(Phase.CHANGING, version == 2 ? "Not ready" : "Preparing");
      case CREATION_FAILED ->
          new Status(Phase.PROBLEM, version == 2 ? "Creation failed" : "Creation Failed");
      case STOPPING, TAKING_SNAPSHOT, ARCHIVED ->
          throw new IllegalArgumentException("not in the world at first: " + state);
    };
  }

  private static Resources resources(LabEnvironment lab) {
    var used = lab.hardware();
    var quota = HardwareWish.QUOTA;
    return new Resources(
        new Resources.Use(used.cpus(), quota.cpus()),
        new Resources.Use(used.memoryMegabytes(), quota.memoryMegabytes()),
        new Resources.Use(used.diskGigabytes() * 1024L, quota.diskGigabytes() * 1024L));
  }

  private Set<ActionKind> notRuledOut(LabEnvironment lab) {
    Set<ActionKind> kinds = EnumSet.copyOf(account.service.capabilities().actions());
    boolean running = lab.state() == EnvironmentState.RUNNING;
    boolean rests = running || lab.state() == EnvironmentState.SUSPENDED;
    remove(kinds, lab.state() != EnvironmentState.SUSPENDED, ActionKind.RESUME_ENVIRONMENT);
    remove(kinds, !running, ActionKind.TAKE_SNAPSHOT);
    remove(kinds, !running, ActionKind.REBOOT_MACHINE);
    remove(kinds, !rests, ActionKind.ADD_MACHINE);
    remove(kinds, !rests, ActionKind.DELETE_MACHINE);
    remove(kinds, !rests || lab.snapshot().isEmpty(), ActionKind.REVERT_MACHINE);
    remove(kinds, !rests || lab.snapshot().isEmpty(), ActionKind.REVERT_ENVIRONMENT);
    return kinds;
  }

  private static void remove(Set<ActionKind> kinds, boolean ruledOut, ActionKind kind) {
    if (ruledOut) {
      kinds.remove(kind);
    }
  }

  private Machine machine(LabEnvironment environment, LabMachine lab) {
    boolean told = version == 1 || lab.reachable();
    return Machine.builder()
        .id(account.id(lab))
        .name(lab.name())
        .description(text(lab.description()))
        .status(status(environment, lab.state()))
        .progress(progress(lab))
        .address(
            !told ? null : version == 1 && lab.addressIsHostName() ? lab.hostName() : lab.address())
        .hostName(version == 1 || !told ? null : lab.hostName())
        .internalAddresses(version == 3 ? List.of(lab.internalAddress()) : List.of())
        .operatingSystem(version == 1 ? null : lab.system().word())
        .hardware(version == 3 ? hardware(lab) : null)
        .suspensionState(version == 3 ? suspensionState(lab.state()) : null)
        .login(lab.login())
        .webAccess(
            lab.webAccess() && lab.reachable()
                ? account.simulator.address() + "/access/" + lab.token()
                : null)
        .page(version == 2 ? machinePage(environment, lab) : null)
        .build();
  }

  private String machinePage(LabEnvironment environment, LabMachine lab) {
    return account.simulator.address()
        + (environment.personal() ? "/Pro" : "/Ent")
        + "/Machine.mvc/Show?machineToken="
        + lab.token();
  }

  private Progress progress(LabMachine lab) {
    return new Progress(lab.progressAt(account.world().now()).orElse(version == 1 ? -1 : 100));
  }

  private static Hardware hardware(LabMachine lab) {
    return new Hardware(
        lab.hardware().cpus(), lab.hardware().memoryMegabytes(), lab.hardware().diskGigabytes());
  }

  private static @Nullable String suspensionState(MachineState state) {
    return switch (state) {
      case SUSPENDED -> "Resume with Memory";
      case POWERED_OFF -> "Power Off";
      case RUNNING, PREPARING, REBOOTING, LOADING_FROM_SNAPSHOT -> null;
    };
  }

  private Status status(LabEnvironment environment, MachineState state) {
    if (version == 2) {
      return switch (state) {
        case RUNNING -> new Status(Phase.RUNNING, "Ready");
        case SUSPENDED, POWERED_OFF ->
            new Status(
                environment.state() == EnvironmentState.SUSPENDED ? Phase.SUSPENDED : Phase.UNKNOWN,
                "Not ready");
        case PREPARING, REBOOTING, LOADING_FROM_SNAPSHOT ->
            new Status(Phase.CHANGING, "In progress");
      };
    }
    return switch (state) {
      case RUNNING -> new Status(Phase.RUNNING, "Running");
      case SUSPENDED, POWERED_OFF -> new Status(Phase.SUSPENDED, "Suspended");
      case PREPARING -> new Status(Phase.CHANGING, "Preparing");
      case REBOOTING -> new Status(Phase.CHANGING, "Rebooting");
      case LOADING_FROM_SNAPSHOT -> new Status(Phase.CHANGING, "Loading from Snapshot");
    };
  }

  private static @Nullable String text(String lab) {
    return lab.isEmpty() ? null : lab.replace("\r\n", "\n");
  }
}
