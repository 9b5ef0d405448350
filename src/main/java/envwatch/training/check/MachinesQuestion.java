package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import java.util.HashSet;
import java.util.Set;

/**
 * {@link Question#MACHINES}: asked of every student whose environment runs. Red if a machine is
 * neither running nor on its way, or has no external address or host name although the machine of
 * the same name of another student has one; amber while it is on its way or its progress is
 * unfinished, if it has no address at all, not even an internal one, or no web access although
 * another has it. A blueprint may do without either: what no machine of the name has is not
 * missing. Unknown if the machines were not seen since the environment runs. Machine states:
 * service/api-v3.md section 2.2.
 */
final class MachinesQuestion extends CheckQuestion {
  private final Set<String> reachable = new HashSet<>();
  private final Set<String> onTheWeb = new HashSet<>();

  MachinesQuestion(ClassFacts facts) {
    super(Question.MACHINES, facts);
  }

  @Override
  void ask() {
    for (SeatFacts seat : facts.seats()) {
      Environment environment = seat.machinesSeen();
      if (environment != null) {
        environment.machines().forEach(this::learn);
      }
    }
    for (SeatFacts seat : facts.seats()) {
      Environment environment = seat.machinesSeen();
      if (environment != null) {
        judge(seat, environment);
        asked(seat);
      } else if (seat.hasEnvironment() && (seat.running() || seat.status() == null)) {
        notSeen(seat);
      }
    }
  }

  private void learn(Machine machine) {
    if (machine.reachableAt() != null) {
      reachable.add(machine.name());
    }
    if (machine.webAccess() != null) {
      onTheWeb.add(machine.name());
    }
  }

  private void judge(SeatFacts seat, Environment environment) {
    environment.machines().forEach(machine -> judge(seat, machine));
    if (environment.unread() > 0) {
      found(Level.UNKNOWN, seat, new CheckFact.Unreadable(environment.unread()));
    }
  }

  private void judge(SeatFacts seat, Machine machine) {
    Remedy reboot = machine.id().served() ? Remedy.REBOOT : Remedy.NONE;
    String word = machine.status().word();
    if (machine.onItsWay()) {
      int percent = machine.progress().underWay() ? machine.progress().percent() : -1;
      found(
          Level.AMBER, seat, machine, new CheckFact.MachineUnfinished(word, percent), Remedy.NONE);
    } else if (machine.status().phase() == Phase.UNKNOWN) {
      found(Level.UNKNOWN, seat, machine, new CheckFact.UnknownState(word), Remedy.NONE);
    } else if (!machine.running()) {
      found(Level.RED, seat, machine, new CheckFact.MachineNotRunning(word), reboot);
    } else {
      reach(seat, machine, reboot);
    }
  }

  private void reach(SeatFacts seat, Machine machine, Remedy reboot) {
    boolean others = reachable.contains(machine.name());
    if (machine.reachableAt() == null && (others || machine.internalAddresses().isEmpty())) {
      Level level = others ? Level.RED : Level.AMBER;
      found(level, seat, machine, new CheckFact.NoAddress(others), reboot);
    } else if (machine.webAccess() == null && onTheWeb.contains(machine.name())) {
      found(Level.AMBER, seat, machine, new CheckFact.NoWebAccess(), reboot);
    }
  }
}
