package envwatch.actions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.training.Student;
import envwatch.tools.InvalidToolException;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.watch.ClassView;
import envwatch.watch.FakeTime;
import envwatch.watch.SampleClasses;
import envwatch.watch.TrainingView;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs({OS.LINUX, OS.MAC})
@Timeout(60)
class ToolRunsTest {
  private static final String PASSWORD = "pa55<word>";

  @TempDir private Path folder;

  private final FakeTime time = new FakeTime();
  private final FakeWorld world = new FakeWorld(time);
  private final List<URI> opened = new CopyOnWriteArrayList<>();
  private final List<Activity> settled = new CopyOnWriteArrayList<>();
  private boolean readOnly;
  private boolean browserThere = true;
  private TrainingView classes = SampleClasses.view();
  private ActivityLog log;
  private ToolRuns tools;

  @BeforeEach
  void open() {
    log = new ActivityLog(new ActivityMemory());
    tools = new ToolRuns(world, () -> classes, log, time, this::browse, () -> readOnly);
    world.put(
        FakeWorld.environment(
            "a",
            Phase.RUNNING,
            FakeWorld.machine("web", Phase.RUNNING).toBuilder()
                .password(Secret.of(PASSWORD))
                .build()));
  }

  @AfterEach
  void close() {
    log.close();
  }

  private void browse(URI address) throws IOException {
    if (!browserThere) {
      throw new IOException("no browser for " + address);
    }
    opened.add(address);
  }

  private static Tool tool(boolean changes, ToolCommand command) {
    return new Tool("1", "Tool", Tool.Subject.MACHINE, "", command, changes, "", true);
  }

  private static Tool program(String program, String... arguments) {
    return tool(false, new ToolCommand.Program(program, List.of(arguments)));
  }

  private static Tool shell(String script) {
    return program("sh", "-c", script.replace("{", "{{").replace("}", "}}"));
  }

  private static Requested.OfTool on(String environment) {
    return new Requested.ToolOnEnvironment("Tool", FakeWorld.machineTarget(environment, "web"));
  }

  private Outcome run(Tool tool, Requested.OfTool what) {
    int before = settled.size();
    tools.run(tool, List.of(what), settled::add);
    await().until(() -> settled.size() > before);
    return settled.getLast().outcome();
  }

  @Test
  void anEndedProgramIsRecordedWithItsExitCodeAndLines() {
    Outcome outcome = run(program("sh", "-c", "echo \"$0\"; exit 3", "{name} {ip}"), on("a"));

    assertThat(outcome).isEqualTo(new Outcome.ToolEnded(3, List.of("Lab a 192.0.2.10")));
    Activity recorded = log.activities().newestFirst().getFirst();
    assertThat(recorded).isEqualTo(settled.getFirst());
    assertThat(recorded.requested()).isEqualTo(on("a"));
    assertThat(recorded.took()).isNotNull();
  }

  @Test
  void theFieldsAreVariablesToo() {
    assertThat(run(shell("echo $ENVWATCH_NAME, $ENVWATCH_MACHINE, $ENVWATCH_STATUS"), on("a")))
        .isEqualTo(new Outcome.ToolEnded(0, List.of("Lab a, web, Running")));
  }

  @Test
  void theValuesAreThoseOfTheMomentOfTheStart() {
    world.put(FakeWorld.environment("a", "Renamed", Phase.RUNNING, machineOf(world, "a")));

    assertThat(run(shell("echo $ENVWATCH_NAME"), on("a")))
        .isEqualTo(new Outcome.ToolEnded(0, List.of("Renamed")));
  }

  private static envwatch.model.Machine machineOf(FakeWorld world, String id) {
    Environment known = world.view().find(FakeWorld.key(id)).orElseThrow().environment();
    return known == null ? FakeWorld.machine("web", Phase.RUNNING) : known.machines().getFirst();
  }

  @Test
  void aPasswordInTheOutputIsNotRecorded() {
    assertThat(run(shell("echo 'the password is " + PASSWORD + "'"), on("a")))
        .isEqualTo(new Outcome.ToolEnded(0, List.of("the password is …")));
  }

  @Test
  void aMissingProgramIsSaidToBeMissing() {
    assertThat(run(program("no-such-program-of-ours"), on("a")))
        .isEqualTo(new Outcome.ToolNotStarted("no-such-program-of-ours", ""));
  }

  @Test
  void aFileThatIsNoProgramIsNotStarted() throws IOException {
    Path file = Files.writeString(folder.resolve("text"), "no program");

    assertThat(run(program(file.toString()), on("a")))
        .isInstanceOfSatisfying(
            Outcome.ToolNotStarted.class, failed -> assertThat(failed.reason()).isNotEmpty());
  }

