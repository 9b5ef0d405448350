package envwatch.ui.actions;

import static envwatch.actions.FakeWorld.environment;
import static envwatch.actions.FakeWorld.machine;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.FakeWorld;
import envwatch.api.ApiException;
import envwatch.api.EnvironmentService.Acceptance;
import envwatch.model.ActionKind;
import envwatch.model.ExecutionId;
import envwatch.model.ExecutionStatus;
import envwatch.model.Phase;
import envwatch.model.Snapshot;
import envwatch.model.SnapshotId;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everything for acting, rendered for a person to look at. */
class ActionPicturesTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void everythingForActingIsPictured(Theme theme, int fontSize) {
    String look = "-%s-%d".formatted(theme.name().toLowerCase(Locale.ROOT), fontSize);
    try (ActionsWindow window =
        new ActionsWindow(folder, new AppearanceSettings(theme, fontSize))) {
      window.happens(() -> people(window.world));
      confirmations(window, look);
      dialogs(window, look);
      running(window, look);
      progress(window, look);
      limited(window, look);
    }
  }

  private static void people(FakeWorld world) {
    world.service.snapshots =
        List.of(
            snapshot("s1", "Day 1", "2026-11-19T15:30:00Z", false, false),
            snapshot("s2", "Day 2", "2026-11-20T16:10:00Z", true, false),
            snapshot("s3", "Day 3 before the exercise", "2026-11-21T08:05:00Z", false, true));
    for (String name : List.of("Anna", "Ben", "Chi", "Dov", "Eva", "Finn")) {
      world.put(
          environment(
              name, Phase.RUNNING, machine("web-1", Phase.RUNNING), machine("db", Phase.RUNNING)));
    }
    world.suspended("Gil").suspended("Hana").changing("Ines");
    IntStream.range(10, 32).forEach(number -> world.running("student " + number));
  }

  private static Snapshot snapshot(
      String id, String name, String created, boolean isDefault, boolean isLatest) {
    return new Snapshot(
        new SnapshotId(id),
        name,
        "Mira Lang",
        isDefault ? "After the first lesson" : null,
        Instant.parse(created),
        null,
        isDefault,
        isLatest);
  }

  private void confirmations(ActionsWindow window, String look) {
    window.select("Lab Anna", "Lab Ben", "Lab Chi", "Lab Gil", "Lab Hana");
    window.press("selection-suspend-environment");
    picture(window, "confirm-suspend" + look);

    window.select("Lab Anna");
    start(window, ActionKind.REVERT_ENVIRONMENT, target("Anna"));
    window.happens(window.requests::answerAll);
    picture(window, "confirm-revert" + look);

    start(window, ActionKind.DELETE_ENVIRONMENT, target("Anna"));
    window.type("typed-name", "Lab An");
    picture(window, "confirm-delete" + look);

    List<EnvironmentTarget> class22 =
        IntStream.range(10, 32).mapToObj(number -> target("student " + number)).toList();
    start(window, ActionKind.SUSPEND_ENVIRONMENT, class22.toArray(EnvironmentTarget[]::new));
    picture(window, "confirm-many" + look);
    start(window, ActionKind.EXTEND_ENVIRONMENT, class22.toArray(EnvironmentTarget[]::new));
    picture(window, "confirm-extend" + look);
    window.happens(() -> window.actions().starter().extendUntil(class22));
    window.type("extend-until", "2027-01-04 9");
    picture(window, "extend-until" + look);
  }

  private void dialogs(ActionsWindow window, String look) {
    start(window, ActionKind.TAKE_SNAPSHOT, target("Anna"));
    window.type("snapshot-name", "Day 3 after the exercise with all of it");
    picture(window, "snapshot" + look);

    start(window, ActionKind.MARK_SNAPSHOT_DEFAULT, target("Anna"));
    window.happens(window.requests::answerAll);
    picture(window, "snapshots" + look);

    start(window, ActionKind.EDIT_HARDWARE, machineTarget("Anna", "web-1"));
    picture(window, "hardware" + look);

    start(window, ActionKind.EDIT_ENVIRONMENT, target("Anna"));
    picture(window, "edit" + look);
  }

  private void running(ActionsWindow window, String look) {
    window.world.service.accept(new Acceptance(new ExecutionId("x1"), null));
    window.world.service.executions.add(
        new ExecutionStatus(
            false,
            2,
            "Resetting the course...\n[ ok ] stop web server\n[ ok ] restore database\n",
            "cannot write /var/www/index.html: disk full\n",
            "/opt/course/reset.sh"));
    start(
        window,
        ActionKind.RUN_PATH,
        machineTarget("Anna", "web-1"),
        machineTarget("Anna", "db"),
        machineTarget("Gil", "web"));
    window.type("run-path", "/opt/course/reset.sh --all");
    window.press("dialog-act");
    window.happens(() -> {
      window.requests.answerAll();
      window.time.advance(Duration.ofSeconds(2));
      window.requests.answerAll();
    });
    picture(window, "run" + look);
    window.world.service.accept(Acceptance.PLAIN);
  }

  private void progress(ActionsWindow window, String look) {
    window
        .world
        .service
        .fail("Ben", new ApiException.Rejected("0x50048", "the quota of the project is used up"))
        .fail(
            "Chi",
            ApiException.Unreachable.afterSending(
                ApiException.Unreachable.Kind.READ_TIME_OUT, null));
    window.select(
        "Lab Anna",
        "Lab Ben",
        "Lab Chi",
        "Lab Dov",
        "Lab Eva",
        "Lab Finn",
        "Lab Gil",
        "Lab student 10",
        "Lab student 11",
        "Lab student 12",
        "Lab student 13");
    window.press("selection-suspend-environment");
    window.press("dialog-act");
    window.happens(() -> {
      IntStream.range(0, 3).forEach(number -> window.requests.answerOne());
      window.time.advance(Duration.ofSeconds(6));
      window.world.suspended("Anna");
    });
    window.press("activity-button");
    picture(window, "progress" + look);

    window.happens(() -> window.actions().beforeQuit(() -> {}));
    picture(window, "quit" + look);
    window.press("batch-stop");
    window.happens(window.requests::answerAll);
    picture(window, "stopped" + look);
    window.press("page-environments");
  }

  private void limited(ActionsWindow window, String look) {
    window.world.service.fail(
        "student 20", ApiException.RateLimited.byService(Duration.ofSeconds(90)));
    List<String> names = IntStream.range(20, 30).mapToObj(i -> "Lab student " + i).toList();
    window.select(names.toArray(String[]::new));
    window.press("selection-suspend-environment");
    window.press("dialog-act");
    window.happens(window.requests::answerAll);
    picture(window, "limited" + look);
  }

  private static EnvironmentTarget target(String id) {
    return FakeWorld.target(id);
  }

  private static EnvironmentTarget machineTarget(String environment, String machine) {
    return FakeWorld.machineTarget(environment, machine);
  }

  private static void start(ActionsWindow window, ActionKind kind, EnvironmentTarget... targets) {
    window.happens(() -> window.actions().starter().start(kind, List.of(targets)));
  }

  private static void picture(ActionsWindow window, String name) {
    assertThat(window.picture(name)).isNotEmptyFile();
    window.closeDialog();
  }
}
