package envwatch.catalogue;

import envwatch.model.Action;
import org.jspecify.annotations.Nullable;

/** The commands of v1 that carry out actions. */
final class V1Calls {
  private V1Calls() {}

  static @Nullable CallWriter of(Action action) {
    return switch (action) {
      case Action.ResumeEnvironment resume ->
          new CallWriter("v1 GET Env/ResumeEnvironment")
              .with("EnvApiId", resume.environment().value());
      case Action.RevertEnvironment revert when revert.snapshot() == null ->
          new CallWriter("v1 GET Env/RevertEnvironment")
              .with("EnvApiId", revert.environment().value());
      case Action.RevertMachine revert ->
          new CallWriter("v1 GET Env/RevertMachine").with("MachineApiId", revert.machine().value());
      default -> null;
    };
  }
}