  @Test
  void aProgramThatChangedBetweenTwoRunsIsRunAsItIsThen() throws IOException {
    Path file =
        Files.createFile(
            folder.resolve("tool"),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    Files.writeString(file, "#!/bin/sh\necho one\n", StandardOpenOption.WRITE);
    assertThat(run(program(file.toString()), on("a")))
        .isEqualTo(new Outcome.ToolEnded(0, List.of("one")));

    Files.writeString(file, "#!/bin/sh\necho two\n", StandardOpenOption.WRITE);
    assertThat(run(program(file.toString()), on("a")))
        .isEqualTo(new Outcome.ToolEnded(0, List.of("two")));
  }

  @Test
  void aProgramThatForksHasEndedWhenItHasEnded() {
    assertThat(run(shell("sleep 30 & echo forked"), on("a")))
        .isEqualTo(new Outcome.ToolEnded(0, List.of("forked")));
  }

  @Test
  void ofWhatPrintsWithoutEndTheLastLinesAreKept() {
    Outcome outcome = run(shell("yes | head -c 30000000; echo last"), on("a"));

    assertThat(outcome)
        .isInstanceOfSatisfying(
            Outcome.ToolEnded.class,
            ended -> assertThat(ended.lines()).hasSize(20).endsWith("y", "last"));
  }

  @Test
  void aProgramThatDoesNotEndIsRunningAndHoldsNothingUp() {
    Path gate = folder.resolve("gate");
    tools.run(
        shell("until [ -e " + gate + " ]; do sleep 0.05; done"), List.of(on("a")), settled::add);
    world.running("b");

    assertThat(run(shell("echo other"), on("b")))
        .isEqualTo(new Outcome.ToolEnded(0, List.of("other")));
    assertThat(log.activities().newestFirst())
        .extracting(Activity::outcome)
        .contains(new Outcome.Sending());
    createFile(gate);
    await().until(() -> settled.size() == 2);
  }

  @Test
  void whatIsRunningIsNotStartedAgain() {
    Path gate = folder.resolve("gate");
    Tool waits = shell("until [ -e " + gate + " ]; do sleep 0.05; done");
    tools.run(waits, List.of(on("a")), settled::add);
    await()
        .until(
            () -> log.activities().newestFirst().getFirst().outcome() instanceof Outcome.Sending);

    tools.run(waits, List.of(on("a")), settled::add);
    await().until(() -> settled.size() == 1);
    assertThat(settled.getFirst().outcome())
        .isEqualTo(new Outcome.NotSent(Obstacle.of(Obstacle.Kind.UNDER_WAY)));
    createFile(gate);
    await().until(() -> settled.size() == 2);
  }

  private static void createFile(Path file) {
    try {
      Files.createFile(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aLinkIsOpened() {
    Tool link = tool(false, new ToolCommand.Link("https://w.example/?q={name}"));

    assertThat(run(link, on("a"))).isEqualTo(new Outcome.ToolOpened());
    assertThat(opened).containsExactly(URI.create("https://w.example/?q=Lab%20a"));
  }

  @Test
  void thatNoBrowserOpensItTellsNothingOfTheAddress() {
    browserThere = false;
    Tool link = tool(false, new ToolCommand.Link("https://w.example/?q={name}"));

    assertThat(run(link, on("a"))).isEqualTo(new Outcome.ToolNotStarted("", ""));
  }

  @Test
  void inReadOnlyModeNothingThatChangesIsStarted() {
    readOnly = true;
    Path file = folder.resolve("made");
    ToolCommand touch = new ToolCommand.Program("touch", List.of(file.toString()));

    assertThat(run(tool(true, touch), on("a")))
        .isEqualTo(new Outcome.NotSent(Obstacle.of(Obstacle.Kind.READ_ONLY)));
    assertThat(file).doesNotExist();
  }

  @Test
  void inReadOnlyModeWhatChangesNothingIsStarted() {
    readOnly = true;

    assertThat(run(program("true"), on("a"))).isEqualTo(new Outcome.ToolEnded(0, List.of()));
  }

  @Test
  void whatIsGoneIsNotStartedFor() {
    assertThat(run(program("true"), on("gone")))
        .isEqualTo(new Outcome.NotSent(Obstacle.of(Obstacle.Kind.GONE)));
  }

  @Test
  void aMissingValueIsToldByItsField() {
    assertThat(run(program("echo", "{fqdn}"), on("a")))
        .isEqualTo(new Outcome.ToolNotFitting(InvalidToolException.Kind.NO_VALUE, "fqdn"));
  }

  @Test
  void severalAreStartedInTheirOrder() throws IOException {
    List<Requested.OfTool> what =
        IntStream.range(0, 5)
            .mapToObj(number -> {
              world.running("lab" + number);
              return on("lab" + number);
            })
            .toList();
    Path file = folder.resolve("order");

    tools.run(shell("echo $ENVWATCH_ID >> " + file), what, settled::add);

    await().until(() -> settled.size() == 5);
    assertThat(Files.readAllLines(file)).containsExactly("lab0", "lab1", "lab2", "lab3", "lab4");
  }

  @Test
  void aStudentIsToldWithTheClass() {
    ClassView seen = classes.find(SampleClasses.RUNNING).orElseThrow();
    Student student = seen.students().list().getFirst();
    Tool tool =
        new Tool(
            "2",
            "Mail",
            Tool.Subject.STUDENT,
            "",
            new ToolCommand.Program("echo", List.of("{student}", "{class}")),
            false,
            "",
            true);
    Requested.OfTool what =
        new Requested.ToolOnStudent(
            "Mail",
            ClassTarget.of(seen.key(), seen.trainingClass().name(), List.of(student.name())),
            student.id());

    assertThat(run(tool, what))
        .isEqualTo(
            new Outcome.ToolEnded(0, List.of(student.email() + " " + seen.trainingClass().name())));
  }

  @Test
  void theRecordOutlivesTheProgram() {
    run(shell("echo hi; exit 7"), on("a"));
    Activity activity = settled.getFirst();

    assertThat(ActivityJson.read(ActivityJson.write(activity))).contains(activity);
  }
}
