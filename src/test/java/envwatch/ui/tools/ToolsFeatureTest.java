package envwatch.ui.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.actions.Activity;
import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityMemory;
import envwatch.actions.FakeWorld;
import envwatch.actions.Outcome;
import envwatch.actions.ToolRuns;
import envwatch.tools.Tool;
import envwatch.tools.ToolCommand;
import envwatch.ui.kit.DialogQuestion;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.shell.Shortcut;
import envwatch.watch.FakeTime;
import envwatch.watch.SampleClasses;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ToolsFeatureTest {
  private static final int MOST = 20;

  private final FakeTime time = new FakeTime();
  private final FakeWorld world = new FakeWorld(time).running("a").suspended("b");
  private final ActivityLog log = new ActivityLog(new ActivityMemory());
  private final StatusMessage message = new StatusMessage(time, Runnable::run);
  private final List<URI> opened = new CopyOnWriteArrayList<>();
  private final List<DialogQuestion> asked = new ArrayList<>();
  private final List<Runnable> agreeing = new ArrayList<>();
  private boolean readOnly;
  private Tool tool = tool(false, "");
  private DashboardModel model;
  private ToolsFeature feature;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      model = new DashboardModel(time.instant(), Duration.ofHours(2));
      feature =
          new ToolsFeature(
              model,
              new ToolRuns(world, SampleClasses::view, log, time, opened::add, () -> readOnly),
              () -> List.of(tool),
              SampleClasses::view,
              new PageChoice(),
              () -> readOnly,
              message,
              (question, agreed, declined) -> {
                asked.add(question);
                agreeing.add(agreed);
              },
              Platform::runLater);
      model.apply(world.view());
    });
  }

  @AfterEach
  void close() {
    log.close();
  }

  private static Tool tool(boolean changes, String filter) {
    return new Tool(
        "t",
        "Ticket",
        Tool.Subject.ENVIRONMENT,
        filter,
        new ToolCommand.Link("https://tickets.example/new?about={id}"),
        changes,
        "Ctrl+Alt+T",
        true);
  }

  private List<EnvironmentRow> rows(String... ids) {
    return model.everything().stream()
        .filter(row -> List.of(ids).contains(row.key().environment().value()))
        .toList();
  }

  /** The items of the menu of tools; empty without one. */
  private List<MenuItem> items(List<EnvironmentRow> rows) {
    return OnJavaFx.call(() ->
        feature.environmentItems(rows).stream()
            .flatMap(menu -> ((Menu) menu).getItems().stream())
            .toList());
  }

  private void choose(String... ids) {
    MenuItem item = items(rows(ids)).getFirst();
    OnJavaFx.run(item::fire);
  }

  private void pressKeys() {
    OnJavaFx.run(() -> {
      model.select(FakeWorld.key("a"));
      Shortcut keys = feature.ownShortcuts(() -> null).getFirst();
      keys.action().run();
    });
  }

  private String said() {
    return OnJavaFx.call(() -> message.textProperty().get());
  }

  private List<Activity> record() {
    return log.activities().newestFirst();
  }

  @Test
  void inReadOnlyModeTheItemOfAToolThatChangesSaysWhyItCannotBeChosen() {
    tool = tool(true, "");
    readOnly = true;

    MenuItem item = items(rows("a")).getFirst();

    assertThat(item.isDisable()).isTrue();
    assertThat(item.getText()).contains("Ticket", "read-only mode");
  }

  @Test
  void inReadOnlyModeTheKeysOfAToolThatChangesAreRefused() {
    tool = tool(true, "");
    readOnly = true;

    pressKeys();

    assertThat(said()).contains("Ticket", "read-only mode");
    assertThat(asked).isEmpty();
    assertThat(record()).isEmpty();
  }

  @Test
  void aToolThatChangesAsksWithItsCommandFirst() {
    tool = tool(true, "");

    choose("a");

    assertThat(asked).hasSize(1);
    assertThat(asked.getFirst().toString())
        .contains("Lab a", "https://tickets.example/new?about=a");
    assertThat(record()).isEmpty();

    OnJavaFx.run(agreeing.getFirst()::run);

    await().until(() -> opened.equals(List.of(URI.create("https://tickets.example/new?about=a"))));
  }

  @Test
  void theKeysOfAToolThatChangesAskToo() {
    tool = tool(true, "");

    pressKeys();

    assertThat(asked).hasSize(1);
    assertThat(record()).isEmpty();
  }

  @Test
  void whatCameOfItIsRecordedAndSaid() {
    choose("a");

    await().until(() -> !said().isEmpty());
    assertThat(said()).contains("Ticket", "was opened", "Lab a");
    assertThat(asked).isEmpty();
    assertThat(record())
        .singleElement()
        .extracting(Activity::outcome)
        .isEqualTo(new Outcome.ToolOpened());
  }

  @Test
  void aToolIsOfferedOnlyForWhatAllPassesItsFilter() {
    tool = tool(false, "status:running");

    assertThat(items(rows("a"))).hasSize(1);
    assertThat(items(rows("a", "b"))).isEmpty();
  }

  @Test
  void ofTooManyAllAreRefused() {
    IntStream.range(0, 2 * MOST).forEach(number -> world.running("lab" + number));
    OnJavaFx.run(() -> model.apply(world.view()));

    MenuItem item = items(List.copyOf(model.everything())).getFirst();

    assertThat(item.isDisable()).isTrue();
    assertThat(item.getText()).contains("Ticket " + (2 * MOST + 2), "at most " + MOST);
  }
}
