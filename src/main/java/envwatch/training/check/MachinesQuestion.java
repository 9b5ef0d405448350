package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import envwatch.model.Phase;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
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
final class MachinesQuestion {
  private final Answering answering = new Answering(Question.MACHINES);
  private final Set<String> reachable = new HashSet<>();
  private final Set<String> onTheWeb = new HashSet<>();

  private MachinesQuestion() {}

  public static Answer answer(Facts facts) {
    MachinesQuestion question = new MachinesQuestion();
    Map<SeatFacts, Environment> seen = new HashMap<>();
    for (SeatFacts seat : facts.seats()) {
      Environment environment = seat.machinesSeen();
      if (environment != null) {
        seen.put(seat, environment);
        environment.machines().forEach(question::learn);
      }
    }
    for (SeatFacts seat : facts.seats()) {
      Environment environment = seen.get(seat);
      if (environment != null) {
        question.seat(seat, environment);
        question.answering.asked(seat.seat());
      } else if (seat.hasEnvironment() && (seat.running() || seat.status() == null)) {
        question.answering.found(Level.UNKNOWN, seat.seat(), new Fact.NotSeen(), Remedy.NONE);
      }
    }
    return question.answering.answer();
  }

  private void learn(Machine machine) {
    if (machine.reachableAt() != null) {
      reachable.add(machine.name());
    }
    if (machine.webAccess() != null) {
      onTheWeb.add(machine.name());
    }
  }

  private void seat(SeatFacts seat, Environment environment) {
    for (Machine machine : environment.machines()) {
      machine(seat.seat(), environment.id(), machine);
    }
    if (environment.unread() > 0) {
      answering.found(
          Level.UNKNOWN, seat.seat(), new Fact.Unreadable(environment.unread()), Remedy.NONE);
    }
  }

  private void machine(Seat seat, EnvironmentId environment, Machine machine) {
    Finding.Which which = new Finding.Which(machine.id(), machine.name());
    Remedy reboot =
        machine.id().served() ? new Remedy.Reboot(environment, machine.id()) : Remedy.NONE;
    String word = machine.status().word();
    if (machine.onItsWay()) {
      int percent = machine.progress().underWay() ? machine.progress().percent() : -1;
      answering.found(
          Level.AMBER, seat, which, new Fact.MachineUnfinished(word, percent), Remedy.NONE);
    } else if (machine.status().phase() == Phase.UNKNOWN) {
      answering.found(Level.UNKNOWN, seat, which, new Fact.UnknownState(word), Remedy.NONE);
    } else if (!machine.running()) {
      answering.found(Level.RED, seat, which, new Fact.MachineNotRunning(word), reboot);
    } else {
      reach(seat, machine, which, reboot);
    }
  }

  private void reach(Seat seat, Machine machine, Finding.Which which, Remedy reboot) {
    boolean others = reachable.contains(machine.name());
    if (machine.reachableAt() == null && (others || machine.internalAddresses().isEmpty())) {
      answering.found(
          others ? Level.RED : Level.AMBER, seat, which, new Fact.NoAddress(others), reboot);
    } else if (machine.webAccess() == null && onTheWeb.contains(machine.name())) {
      answering.found(Level.AMBER, seat, which, new Fact.NoWebAccess(), reboot);
    }
  }
}
