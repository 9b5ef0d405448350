package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import java.util.List;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableCell;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rest of the window does while a person types in the filter field. */
class FilterFieldTest {
  private OpenDashboard window;

  @BeforeEach
  void open() {
    window = new OpenDashboard();
  }

  @AfterEach
  void close() {
    window.close();
  }

  private String words(String id) {
    return OnJavaFx.call(() -> ((Labeled) window.scene().lookup(id)).getText());
  }

  private String focused() {
    return OnJavaFx.call(() -> window.scene().getFocusOwner().getId());
  }

  @ParameterizedTest
  @EnumSource(names = {"DOWN", "ENTER"})
  void oneKeyGoesFromTheFieldToTheList(KeyCode code) {
    window.type("zzz");
    window.press(code);
    assertThat(focused()).isEqualTo("environments");
  }

  @Test
  void theArrowDownChoosesASuggestionWhileThereIsOne() {
    window.type("ow");
    window.press(KeyCode.DOWN);
    assertThat(focused()).isEqualTo("filter");
  }

  @Test
  void theChipsCountWhatTheFilterLetsThrough() {
    assertThat(words("#chip-running")).isEqualTo("5 running");
    assertThat(words("#chip-suspended")).isEqualTo("3 suspended");
    window.type("rocket");
    assertThat(words("#chip-running")).isEqualTo("0 running");
    assertThat(words("#chip-suspended")).isEqualTo("1 suspended");
  }

  @Test
  void howManyOfAllAreShownStandsBesideTheFilter() {
    int all = OnJavaFx.call(() -> window.dashboard.model().everything().size());
    assertThat(words("#matches")).isEmpty();
    window.type(name());
    assertThat(words("#matches")).isEqualTo("1 of " + all);
  }

  private String name() {
    return OnJavaFx.call(() ->
        '"' + window.dashboard.model().environments().getLast().name().replace("\"", "") + '"');
  }

  @Test
  void anUnknownFieldIsNamedWithTheNearestOne() {
    window.type("onwer:ann");
    assertThat(OnJavaFx.call(this::placeholder))
        .contains("There is no field \u201conwer\u201d. Did you mean owner:?");
  }

  @ParameterizedTest
  @CsvSource({
    "status:faild, faild, failed",
    "status:suspnded, suspnded, suspended",
    "'status:rnning,preparng', rnning, running"
  })
  void aStatusThatIsNearlyOneIsNamedWithTheNearestOne(String filter, String typed, String nearest) {
    window.type(filter);
    assertThat(OnJavaFx.call(this::placeholder))
        .anySatisfy(words ->
            assertThat(words)
                .contains(
                    "\u201c%s\u201d is not a known status. Did you mean status:%s?"
                        .formatted(typed, nearest)));
  }

  /** The service may have words of its own. */
  @ParameterizedTest
  @ValueSource(strings = {"status:hibernated", "status:gelöscht", "status:xy"})
  void aStatusThatResemblesNoneIsNoMistake(String filter) {
    window.type(filter);
    assertThat(String.join("\n", OnJavaFx.call(this::placeholder)))
        .contains("No match for")
        .doesNotContain("Did you mean");
  }

  @ParameterizedTest
  @CsvSource({
    "PROBLEM, No failed environments, No match for \u201czzz\u201d (failed only)",
    "EXPIRING, No environments expire soon, No match for \u201czzz\u201d (expiring soon only)",
    "UNKNOWN, No unknown environments, No match for \u201czzz\u201d (unknown only)"
  })
  void anEmptyListNamesItsChipInTheWordsOfTheChip(Phase phase, String alone, String withFilter) {
    OnJavaFx.run(() -> {
      Environment well = SampleWorld.environment("1", "Lab", SampleWorld.running());
      window.dashboard.model().apply(SampleWorld.of(well));
      window.dashboard.model().phaseProperty().set(phase);
    });
    assertThat(OnJavaFx.call(this::placeholder)).contains(alone);
    window.type("zzz");
    assertThat(OnJavaFx.call(this::placeholder)).contains(withFilter);
  }

  private List<String> placeholder() {
    return window.scene().getRoot().lookupAll(".placeholder-box .label").stream()
        .map(node -> ((Label) node).getText())
        .toList();
  }

