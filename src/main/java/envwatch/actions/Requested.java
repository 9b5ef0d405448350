package envwatch.actions;

import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.VisibleText;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingActionKind;
import envwatch.tools.ToolValues;
import envwatch.watch.TrainingView;
import envwatch.watch.WorldView;
import java.util.Optional;
import java.util.function.Supplier;

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

  /** A tool of the person's own, which was opened or started. */
  sealed interface OfTool extends Requested {
    /** What the person calls it. */
    String tool();

    /**
     * What it is told of what it is for; empty if that is not, or no longer, known.
     *
     * @param classes asked for only where a student is meant
     */
    default Optional<ToolValues> values(WorldView world, Supplier<TrainingView> classes) {
      return new ToolSubjects(world, classes).values(this);
    }
  }

  /** A tool for an environment or one of its machines. */
  record ToolOnEnvironment(String tool, EnvironmentTarget target) implements OfTool {
    public ToolOnEnvironment {
      tool = VisibleText.line(tool);
    }

    @Override
    public AccountId account() {
      return target.key().account();
    }
  }

  /**
   * A tool for a student of a class.
   *
   * @param target the class, with the name of the student
   */
  record ToolOnStudent(String tool, ClassTarget target, StudentId student) implements OfTool {
    public ToolOnStudent {
      tool = VisibleText.line(tool);
    }

    @Override
    public AccountId account() {
      return target.account();
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
