package envwatch.actions;

import static envwatch.actions.FakeWorld.machineTarget;
import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Person;
import envwatch.model.training.StudentId;
import envwatch.model.training.TrainingActionKind;
import envwatch.tools.InvalidToolException;
import envwatch.words.FailureWords;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("fast")
class ActivityFileTest {
  private static final Instant AT = Instant.parse("2026-11-21T14:02:00Z");

  @TempDir private Path folder;
  private Path path;

  @BeforeEach
  void name() {
    path = folder.resolve("data").resolve("activity.jsonl");
  }

  static Stream<Outcome> settled() {
    return Stream.of(
        new Outcome.Accepted(new ExecutionId("x1"), "note"),
        new Outcome.Accepted(null, null),
        new Outcome.Reported(
            List.of(
                new Person(
                    new StudentId("SD1"), "ann@example.com", "Ann", new EnvironmentId("EN1"))),
            List.of(new Person(null, null, null, null))),
        new Outcome.Seen(Duration.ofSeconds(9)),
        new Outcome.WentWrong("Creation failed"),
        new Outcome.NotSeenYet(AT),
        new Outcome.Interrupted(),
        new Outcome.ToolOpened(),
        new Outcome.ToolEnded(3, List.of("one", "two")),
        new Outcome.ToolNotStarted("ping", "Permission denied"),
        new Outcome.ToolNotFitting(InvalidToolException.Kind.NO_VALUE, "ip"),
        new Outcome.NotSent(new Obstacle(Obstacle.Kind.CHANGING, "Preparing")));
  }

  @ParameterizedTest
  @MethodSource("settled")
  void anActivityComesBackAsItWas(Outcome outcome) throws IOException {
    Activity activity = activity("1", outcome);
    append(activity);

    assertThat(new ActivityFile(path).load()).containsExactly(activity);
  }

  static Stream<ApiException> failures() {
    return Stream.of(
        new ApiException.Unauthorized("x"),
        new ApiException.Forbidden("x"),
        new ApiException.NotFound("x"),
        new ApiException.Rejected("0x50048", "over quota"),
        new ApiException.RateLimited(null),
        new ApiException.ServerFault(504, null),
        ApiException.Unreachable.afterSending(ApiException.Unreachable.Kind.READ_TIME_OUT, null),
        new ApiException.Unreadable(ApiException.Unreadable.What.HTML),
        new ApiException.ClockSkew(Duration.ofMinutes(-10)),
        new ApiException.ReadOnly(),
        new ApiException.NotOffered("x"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void aFailureComesBackWithEverythingItsSentenceNeeds(ApiException failure) throws IOException {
    append(activity("1", new Outcome.Refused(failure)));
    Activity read = new ActivityFile(path).load().getFirst();
    ApiException cause = ((Outcome.Refused) read.outcome()).cause();

    URI address = URI.create("https://use.example.com/");
    assertThat(FailureWords.sentence(cause, address))
        .isEqualTo(FailureWords.sentence(failure, address));
  }

  @Test
  void theNewestLineOfAnActivityCounts() throws IOException {
    append(activity("1", new Outcome.Sending()));
    append(activity("2", new Outcome.Interrupted()));
    append(activity("1", new Outcome.Seen(Duration.ZERO)));

    assertThat(new ActivityFile(path).load())
        .extracting(Activity::outcome)
        .containsExactly(new Outcome.Seen(Duration.ZERO), new Outcome.Interrupted());
  }

  @Test
  void brokenLinesArePassedOver() throws IOException {
    append(activity("1", new Outcome.Interrupted()));
    Files.write(
        path,
        "{\"id\":\n\n[]\nnull\n{\"id\":\"x\",\"kind\":\"DANCE\"}\n\u0000\n"
            .getBytes(StandardCharsets.UTF_8),
        StandardOpenOption.APPEND);
    Files.write(path, new byte[] {(byte) 0xff, (byte) 0xfe, '\n'}, StandardOpenOption.APPEND);
    append(activity("2", new Outcome.Interrupted()));

    assertThat(new ActivityFile(path).load()).extracting(Activity::id).containsExactly("1", "2");
  }

  @Test
  void ofAFileBeyondAllReasonTheEndIsRead() throws IOException {
    Files.createDirectories(path.getParent());
    try (SeekableByteChannel channel =
        Files.newByteChannel(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      channel.position(600_000_000).write(ByteBuffer.wrap(new byte[] {'\n'}));
    }
    append(activity("1", new Outcome.Interrupted()));

    assertThat(new ActivityFile(path).load()).extracting(Activity::id).containsExactly("1");
  }

  @Test
  void whatIsNoFileIsNotReadAsOne() throws IOException {
    Files.createDirectories(path);

    assertThatThrownBy(() -> new ActivityFile(path).load())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("is not a file");
  }

  @Test
  void aMachineIsNamedWithItsEnvironment() throws IOException {
    Activity activity =
        new Activity(
            "1",
            AT,
            "Support",
            "use.example.com",
            new Requested.OfEnvironment(ActionKind.REBOOT_MACHINE, machineTarget("a", "web")),
            null,
            new Outcome.Interrupted(),
            Duration.ofSeconds(1));
    append(activity);

    assertThat(new ActivityFile(path).load()).isEqualTo(List.of(activity));
  }

  static Stream<ClassTarget> classes() {
    ClassKey key = new ClassKey(FakeWorld.ACCOUNT, new ClassId("CO1"));
    return Stream.of(
        ClassTarget.of(key, "Python class"),
        ClassTarget.of(key, "", List.of("Ann", "Bob")),
        new ClassTarget(FakeWorld.ACCOUNT, null, "Python class", List.of()));
  }

  @ParameterizedTest
  @MethodSource("classes")
  void aChangeOfAClassComesBackAsItWas(ClassTarget target) throws IOException {
    Activity activity = onClass(target);
    append(activity);

    assertThat(new ActivityFile(path).load()).containsExactly(activity);
  }

  /** They require an environment, and pass over lines without one. */
  @Test
  void aChangeOfAClassNamesNoEnvironmentThatEarlierVersionsCouldMistake() {
    assertThat(ActivityJson.write(onClass(classes().findFirst().orElseThrow())))
        .doesNotContain("\"environment");
  }

  private static Activity onClass(ClassTarget target) {
    return new Activity(
        "1",
        AT,
        "Support",
        "use.example.com",
        new Requested.OfClass(TrainingActionKind.INVITE, target),
        "Ann, Bob",
        new Outcome.Accepted(null, null),
        Duration.ofSeconds(1));
  }

  private void append(Activity activity) throws IOException {
    Files.createDirectories(path.getParent());
    Files.writeString(
        path,
        ActivityJson.write(activity) + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private static Activity activity(String id, Outcome outcome) {
    return new Activity(
        id,
        AT,
        "Support",
        "use.example.com",
        new Requested.OfEnvironment(ActionKind.SUSPEND_ENVIRONMENT, target("a")),
        "Day 2",
        outcome,
        outcome.settled() ? Duration.ofMillis(1234) : null);
  }
}