  @Test
  void theMachineThatWasFoundIsMarked() {
    Machine machine = OnJavaFx.call(this::lastMachine);
    window.type('"' + machine.name() + '"');
    assertThat(OnJavaFx.call(this::found)).containsOnly(machine.name());
  }

  @Test
  void theMachineThatWasFoundIsInViewWhenItsEnvironmentIsSelected() {
    Environment few =
        SampleWorld.environment("1", "Few", SampleWorld.running(), SampleWorld.running("m", "web"));
    Environment many =
        SampleWorld.environment(
            "2",
            "Many",
            SampleWorld.running(),
            IntStream.range(0, 60)
                .mapToObj(number -> SampleWorld.running("n" + number, "node-" + number + "."))
                .toArray(Machine[]::new));
    OnJavaFx.run(() -> {
      window.dashboard.model().apply(SampleWorld.of(few, many));
      window.dashboard.model().select(SampleWorld.key("1"));
    });
    window.type("node-57.");
    OnJavaFx.run(() -> window.dashboard.model().select(SampleWorld.key("2")));
    OnJavaFx.run(() -> window.scene().getRoot().layout());
    assertThat(OnJavaFx.call(this::found)).containsOnly("node-57.");
  }

  @Test
  void theKeyboardGoesToTheMachineThatWasFound() {
    Machine machine = OnJavaFx.call(this::lastMachine);
    OnJavaFx.run(window.dashboard.view().machineTable()::takeFocus);
    window.type('"' + machine.name() + '"');
    OnJavaFx.run(window.dashboard.view().machineTable()::takeFocus);
    assertThat(OnJavaFx.call(this::current)).isEqualTo(machine.name());
  }

  @Test
  void theKeyboardStaysOnTheMachineThatWasChosenAmongThoseThatWereFound() {
    Environment environment =
        SampleWorld.environment(
            "1",
            "Lab",
            SampleWorld.running(),
            SampleWorld.running("m1", "node-1"),
            SampleWorld.running("m2", "node-2"));
    OnJavaFx.run(() -> {
      window.dashboard.model().apply(SampleWorld.of(environment));
      window.dashboard.model().select(SampleWorld.key("1"));
    });
    window.type("node");
    OnJavaFx.run(() -> {
      window.dashboard.view().machineTable().table().getSelectionModel().clearAndSelect(1);
      window.dashboard.view().machineTable().takeFocus();
    });
    assertThat(OnJavaFx.call(this::current)).isEqualTo("node-2");
  }

  private String current() {
    return window.dashboard.view().machineTable().current().machine().name();
  }

  private Machine lastMachine() {
    DashboardModel model = window.dashboard.model();
    model.select(
        model.environments().stream()
            .filter(row -> row.environment() != null && row.environment().machines().size() > 1)
            .findFirst()
            .map(List::of)
            .orElseThrow());
    return model.machines().getLast().machine();
  }

  private List<String> found() {
    window.scene().getRoot().applyCss();
    window.scene().getRoot().layout();
    return window.scene().getRoot().lookupAll("#machines .name-column.table-cell").stream()
        .filter(FilterFieldTest::isFound)
        .map(name -> ((TableCell<?, ?>) name).getText())
        .toList();
  }

  private static boolean isFound(Node name) {
    return name.getPseudoClassStates().contains(PseudoClass.getPseudoClass("found"));
  }

  @Test
  void aSlashTypedAnywhereElseGoesToTheFilter() {
    OnJavaFx.run(() -> {
      Dashboards.addKeys(window.scene(), window.dashboard);
      window.scene().lookup("#environments").requestFocus();
    });
    type("/");
    assertThat(focused()).isEqualTo("filter");
    assertThat(window.text()).isEmpty();
  }

  @Test
  void aSlashTypedInTheFilterBelongsToIt() {
    OnJavaFx.run(() -> Dashboards.addKeys(window.scene(), window.dashboard));
    type("/");
    assertThat(window.text()).isEqualTo("/");
  }

  private void type(String character) {
    OnJavaFx.run(() ->
        window
            .scene()
            .getFocusOwner()
            .fireEvent(
                new KeyEvent(
                    KeyEvent.KEY_TYPED,
                    character,
                    "",
                    KeyCode.UNDEFINED,
                    false,
                    false,
                    false,
                    false)));
  }
}
