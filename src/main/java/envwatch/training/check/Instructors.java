package envwatch.training.check;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Status;
import envwatch.model.training.ClassField;
import envwatch.watch.AccountView;
import envwatch.watch.ClassView;
import envwatch.watch.WatchedEnvironment;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * {@link Question#INSTRUCTOR}: red if the environment of the lead instructor is suspended or
 * failed; amber if it is on its way, or there is none, because an instructor may do without one
 * ({@code disableEnvCreation}, service/api-v3-training.md section 3). It is found by its owner: in
 * the list of the class, or else among those of the class's blueprint that the account sees.
 */
final class Instructors {
  private Instructors() {}

  /** The addresses of the lead instructor and of who created the class, in lower case. */
  static Set<String> emails(Facts facts) {
    ClassView seen = facts.input().view();
    return Stream.of(
            seen.trainingClass().instructor(),
            seen.detail(ClassField.INSTRUCTOR_EMAIL),
            seen.detail(ClassField.CREATOR_EMAIL))
        .flatMap(Stream::ofNullable)
        .map(Instructors::folded)
        .collect(Collectors.toSet());
  }

  private static String folded(String email) {
    return email.strip().toLowerCase(Locale.ROOT);
  }

  public static Answer answer(Facts facts) {
    Answering answering = new Answering(Question.INSTRUCTOR);
    String email = email(facts);
    if (email == null) {
      answering.found(Level.UNKNOWN, new Fact.InstructorNotNamed());
      return answering.answer();
    }
    Optional<EnvironmentId> found = environment(facts, folded(email));
    if (found.isPresent()) {
      judge(answering, email, found.get(), status(facts, found.get()));
    } else if (listComplete(facts)) {
      answering.found(Level.AMBER, new Fact.InstructorWithoutEnvironment(email));
    } else {
      answering.found(Level.UNKNOWN, new Fact.NotSeen());
    }
    return answering.answer();
  }

  private static @Nullable String email(Facts facts) {
    ClassView seen = facts.input().view();
    return Stream.of(seen.detail(ClassField.INSTRUCTOR_EMAIL), seen.trainingClass().instructor())
        .flatMap(Stream::ofNullable)
        .filter(email -> !email.isBlank())
        .findFirst()
        .orElse(null);
  }

  private static Optional<EnvironmentId> environment(Facts facts, String email) {
    List<Environment> listed = facts.input().listed();
    if (listed != null) {
      return listed.stream().filter(each -> ownedBy(each, email)).findFirst().map(Environment::id);
    }
    String blueprint = facts.input().view().detail(ClassField.BLUEPRINT_NAME);
    return facts.input().environments().values().stream()
        .map(WatchedEnvironment::environment)
        .flatMap(Stream::ofNullable)
        .filter(each -> ownedBy(each, email))
        .filter(each -> blueprint != null && blueprint.equals(each.blueprint()))
        .map(Environment::id)
        .min((one, other) -> one.value().compareTo(other.value()));
  }

  private static boolean ownedBy(Environment environment, String email) {
    return environment.owner() != null && folded(environment.owner()).equals(email);
  }

  /** Whether an environment that was not found does not exist. */
  private static boolean listComplete(Facts facts) {
    AccountView account = facts.input().account();
    Collection<WatchedEnvironment> watched = facts.input().environments().values();
    return facts.input().listed() != null
        || (account != null
            && account.listed()
            && account.unreadable() == 0
            && facts.input().view().detail(ClassField.BLUEPRINT_NAME) != null
            && watched.stream().allMatch(each -> complete(each.environment())));
  }

  /** Whether the blueprint of an environment would be known if it had one. */
  private static boolean complete(@Nullable Environment environment) {
    return environment != null && environment.complete();
  }

  private static @Nullable Status status(Facts facts, EnvironmentId id) {
    WatchedEnvironment watched = facts.input().environments().get(id);
    if (watched != null && watched.environment() != null) {
      return facts.input().fresh(watched.seenAt()) ? watched.environment().status() : null;
    }
    List<Environment> listed = facts.input().listed();
    return listed == null
        ? null
        : listed.stream()
            .filter(each -> each.id().equals(id))
            .findFirst()
            .map(Environment::status)
            .orElse(null);
  }

  private static void judge(
      Answering answering, String email, EnvironmentId id, @Nullable Status status) {
    if (status == null) {
      answering.found(Level.UNKNOWN, id, new Fact.NotSeen(), Remedy.NONE);
      return;
    }
    switch (status.phase()) {
      case RUNNING, EXPIRING -> answering.well();
      case SUSPENDED ->
          answering.found(
              Level.RED, id, new Fact.InstructorAsleep(email), new Remedy.Resume(null, id));
      case PROBLEM ->
          answering.found(
              Level.RED,
              id,
              new Fact.InstructorNotReady(email, status.word()),
              new Remedy.OpenWeb(id));
      case CHANGING ->
          answering.found(
              Level.AMBER, id, new Fact.InstructorNotReady(email, status.word()), Remedy.NONE);
      case UNKNOWN ->
          answering.found(Level.UNKNOWN, id, new Fact.UnknownState(status.word()), Remedy.NONE);
    }
  }
}
