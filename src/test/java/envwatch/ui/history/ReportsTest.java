package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.Activity;
import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityMemory;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Obstacle;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.history.FakeHistory;
import envwatch.history.Note;
import envwatch.history.SampleTimelines;
import envwatch.history.Subject;
import envwatch.history.Witness;
import envwatch.model.ActionKind;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.words.Markdown;
import envwatch.words.TimelineWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is taken out of the window says enough, and nothing that is secret. */
class ReportsTest {
  private static final AppearanceSettings APPEARANCE = new AppearanceSettings(Theme.LIGHT, 14);

  @TempDir private Path folder;
  private final FakeHistory history = SampleHistory.morning();
  private final MemoryClipboard copied = new MemoryClipboard();
  private ActivityLog log;
  private Dashboard dashboard;
  private Reports reports;
  private Stage stage;

  @BeforeEach
  void open() {
    log = new ActivityLog(new ActivityMemory());
    log.record(
        new Activity(
            "1",
            SampleWorld.NOW.minusSeconds(600),
            "Training Europe",
            "use.cloudshare.com",
            new Requested.OfEnvironment(
                ActionKind.SUSPEND_ENVIRONMENT,
                EnvironmentTarget.environment(SampleWorld.key("EN04"), "Python Fundamentals")),
            null,
            new Outcome.Seen(Duration.ofSeconds(4)),
            Duration.ofSeconds(4)));
    OnJavaFx.run(() -> {
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      SecretClipboard clipboard = Dashboards.clipboard(copied);
      FileExport export =
          new FileExport(
              folder::resolve,
              () -> false,
              new BackgroundWork(Runnable::run, OnJavaFx::runInPlace),
              clipboard.message());
      reports =
          new Reports(
              model,
              history,
              log,
              clipboard,
              export,
              () -> SampleWorld.NOW,
              () -> stage,
              OnJavaFx::runInPlace);
      dashboard =
          Dashboards.of(
              APPEARANCE, WindowSettings.DEFAULT, model, new Features(List.of(reports)), clipboard);
      dashboard.appearance().use(APPEARANCE);
      Scene scene = new Scene(dashboard.view(), 1180, 760);
      dashboard.appearance().dress(scene);
      Dashboards.addKeys(scene, dashboard);
      stage = new Stage();
      stage.setScene(scene);
      stage.show();
      model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      history.note(
          Subject.of(SampleWorld.key("EN04")),
          new Note("the password is " + SampleWorld.PASSWORD, List.of("vip")));
      history.subscribe(model::remember);
      model.select(SampleWorld.key("EN04"));
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      List.copyOf(Window.getWindows()).forEach(Window::hide);
    });
    log.close();
  }

  private void pressCaseCard() {
    OnJavaFx.run(() ->
        stage.getScene().getAccelerators().get(Keys.CASE_CARD.combinations().getFirst()).run());
  }

  private void choose(String id) {
    OnJavaFx.run(() -> {
      List<MenuItem> items =
          new ArrayList<>(reports.environmentItems(dashboard.model().selection()));
      items.addAll(((MenuButton) stage.getScene().lookup("#more")).getItems());
      items.stream().filter(item -> id.equals(item.getId())).findFirst().orElseThrow().fire();
    });
  }

  private String message() {
    return OnJavaFx.call(() -> dashboard.clipboard().message().textProperty().get());
  }

  @Test
  void thereIsNoCaseCardOfAnEnvironmentThatAFilterHides() {
    OnJavaFx.run(() -> dashboard.model().filterTextProperty().set("owner:nobody"));
    pressCaseCard();
    assertThat(message()).isEqualTo("The filter hides the selected environment.");
    OnJavaFx.run(() -> dashboard.model().select(List.of()));
    pressCaseCard();
    assertThat(message()).isEqualTo("Select an environment first.");
  }

  @Test
  void theCaseCardSaysWhatATicketNeeds() {
    pressCaseCard();
    assertThat(message()).isEqualTo("Copied case card of Python Fundamentals");
    assertThat(copied.content())
        .startsWith("Python Fundamentals\n")
        .contains(
            "- ID: EN04",
            "- Owner: anna.schmidt@example.com",
            "- Tags: vip",
            "\nMachines 5/5\n",
            "- web-1, Running, 192.0.2.",
            "web-2: Suspended to Running",
            "Suspend Python Fundamentals: ")
        .doesNotContain("#", "\\", "|");
  }

  @Test
  void theCaseCardIsMarkdownByChoice() {
    choose("item-case-card-markdown");
    assertThat(copied.content())
        .startsWith("## Python Fundamentals\n")
        .contains("- ID: `EN04`", "### Machines 5/5", "| web-1 | Running | 192.0.2.");
    assertThat(TextForm.MARKDOWN.verbatim("EN8-ejW_nqkf")).isEqualTo("`EN8-ejW_nqkf`");
  }

  @Test
  void whatWasAskedForOfSeveralStandsInOneLine() {
    for (int number = 0; number < 4; number++) {
      Outcome outcome =
          number == 3
              ? new Outcome.NotSent(new Obstacle(Obstacle.Kind.CHANGING, "Preparing"))
              : new Outcome.Seen(Duration.ofSeconds(4));
      log.record(
          new Activity(
              "extend-" + number,
              SampleWorld.NOW.minusSeconds(300 - number),
              "Training Europe",
              "use.cloudshare.com",
              new Requested.OfEnvironment(
                  ActionKind.EXTEND_ENVIRONMENT,
                  EnvironmentTarget.environment(SampleWorld.key("EN0" + number), "Lab " + number)),
              null,
              outcome,
              null));
    }
    choose("item-hand-over");
    assertThat(copied.content()).contains("Extend 4: 3 done, 1 not sent\n", "Suspend Python");
  }

