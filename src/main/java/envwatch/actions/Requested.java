package envwatch.actions;

import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.VisibleText;
import envwatch.model.training.TrainingActionKind;

/** What was requested, and what for. */
public sealed interface Requested {
  AccountId account();

  /** An action on an environment or one of its machines. */
  record OfEnvironment(ActionKind kind, EnvironmentTarget target) implements Requested {
    @Override
    public AccountId account() {
      return target.key().account();
    }
  }

  /**
   * A call that was written by hand.
   *
   * @param operation identifies it: {@code v3 PUT /envs/actions/suspend}
   * @param subject the ids that it is aimed at; empty if there are none
   */
  record OfCall(AccountId account, String operation, String subject) implements Requested {
    public OfCall {
      operation = VisibleText.line(operation);
      subject = VisibleText.line(subject);
    }
  }

  /** A new environment. */
  record OfCreation(AccountId account, String name) implements Requested {
    public OfCreation {
      name = VisibleText.line(name);
    }
  }

  /** A change of a class. */
  record OfClass(TrainingActionKind kind, ClassTarget target) implements Requested {
    @Override
    public AccountId account() {
      return target.account();
    }
  }
}
