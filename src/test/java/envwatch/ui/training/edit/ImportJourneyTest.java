package envwatch.ui.training.edit;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.ActionScheduler;
import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityMemory;
import envwatch.actions.FakeWorld;
import envwatch.api.ApiException;
import envwatch.api.Connection;
import envwatch.api.TrainingService;
import envwatch.api.http.HttpTransport;
import envwatch.api.http.NetworkOptions;
import envwatch.api.v3.V3Dialect;
import envwatch.model.ApiAccount;
import envwatch.model.training.ClassId;
import envwatch.model.training.Student;
import envwatch.simulator.Simulator;
import envwatch.simulator.SimulatorOptions;
import envwatch.simulator.TrainingPlan;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.OnJavaFx;
import envwatch.watch.FakeTime;
import envwatch.watch.Watch;
import envwatch.watch.WatchOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * From a file to the students of a simulated service, over real HTTP and through the action
 * service.
 */
class ImportJourneyTest {
  private final FakeTime time = new FakeTime();
  private Simulator simulator;
  private Watch watch;
  private ActivityLog log;
  private ActionScheduler actionService;
  private OpenForm form;
  private boolean readOnly;

  @BeforeEach
  void watchASimulatedService() throws Exception {
    simulator =
        Simulator.start(
            SimulatorOptions.builder()
                .still()
                .environments(0)
                .training(TrainingPlan.of(2, 3))
                .clock(time)
                .build());
    Executor requests = time.executor(Duration.ofMillis(10));
    HttpTransport transport =
        new HttpTransport(
            new NetworkOptions(new NetworkOptions.Proxy.None(), null),
            time.withZone(ZoneOffset.UTC));
    watch =
        new Watch(
            account -> new Connection(new V3Dialect().open(account, transport), List.of()),
            time,
            requests,
            WatchOptions.DEFAULT);
    watch.watch(
        List.of(
            new ApiAccount(
                FakeWorld.ACCOUNT,
                "Training",
                simulator.address(),
                null,
                simulator.apiId(),
                simulator.apiKey(),
                List.of())));
    log = new ActivityLog(new ActivityMemory());
    actionService = new ActionScheduler(watch, time, requests, log, () -> readOnly);
    form = new OpenForm();
    time.advance(Duration.ofMinutes(1));
  }

  @AfterEach
  void close() {
    form.close();
    actionService.close();
    watch.close();
    log.close();
    simulator.close();
  }

  private TrainingService service() throws ApiException {
    return watch.service(FakeWorld.ACCOUNT).orElseThrow().training();
  }

  private List<String> emails(ClassId trainingClass) throws ApiException {
    return service().students(trainingClass, false).entries().stream().map(Student::email).toList();
  }

  private void choose(ClassId trainingClass, Path file) throws ApiException {
    ImportDialog.Target target =
        new ImportDialog.Target(trainingClass, "Class", emails(trainingClass), null);
    form.open((owner, all) ->
        new ImportDialog(
                owner,
                target,
                new RecordedChangeSender(
                    actionService, FakeWorld.ACCOUNT, watch::view, OnJavaFx::runInPlace),
                new BackgroundWork(Runnable::run, Runnable::run),
                () -> file,
                () -> null)
            .show());
    form.press("import-choose");
  }

  private static String twelveStudents() {
    return IntStream.rangeClosed(1, 12)
        .mapToObj(i ->
            switch (i) {
              case 5 -> "Eve;Five;eve(at)example.org";
              case 9 -> "Ann;Nine;S1@example.org";
              default -> "S" + i + ";Number " + i + ";s" + i + "@example.org";
            })
        .collect(Collectors.joining("\r\n", "\uFEFFfirst name;last name;email\r\n", "\r\n"));
  }

  @Test
  void ofTwelveStudentsWithTwoFaultsTenAreAdded(@TempDir Path folder) throws Exception {
    ClassId trainingClass = service().classes().entries().getFirst().id();
    List<String> before = emails(trainingClass);
    choose(trainingClass, Files.writeString(folder.resolve("students.csv"), twelveStudents()));
    assertThat(form.words("import-summary")).isEqualTo("12 lines: 10 students to add, 2 problems");

    form.press("import-send");
    time.advance(Duration.ofMinutes(2));

    form.await(() ->
        assertThat(form.words("import-summary"))
            .isEqualTo("10 added, 0 not added, 2 with problems and not sent, 0 waiting"));
    assertThat(emails(trainingClass))
        .hasSize(before.size() + 10)
        .contains("s1@example.org", "s12@example.org")
        .doesNotContain("eve(at)example.org");
  }

  @Test
  void inReadOnlyModeNothingIsSent(@TempDir Path folder) throws Exception {
    readOnly = true;
    ClassId trainingClass = service().classes().entries().getFirst().id();

    choose(trainingClass, Files.writeString(folder.resolve("students.csv"), twelveStudents()));

    assertThat(form.disabled("import-send")).isTrue();
  }
}