  @Test
  void noTextAndNoTableHoldsAPasswordOrALink() throws IOException {
    List<String> taken = new ArrayList<>();
    for (Environment environment : SampleWorld.dozen()) {
      OnJavaFx.run(() -> dashboard.model().select(SampleWorld.key(environment.id().value())));
      pressCaseCard();
      taken.add(copied.content());
    }
    choose("item-hand-over");
    taken.add(copied.content());
    choose("item-csv-environments");
    taken.add(Files.readString(folder.resolve("environments Training Europe 2026-11-21.csv")));
    choose("item-csv-machines");
    taken.add(Files.readString(folder.resolve("machines Training Europe 2026-11-21.csv")));

    assertThat(taken)
        .hasSize(15)
        .allSatisfy(text -> assertThat(text).isNotBlank())
        .noneMatch(text -> text.contains(SampleWorld.PASSWORD))
        .noneMatch(text -> text.contains("http"))
        // Those into this program, which sign nobody in.
        .noneMatch(text -> text.replace("envwatch://environment/", "").contains("://"));
  }

  @Test
  void theHandOverNoteNamesOpenProblemsAndWhatWasDone() {
    choose("item-hand-over");
    assertThat(copied.content())
        .contains(
            "### Open problems: 2 of 12",
            "- **Data science**, anna.schmidt@example.com, Creation failed",
            "Suspend Python Fundamentals: ")
        .doesNotContain("**Java in depth**");
  }

  @Test
  void theHandOverNoteSaysSinceWhenAProblemIsThatBeganWhileNobodyLookedHere() {
    history.lived(
        SampleWorld.key("EN02"),
        SampleTimelines.from(
                Subject.of(SampleWorld.key("EN02")),
                "Data science",
                SampleWorld.NOW.minus(Duration.ofHours(12)))
            .running(Duration.ofHours(2))
            .elsewhere(Phase.RUNNING, Duration.ofHours(4))
            .elsewhere(Phase.PROBLEM, Duration.ofHours(4))
            .failed(Duration.ofHours(2))
            .timeline(new Witness("prometheus.example.com", null)));
    choose("item-hand-over");
    String began =
        TimelineWords.moment(
            SampleWorld.NOW.minus(Duration.ofHours(6)), SampleWorld.NOW, ZoneId.systemDefault());
    assertThat(copied.content())
        .contains(
            "For the time in which this computer was not monitoring, prometheus.example.com was"
                + " asked.\n",
            "Creation failed, since " + began + " or earlier, seen by prometheus.example.com");
  }

  @Test
  void theHandOverNoteWaitsForAPrometheusThatIsBeingAsked() {
    history.lived(
        SampleWorld.key("EN02"),
        SampleTimelines.from(
                Subject.of(SampleWorld.key("EN02")),
                "Data science",
                SampleWorld.NOW.minus(Duration.ofHours(12)))
            .notLooked(Duration.ofHours(12))
            .timeline(new Witness("prometheus.example.com", Witness.Trouble.ASKING)));
    choose("item-hand-over");
    assertThat(copied.content()).isNullOrEmpty();

    history.lived(
        SampleWorld.key("EN02"),
        SampleTimelines.from(
                Subject.of(SampleWorld.key("EN02")),
                "Data science",
                SampleWorld.NOW.minus(Duration.ofHours(12)))
            .elsewhere(Phase.PROBLEM, Duration.ofHours(12))
            .timeline(new Witness("prometheus.example.com", null)));
    OnJavaFx.run(history::moreIsKnown);
    assertThat(copied.content()).contains("seen by prometheus.example.com");
  }

  @Test
  void theTablesHaveARowForEachEnvironmentAndMachine() throws IOException {
    choose("item-csv-environments");
    assertThat(Files.readAllLines(folder.resolve("environments Training Europe 2026-11-21.csv")))
        .hasSize(13)
        .anyMatch(
            line -> line.startsWith("Python Fundamentals,EN04,Training Europe,Running,Running"))
        .anyMatch(line -> line.contains(",5,5,2026-11-24 17:31:01,"))
        .first()
        .asString()
        .contains("Name,ID,Account,Status,Phase,Since (", "),For,Owner,Up,Machines,Expires (");
    choose("item-csv-machines");
    assertThat(Files.readAllLines(folder.resolve("machines Training Europe 2026-11-21.csv")))
        .hasSize(19);
    assertThat(message()).isEqualTo("Saved machines Training Europe 2026-11-21.csv");
  }

  @Test
  void whetherItWasUpIsAnsweredInADialogAndCopied() {
    choose("item-was-up");
    OnJavaFx.run(() -> {
      Scene dialog = dialog();
      TextField time = (TextField) dialog.lookup("#was-up-time");
      Labeled answer = (Labeled) dialog.lookup("#was-up-answer");
      time.setText("soon");
      assertThat(answer.getText()).startsWith("Enter a time that has passed");
      time.setText("yesterday 10:42");
      assertThat(answer.getText()).startsWith("Not known. There is no record of");
    });
    assertThat(Pictures.takeShown(OnJavaFx.call(this::dialog), APPEARANCE, "was-it-up"))
        .isNotEmptyFile();
  }

  private Scene dialog() {
    return Window.getWindows().stream()
        .filter(window -> window instanceof Stage other && other.getOwner() == stage)
        .findFirst()
        .orElseThrow()
        .getScene();
  }

  @Test
  void namesAreWrittenSoThatMarkdownShowsThemAsTheyAre() {
    assertThat(Markdown.line("*a* [x](http://evil) `b` <b>|\n# c"))
        .isEqualTo("\\*a\\* \\[x\\](http\\://evil) \\`b\\` \\<b\\>\\| \\# c");
  }
}
