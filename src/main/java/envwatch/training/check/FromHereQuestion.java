package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.probe.ProbedMachine;

/**
 * {@link Question#FROM_HERE}: asked only of machines that were asked lately whether they answer
 * from this computer, which a person has to want. Amber if one does not: it may be that only the
 * way there is closed. Unknown if that cannot be told, as through a proxy.
 */
final class FromHereQuestion extends CheckQuestion {
  FromHereQuestion(ClassFacts facts) {
    super(Question.FROM_HERE, facts);
  }

  @Override
  void ask() {
    for (SeatFacts seat : facts.seats()) {
      Environment environment = seat.machinesSeen();
      if (environment == null) {
        continue;
      }
      boolean any = false;
      for (Machine machine : environment.machines()) {
        ProbedMachine told =
            facts.input().fromHere().get(new CheckInput.Place(environment.id(), machine.id()));
        if (told != null && facts.input().fresh(told.at()) && !told.answers().isEmpty()) {
          any = true;
          judge(seat, machine, told);
        }
      }
      if (any) {
        asked(seat);
      }
    }
  }

  private void judge(SeatFacts seat, Machine machine, ProbedMachine told) {
    if (told.wrong()) {
      Remedy reboot = machine.id().served() ? Remedy.REBOOT : Remedy.NONE;
      found(Level.AMBER, seat, machine, new CheckFact.FromHere(told), reboot);
    } else if (!told.well()) {
      found(Level.UNKNOWN, seat, machine, new CheckFact.FromHere(told), Remedy.NONE);
    }
  }
}
