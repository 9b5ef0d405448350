package envwatch.ui.training.check;

import envwatch.actions.EnvironmentTarget;
import envwatch.model.ActionKind;
import java.util.List;

/** Begins actions on environments, with the questions that belong to them. */
public interface EnvironmentStarter {
  /** Does what fits of the targets, asking first what has to be asked. */
  void start(ActionKind kind, List<EnvironmentTarget> targets);
}
