package envwatch.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.actions.ClassOrder;
import envwatch.actions.ClassTarget;
import envwatch.model.training.TrainingAction;
import envwatch.platform.AppDirectories;
import envwatch.platform.UnusableDirectoryException;
import envwatch.secrets.MemorySecretStore;
import envwatch.util.SystemTime;
import envwatch.watch.ClassPhase;
import envwatch.watch.ClassView;
import envwatch.watch.ClassWatch;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Classes as the session watches them, through the service's v3. */
@Execution(ExecutionMode.CONCURRENT)
class DemoClassesTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final SystemTime time = new SystemTime();
  private Session session;

  @BeforeEach
  void open(@TempDir Path folder) throws UnusableDirectoryException {
    AppDirectories directories = AppDirectories.below(folder);
    directories.create();
    session =
        new Session(
            new LaunchOptions(directories, true, new LaunchOptions.Source.Demo(), false, null),
            new MemorySecretStore(),
            time);
    session.begin();
    session.beginAfterFirstFrame();
    session.classes().show(true);
    await().atMost(PATIENCE).until(() -> !upcoming().isEmpty());
  }

  @AfterEach
  void close() {
    session.close();
    time.close();
  }

  private ClassWatch classes() {
    return session.classes();
  }

  private List<ClassView> upcoming() {
    return in(ClassPhase.UPCOMING);
  }

  private List<ClassView> in(ClassPhase phase) {
    Instant now = time.instant();
    return classes().view().classes().filter(seen -> seen.phase(now) == phase).toList();
  }

  private ClassView next() {
    return upcoming().stream()
        .min(Comparator.comparing(seen -> seen.start().moment()))
        .orElseThrow();
  }

  @Test
  void theNextClassHasTwelveSeatsOfWhichThreeAreNotReady() {
    classes().open(next().key());
    await().atMost(PATIENCE).until(() -> next().students() != null && next().details() != null);

    assertThat(next().students().list()).hasSize(12);
    assertThat(next().students().ready()).isEqualTo(9);
    assertThat(Duration.between(time.instant(), next().start().moment()))
        .isBetween(Duration.ofMinutes(15), Duration.ofMinutes(21));
  }

  @Test
  void studentsOfClassesThatAreNotOpenAreCountedToo() {
    await()
        .atMost(PATIENCE)
        .untilAsserted(() ->
            assertThat(in(ClassPhase.RUNNING))
                .isNotEmpty()
                .allSatisfy(seen -> assertThat(seen.students()).isNotNull()));

    assertThat(in(ClassPhase.RUNNING).getFirst().students().inClass()).isPositive();
  }

  @Test
  void aChangeIsSeenSoon() {
    ClassView before = next();
    classes().open(before.key());
    await().atMost(PATIENCE).until(() -> next().students() != null);

    session
        .actionService()
        .submit(
            new ClassOrder(
                ClassTarget.of(before.key(), before.trainingClass().name()),
                new TrainingAction.SuspendAll(before.key().id())))
        .join();

    await().atMost(PATIENCE).until(() -> next().students().ready() == 0);
  }
}
