package envwatch.catalogue;

import envwatch.model.Action;
import java.util.List;

/** The commands of v1 that carry out actions. */
final class V1Calls {
  private V1Calls() {}

  static List<ActionCall> of(Action action) {
    CallWriter call =
        switch (action) {
          case Action.ResumeEnvironment resume ->
              new CallWriter("v1 GET Env/ResumeEnvironment")
                  .with("EnvApiId", resume.environment().value());
          case Action.RevertEnvironment revert when revert.snapshot() == null ->
              new CallWriter("v1 GET Env/RevertEnvironment")
                  .with("EnvApiId", revert.environment().value());
          case Action.RevertMachine revert ->
              new CallWriter("v1 GET Env/RevertMachine")
                  .with("MachineApiId", revert.machine().value());
          default -> null;
        };
    return call == null ? List.of() : List.of(call.written());
  }
}
