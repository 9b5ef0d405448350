package envwatch.ui.console;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.ActionScheduler;
import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityMemory;
import envwatch.actions.FakeWorld;
import envwatch.api.RawAnswer;
import envwatch.catalogue.CallDraft;
import envwatch.catalogue.Catalogue;
import envwatch.catalogue.Mistake;
import envwatch.catalogue.ShownAnswer;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.watch.FakeTime;
import envwatch.watch.SampleClasses;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextArea;
import javafx.scene.control.TreeView;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is sent, when, and what of the answer is shown. */
class ConsoleModelTest {
  private static final CallDraft READ = draft("v3 GET /envs/actions/getextended", "envId", "EN1");
  private static final CallDraft SUSPEND = draft("v3 PUT /envs/actions/suspend", "envId", "EN1");

  private final FakeTime time = new FakeTime();
  private final FakeWorld world = new FakeWorld(time).running("EN1");
  private boolean readOnly;
  private int asked;
  private @Nullable Path chosen;
  private ConsoleModel model;

  private static CallDraft draft(String operation, String name, String value) {
    return new CallDraft(Catalogue.get().find(operation).orElseThrow(), Map.of(name, value), null);
  }

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      DashboardModel dashboard = new DashboardModel(time.instant(), Duration.ofHours(2));
      dashboard.apply(world.view());
      StatusMessage message = new StatusMessage(time, Runnable::run);
      ActionScheduler actionService =
          new ActionScheduler(
              world, time, Runnable::run, new ActivityLog(new ActivityMemory()), () -> readOnly);
      model =
          new ConsoleModel(
              new ConsoleServices(
                  dashboard,
                  SampleClasses::view,
                  world,
                  actionService,
                  new SecretClipboard(
                      new MemoryClipboard(),
                      time,
                      Runnable::run,
                      () -> Duration.ofSeconds(20),
                      message),
                  time,
                  () -> Duration.ofSeconds(30),
                  new FileExport(
                      name -> chosen,
                      () -> false,
                      new BackgroundWork(Runnable::run, Runnable::run),
                      message),
                  Runnable::run,
                  Runnable::run));
    });
  }

  private void serve(int status, String body) {
    serve(status, body.getBytes(StandardCharsets.UTF_8));
  }

  private void serve(int status, byte[] body) {
    world.service.answer(
        new RawAnswer(
            status, "application/json", body, Duration.ofMillis(12), OptionalLong.empty(), null));
  }

  private List<Mistake> run(CallDraft draft, boolean agreed) {
    return OnJavaFx.call(() ->
        model.run(
            draft,
            (call, account, send) -> {
              asked++;
              if (agreed) {
                send.run();
              }
            }));
  }

  private CallState state() {
    return OnJavaFx.call(() -> model.stateProperty().get());
  }

  @Test
  void aCallThatReadsIsSentWithoutAQuestion() {
    serve(200, "{}");
    assertThat(run(READ, false)).isEmpty();
    assertThat(asked).isZero();
    assertThat(world.service.called).hasSize(1);
    assertThat(state())
        .isInstanceOfSatisfying(
            CallState.Answered.class, shown -> assertThat(shown.failure()).isNull());
  }

  @Test
  void aCallThatChangesIsNotSentWhenThePersonDeclines() {
    run(SUSPEND, false);
    assertThat(asked).isEqualTo(1);
    assertThat(world.service.called).isEmpty();
  }

  @Test
  void aCallThatChangesIsSentOnceWhenThePersonAgrees() {
    serve(500, "{}");
    run(SUSPEND, true);
    assertThat(world.service.called).hasSize(1);
  }

  @Test
  void inReadOnlyModeNothingIsAskedOrSent() {
    readOnly = true;
    run(SUSPEND, true);
    assertThat(asked).isZero();
    assertThat(world.service.called).isEmpty();
    assertThat(state()).isInstanceOf(CallState.Unanswered.class);
  }

  @Test
  void anOperationOfAnotherVersionIsNotSent() {
    run(draft("v2 GET Env/GetEnvironmentState", "EnvId", "E1"), true);
    assertThat(world.service.called).isEmpty();
    assertThat(state())
        .isEqualTo(
            new CallState.Unanswered("The account uses API v3. This operation belongs to v2."));
  }

  @Test
  void mistakesAreToldInsteadOfSending() {
    assertThat(run(draft("v3 GET /envs/actions/getextended", "envId", "BP1"), true)).hasSize(1);
    assertThat(world.service.called).isEmpty();
  }

  @Test
  void nobodyNeedsToWaitForAnAnswerThatDoesNotCome() {
    world.holdQuestions();
    run(READ, false);
    assertThat(state()).isInstanceOf(CallState.Running.class);
    OnJavaFx.run(model::stopWaiting);
    assertThat(state()).isInstanceOf(CallState.Unanswered.class);
  }

  @Test
  void earlierCallsKeepNoSecret() {
    serve(200, "{}");
    run(
        new CallDraft(
            Catalogue.get().find("v3 POST /class").orElseThrow(),
            Map.of(),
            "{\"passphrase\": \"hunter2\"}"),
        true);
    assertThat(OnJavaFx.call(() -> model.earlierProperty().get()))
        .extracting(CallHistory.Entry::draft)
        .allSatisfy(draft -> assertThat(String.valueOf(draft.body())).doesNotContain("hunter2"));
  }

  @Test
  void answersTeachTheNamesOfIds() {
    serve(200, "[{\"id\": \"RE7\", \"name\": \"Miami\"}]");
    run(
        new CallDraft(Catalogue.get().find("v3 GET /regions").orElseThrow(), Map.of(), null),
        false);
    assertThat(
            OnJavaFx.call(
                () -> model.names().of(envwatch.catalogue.IdKind.REGION, FakeWorld.ACCOUNT)))
        .containsEntry("RE7", "Miami");
  }

  private static <N> N part(AnswerPane pane, String id, Class<N> kind) {
    Node found = pane.lookup("#" + id);
    return kind.cast(found);
  }

  @Test
  void ofALargeAnswerTheTextShowsTheBeginning() {
    String entry = "{\"id\": \"EN1\", \"text\": \"" + "x".repeat(180) + "\"},";
    serve(200, "[" + entry.repeat(16_000_000 / entry.length()) + "{}]");
    AnswerPane pane = OnJavaFx.call(() -> new AnswerPane(model));
    run(READ, false);
    OnJavaFx.run(() -> {
      assertThat(part(pane, "console-raw", TextArea.class).getText().length())
          .isBetween(100_000, 101_000);
      assertThat(part(pane, "console-tree", TreeView.class).getRoot()).isNotNull();
    });
  }

  @Test
  void aBinaryAnswerIsToldAndNotShown() {
    serve(200, new byte[] {0, 1, 2, (byte) 200});
    run(READ, false);
    assertThat(state())
        .isInstanceOfSatisfying(
            CallState.Answered.class,
            shown -> assertThat(shown.content()).isEqualTo(new ShownAnswer.Binary()));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aSavedAnswerHasItsSecretsMaskedAndBelongsToTheUserAlone(@TempDir Path folder)
      throws Exception {
    Path file = folder.resolve("answer.json");
    chosen = file;
    serve(200, "{\"password\": \"hunter2\"}");
    AnswerPane pane = OnJavaFx.call(() -> new AnswerPane(model));
    run(READ, false);
    OnJavaFx.run(() -> part(pane, "console-save", MenuButton.class).getItems().getFirst().fire());
    assertThat(Files.readString(file)).contains("********").doesNotContain("hunter2");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }
}
