package envwatch.cli;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.ServiceConnector;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The students of a class that is waited for. Blocks while it looks. Confined to one thread. */
final class AwaitedClass implements AutoCloseable {
  /** Students get environments while they are waited for. */
  static final Duration INTERVAL = Duration.ofSeconds(10);

  private final ApiAccount account;
  private final EnvironmentService service;
  private final ClassId id;
  private List<Student> students;
  private Instant next;

  private AwaitedClass(ApiAccount account, EnvironmentService service, ClassId id, Instant now)
      throws ApiException {
    this.account = account;
    this.service = service;
    this.id = id;
    students = service.training().students(id, false).entries();
    next = now.plus(INTERVAL);
  }

  /** Looks at the class for the first time. */
  public static AwaitedClass open(
      ServiceConnector connector, ApiAccount account, ClassId id, Instant now) throws ApiException {
    EnvironmentService service = connector.connect(account).service();
    try {
      return new AwaitedClass(account, service, id, now);
    } catch (ApiException e) {
      service.close();
      throw e;
    }
  }

  /**
   * Looks again if it is time.
   *
   * @return why the look failed; null if it succeeded or was not due
   */
  @Nullable ApiException refresh(Instant now) {
    if (now.isBefore(next)) {
      return null;
    }
    next = now.plus(INTERVAL);
    try {
      students = service.training().students(id, false).entries();
      return null;
    } catch (ApiException e) {
      return e;
    }
  }

  ApiAccount account() {
    return account;
  }

  public ClassKey key() {
    return new ClassKey(account.id(), id);
  }

  public List<Student> students() {
    return students;
  }

  /** The account with only the environments of the students; empty while there are none. */
  public List<ApiAccount> watched() {
    List<EnvironmentId> environments =
        students.stream()
            .flatMap(student -> Stream.ofNullable(student.environment()))
            .distinct()
            .toList();
    return environments.isEmpty()
        ? List.of()
        : List.of(EnvironmentSelector.from(account, environments));
  }

  @Override
  public void close() {
    service.close();
  }
}
