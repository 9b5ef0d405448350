package envwatch.ui.remote;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.probe.ProbedMachine;
import envwatch.probe.ProbedMachine.Answer;
import envwatch.probe.ProbedMachine.Outcome;
import envwatch.probe.ProbedMachine.Way;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.ColumnSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.secrets.MemoryClipboard;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableColumn;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProbeFeatureTest {
  private final List<Machine> asked = new ArrayList<>();
  private final List<CompletableFuture<ProbedMachine>> answers = new ArrayList<>();
  private final SecretClipboard clipboard = Dashboards.clipboard(new MemoryClipboard());
  private final StatusMessage message = clipboard.message();
  private ProbeFeature feature;
  private Dashboard dashboard;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      feature = new ProbeFeature(model, this::ask, message, Runnable::run);
      dashboard =
          Dashboards.of(
              AppearanceSettings.DEFAULT,
              WindowSettings.DEFAULT,
              model,
              new Features(List.of(feature)));
      model.apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
      model.select(withMachines().getFirst().key());
    });
  }

  private List<CompletableFuture<ProbedMachine>> ask(List<Machine> machines) {
    List<CompletableFuture<ProbedMachine>> coming =
        machines.stream().map(machine -> new CompletableFuture<ProbedMachine>()).toList();
    asked.addAll(machines);
    answers.addAll(coming);
    return coming;
  }

  private List<EnvironmentRow> withMachines() {
    return dashboard.model().everything().stream()
        .filter(row -> row.environment() != null && row.environment().machines().size() > 1)
        .toList();
  }

  private static ProbedMachine told(Outcome outcome) {
    return new ProbedMachine(
        List.of(new Answer(Way.SSH, 22, outcome, 0, Duration.ofMillis(42))), SampleWorld.NOW);
  }

  private List<MachineRow> machines() {
    return dashboard.model().machines();
  }

  private TableColumn<MachineRow, ?> column() {
    return dashboard.view().machineTable().table().getColumns().stream()
        .filter(column -> "from-here".equals(column.getId()))
        .findFirst()
        .orElseThrow();
  }

  private String shown(MachineRow row) {
    return OnJavaFx.call(() -> String.valueOf(column().getCellData(row)));
  }

  private static void press(List<MenuItem> items) {
    MenuItem item =
        items.stream().filter(each -> "item-probe".equals(each.getId())).findFirst().orElseThrow();
    OnJavaFx.run(item::fire);
  }

  @Test
  void nothingIsAskedAndShownBeforeAPersonAsks() {
    assertThat(asked).isEmpty();
    assertThat(OnJavaFx.call(() -> column().isVisible())).isFalse();
  }

  @Test
  void theMenuOfMachinesAsksThose() {
    MachineRow machine = machines().getFirst();

    press(OnJavaFx.call(() -> feature.machineItems(withMachines().getFirst(), List.of(machine))));

    assertThat(asked).containsExactly(machine.machine());
  }

  @Test
  void theMenuOfEnvironmentsAsksAllTheirMachines() {
    List<EnvironmentRow> two = withMachines().subList(0, 2);

    press(OnJavaFx.call(() -> feature.environmentItems(two)));

    assertThat(asked)
        .containsExactlyElementsOf(
            two.stream().flatMap(row -> row.environment().machines().stream()).toList());
  }

  @Test
  void whatCameOfItStandsBesideTheStatusWithItsTime() {
    MachineRow machine = machines().getFirst();
    OnJavaFx.run(() -> feature.ask(List.of(machine)));

    OnJavaFx.run(() -> answers.getFirst().complete(told(Outcome.ANSWERS)));

    String minute =
        DateTimeFormatter.ofPattern("HH:mm")
            .withZone(ZoneId.systemDefault())
            .format(SampleWorld.NOW);
    assertThat(shown(machine)).isEqualTo("answers, 42 ms, " + minute);
    assertThat(OnJavaFx.call(() -> column().isVisible())).isTrue();
    assertThat(shown(machines().get(1))).isEmpty();
  }

  @Test
  void itIsKeptWhileAnotherEnvironmentIsLookedAt() {
    OnJavaFx.run(() -> feature.ask(List.of(machines().getFirst())));
    OnJavaFx.run(() -> answers.getFirst().complete(told(Outcome.REFUSES)));

    OnJavaFx.run(() -> dashboard.model().select(withMachines().get(1).key()));
    OnJavaFx.run(() -> dashboard.model().select(withMachines().getFirst().key()));

    assertThat(shown(machines().getFirst())).startsWith("refuses, ");
  }

  @Test
  void withoutAChoiceAllMachinesOfTheSelectedEnvironmentAreAsked() {
    OnJavaFx.run(() -> feature.ask(List.of()));

    assertThat(asked).containsExactlyElementsOf(withMachines().getFirst().environment().machines());
  }

  @Test
  void howFarItIsAndHowManyAnswerIsTold() {
    OnJavaFx.run(() -> feature.ask(machines().subList(0, 2)));
    assertThat(message.textProperty().get()).contains("0 of 2");

    OnJavaFx.run(() -> answers.get(0).complete(told(Outcome.ANSWERS)));
    assertThat(message.textProperty().get()).contains("1 of 2");

    OnJavaFx.run(() -> answers.get(1).complete(told(Outcome.SILENT)));
    assertThat(message.textProperty().get()).startsWith("1 of 2 machines answer from here.");
    assertThat(message.troubleProperty().get()).isTrue();
  }

  @Test
  void nothingComesOfItOnceTheWindowIsClosed() {
    MachineRow machine = machines().getFirst();
    OnJavaFx.run(() -> feature.ask(List.of(machine)));

    OnJavaFx.run(feature::close);
    OnJavaFx.run(() -> answers.getFirst().complete(told(Outcome.ANSWERS)));

    assertThat(shown(machine)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Theme.class,
      names = {"LIGHT", "DARK"})
  void itIsDrawn(Theme theme) {
    OnJavaFx.run(() -> feature.ask(List.of()));
    Outcome[] outcomes = {Outcome.ANSWERS, Outcome.SILENT, Outcome.CERTIFICATE_EXPIRED};
    OnJavaFx.run(() -> {
      for (int i = 0; i < answers.size(); i++) {
        answers.get(i).complete(told(outcomes[i % outcomes.length]));
      }
    });

    AppearanceSettings look = new AppearanceSettings(theme, 14);
    String name = "probe-" + theme.name().toLowerCase(Locale.ROOT);
    OnJavaFx.run(
        () -> assertThat(Pictures.take(dashboard.view(), look, 1280, 760, name)).isNotEmptyFile());
  }

  @Test
  void theColumnIsNotRememberedAsShown() {
    OnJavaFx.run(() -> feature.ask(List.of(machines().getFirst())));
    OnJavaFx.run(() -> answers.getFirst().complete(told(Outcome.ANSWERS)));

    List<ColumnSettings> remembered = dashboard.window().get().get(WindowSettings.MACHINE_COLUMNS);
    assertThat(remembered)
        .filteredOn(column -> column.id().equals("from-here"))
        .hasSize(1)
        .noneMatch(ColumnSettings::visible);
  }
}
