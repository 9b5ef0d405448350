package envwatch.actions;

import envwatch.actions.Obstacle.Kind;
import envwatch.api.Capabilities;
import envwatch.api.Capability;
import envwatch.catalogue.RawCall;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentDraft;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingAction;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Decides what is possible in an account beside actions on its environments, for all buttons, menus
 * and requests: why something is not, empty if it is. If nothing known rules it out, the service
 * decides: it may still refuse.
 */
public final class AccountRules {
  private AccountRules() {}

  /** Whether any class can be changed. */
  public static Optional<Obstacle> classes(AccountId account, ActionContext context) {
    return changing(Capability.CLASSES, account, context);
  }

  /** Whether this change of a class is possible. */
  public static Optional<Obstacle> of(
      TrainingAction action, AccountId account, ActionContext context) {
    return classes(account, context)
        .or(() -> withoutPeople(action))
        .or(() -> underWay(ActionContext.Pending.of(account, action), context));
  }

  private static Optional<Obstacle> withoutPeople(TrainingAction action) {
    List<StudentId> students =
        switch (action) {
          case TrainingAction.Invite(var trainingClass, List<StudentId> invited) -> invited;
          case TrainingAction.ResumeForStudents(var trainingClass, List<StudentId> resumed) ->
              resumed;
          default -> null;
        };
    return students != null && students.isEmpty() ? because(Kind.NOBODY) : Optional.empty();
  }

  /** Whether any environment can be created. */
  public static Optional<Obstacle> creation(AccountId account, ActionContext context) {
    return changing(Capability.CREATION, account, context);
  }

  /** Two environments of one name are not created at once. */
  static Optional<Obstacle> of(EnvironmentDraft draft, AccountId account, ActionContext context) {
    return creation(account, context)
        .or(() -> underWay(ActionContext.Pending.of(account, draft), context));
  }

  /** Whether a call that was written by hand may be sent. */
  public static Optional<Obstacle> of(RawCall call, AccountId account, ActionContext context) {
    if (context.readOnly() && call.operation().changes()) {
      return because(Kind.READ_ONLY);
    }
    return context
        .world()
        .account(account)
        .map(view ->
            obstacle(view, capabilities -> call.operation().version().equals(view.version())))
        .orElseGet(() -> because(Kind.ACCOUNT_NOT_WATCHED));
  }

  private static Optional<Obstacle> changing(
      Capability needed, AccountId account, ActionContext context) {
    if (context.readOnly()) {
      return because(Kind.READ_ONLY);
    }
    return context
        .world()
        .account(account)
        .map(view -> obstacle(view, capabilities -> capabilities.offers(needed)))
        .orElseGet(() -> because(Kind.ACCOUNT_NOT_WATCHED));
  }

  private static Optional<Obstacle> underWay(ActionContext.Pending pending, ActionContext context) {
    return context.pending().contains(pending) ? because(Kind.UNDER_WAY) : Optional.empty();
  }

  private static Optional<Obstacle> because(Kind kind) {
    return Optional.of(Obstacle.of(kind));
  }

  /**
   * @param offered whether the account's version offers what is to be done
   */
  static Optional<Obstacle> obstacle(AccountView account, Predicate<Capabilities> offered) {
    Capabilities capabilities = account.capabilities();
    return switch (account.link()) {
      case Link.Connecting() -> because(Kind.CONNECTING);
      case Link.Lost lost -> because(Kind.LINK_LOST);
      case Link.SignedOut out -> because(Kind.SIGNED_OUT);
      case Link.Live() when capabilities == null -> because(Kind.CONNECTING);
      case Link.Live() ->
          offered.test(capabilities)
              ? Optional.empty()
              : Optional.of(new Obstacle(Kind.NOT_OFFERED, String.valueOf(account.version())));
    };
  }
}
