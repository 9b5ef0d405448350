package envwatch.cli;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.ServiceConnector;
import envwatch.api.TrainingService;
import envwatch.model.ApiAccount;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.training.check.CheckInput;
import envwatch.training.check.Knowledge;
import envwatch.watch.AccountView;
import envwatch.watch.ClassStudents;
import envwatch.watch.ClassView;
import envwatch.watch.WatchOptions;
import envwatch.watch.WatchedEnvironment;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Looks once at a class: its details, its students, its list of environments, and each environment.
 */
final class ClassLook {
  private final ServiceConnector connector;
  private final InstantSource clock;
  private final WatchOptions options;

  public ClassLook(ServiceConnector connector, InstantSource clock, WatchOptions options) {
    this.connector = connector;
    this.clock = clock;
    this.options = options;
  }

  /**
   * What was seen of a class.
   *
   * @param listed null if the list of its environments could not be read
   */
  public record Seen(
      ClassView view,
      List<WatchedEnvironment> environments,
      @Nullable List<Environment> listed,
      AccountView account) {
    /**
     * What a check is made from.
     *
     * @param oldest what was seen longer ago counts as not seen
     */
    public CheckInput input(Instant now, Knowledge knowledge, Duration oldest) {
      Map<EnvironmentId, WatchedEnvironment> byId = new HashMap<>();
      environments.forEach(one -> byId.put(one.key().environment(), one));
      return new CheckInput(now, view, byId, listed, account, false, knowledge, oldest);
    }
  }

  /**
   * Looks at the class; blocks until every request has been answered or abandoned.
   *
   * @throws ApiException if the class or its students cannot be seen
   */
  public Seen at(ApiAccount account, ClassId trainingClass) throws ApiException {
    try (EnvironmentService service = connector.connect(account).service()) {
      TrainingService training = service.training();
      ClassDetails details = training.details(trainingClass);
      TrainingService.Served<Student> served = training.students(trainingClass, false);
      Instant seenAt = clock.instant();
      List<Environment> listed = listed(service, trainingClass);
      List<EnvironmentId> wanted =
          served.entries().stream()
              .flatMap(student -> Stream.ofNullable(student.environment()))
              .distinct()
              .toList();
      List<WatchedEnvironment> environments =
          new OneLook(connector, clock, options).at(account, service, wanted);
      ClassView view =
          new ClassView(
              new ClassKey(account.id(), trainingClass),
              details.trainingClass(),
              details,
              null,
              new ClassStudents(served.entries(), served.unreadable(), seenAt),
              Duration.ZERO,
              null,
              false);
      return new Seen(
          view, environments, listed, ConnectedAccount.view(account, service, clock.instant()));
    }
  }

  private static @Nullable List<Environment> listed(
      EnvironmentService service, ClassId trainingClass) {
    try {
      return service.list(trainingClass).environments();
    } catch (ApiException e) {
      return null;
    }
  }
}
