package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Status;
import envwatch.model.training.ClassField;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * {@link Question#INSTRUCTOR}: red if the environment of the lead instructor is suspended or
 * failed; amber if it is on its way, or there is none, because an instructor may do without one
 * ({@code disableEnvCreation}, service/api-v3-training.md section 3). It is found by its owner: in
 * the list of the class, or else among those of the class's blueprint that the account sees.
 */
final class InstructorQuestion extends CheckQuestion {
  InstructorQuestion(ClassFacts facts) {
    super(Question.INSTRUCTOR, facts);
  }

  @Override
  void ask() {
    String email = email();
    if (email == null) {
      found(Level.UNKNOWN, new CheckFact.InstructorNotNamed());
      return;
    }
    EnvironmentId found = environment(ClassFacts.folded(email));
    if (found != null) {
      judge(email, found, status(found));
    } else if (listComplete()) {
      found(Level.AMBER, new CheckFact.InstructorWithoutEnvironment(email));
    } else {
      found(Level.UNKNOWN, new CheckFact.NotSeen());
    }
  }

  private @Nullable String email() {
    return Stream.of(
            facts.view().detail(ClassField.INSTRUCTOR_EMAIL),
            facts.view().trainingClass().instructor())
        .flatMap(Stream::ofNullable)
        .filter(email -> !email.isBlank())
        .findFirst()
        .orElse(null);
  }

  private @Nullable EnvironmentId environment(String email) {
    if (facts.input().listed() != null) {
      return facts.listed().stream()
          .filter(each -> ownedBy(each, email))
          .findFirst()
          .map(Environment::id)
          .orElse(null);
    }
    String blueprint = blueprint();
    return watched().stream()
        .map(WatchedEnvironment::environment)
        .flatMap(Stream::ofNullable)
        .filter(each -> ownedBy(each, email))
        .filter(each -> blueprint != null && blueprint.equals(each.blueprint()))
        .map(Environment::id)
        .min(Comparator.comparing(EnvironmentId::value))
        .orElse(null);
  }

  private static boolean ownedBy(Environment environment, String email) {
    return environment.owner() != null && ClassFacts.folded(environment.owner()).equals(email);
  }

  private @Nullable String blueprint() {
    return facts.view().detail(ClassField.BLUEPRINT_NAME);
  }

  private Collection<WatchedEnvironment> watched() {
    return facts.input().environments().values();
  }

  /** Whether an environment that was not found does not exist. */
  private boolean listComplete() {
    AccountView account = facts.input().account();
    return facts.input().listed() != null
        || (account != null
            && account.listed()
            && account.unreadable() == 0
            && blueprint() != null
            && watched().stream().allMatch(each -> complete(each.environment())));
  }

  /** Whether the blueprint of an environment would be known if it had one. */
  private static boolean complete(@Nullable Environment environment) {
    return environment != null && environment.complete();
  }

  private @Nullable Status status(EnvironmentId id) {
    WatchedEnvironment watched = facts.input().environments().get(id);
    if (watched != null && watched.environment() != null) {
      return facts.input().fresh(watched.seenAt()) ? watched.environment().status() : null;
    }
    return facts.listed().stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .map(Environment::status)
        .orElse(null);
  }

  private void judge(String email, EnvironmentId id, @Nullable Status status) {
    if (status == null) {
      found(Level.UNKNOWN, id, new CheckFact.NotSeen(), Remedy.NONE);
      return;
    }
    CheckFact notReady = new CheckFact.InstructorNotReady(email, status.word());
    switch (status.phase()) {
      case RUNNING, EXPIRING -> well();
      case SUSPENDED -> found(Level.RED, id, new CheckFact.InstructorAsleep(email), Remedy.RESUME);
      case PROBLEM -> found(Level.RED, id, notReady, Remedy.OPEN_WEB);
      case CHANGING -> found(Level.AMBER, id, notReady, Remedy.NONE);
      case UNKNOWN ->
          found(Level.UNKNOWN, id, new CheckFact.UnknownState(status.word()), Remedy.NONE);
    }
  }
}
