package envwatch.ui.tools;

import static envwatch.words.Messages.text;

import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Requested;
import envwatch.actions.ToolService;
import envwatch.filter.FilterSubject;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.tools.Tool;
import envwatch.ui.kit.Confirmation;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.shell.Shortcut;
import envwatch.ui.training.ClassPart;
import envwatch.watch.TrainingView;
import envwatch.words.EnvironmentWords;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/** A person's own links and programs, in the menus of rows and by keys of their own. */
public final class ToolsFeature implements Feature {
  private final DashboardModel model;
  private final ToolStarter starter;
  private final StatusMessage message;
  private final StudentTools students;

  /**
   * @param tools those of the settings, as they are shown
   * @param pages tells whether students are shown
   * @param readOnly whether nothing may be changed
   * @param javaFxThread {@code Platform::runLater}
   */
  public ToolsFeature(
      DashboardModel model,
      ToolService service,
      Supplier<List<Tool>> tools,
      Supplier<TrainingView> classes,
      PageChoice pages,
      BooleanSupplier readOnly,
      StatusMessage message,
      Confirmation confirmation,
      Executor javaFxThread) {
    this.model = model;
    this.message = message;
    starter =
        new ToolStarter(
            model, service, tools, classes, readOnly, message, confirmation, javaFxThread);
    students = new StudentTools(model, starter, pages, message);
  }

  /** The same for the students of a class. */
  public ClassPart students() {
    return students;
  }

  @Override
  public List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
    return starter.items(Tool.Subject.ENVIRONMENT, rows(environments));
  }

  @Override
  public List<MenuItem> machineItems(EnvironmentRow environment, List<MachineRow> machines) {
    return starter.items(Tool.Subject.MACHINE, rows(environment, machines));
  }

  private static List<ToolStarter.Row> rows(List<EnvironmentRow> environments) {
    return environments.stream()
        .map(row -> {
          EnvironmentTarget target = EnvironmentTarget.environment(row.key(), row.name());
          return new ToolStarter.Row(
              row.subject(), name -> new Requested.ToolOnEnvironment(name, target));
        })
        .toList();
  }

  private static List<ToolStarter.Row> rows(EnvironmentRow environment, List<MachineRow> machines) {
    return machines.stream()
        .map(row -> {
          Machine machine = row.machine();
          EnvironmentTarget target =
              EnvironmentTarget.machine(
                  environment.key(), environment.name(), machine.id(), machine.name());
          return new ToolStarter.Row(
              subject(environment, machine), name -> new Requested.ToolOnEnvironment(name, target));
        })
        .toList();
  }

  /** As if the environment had this machine only: a filter for Linux leaves out all others. */
  private static @Nullable FilterSubject subject(EnvironmentRow row, Machine machine) {
    Environment known = row.environment();
    return known == null
        ? null
        : FilterSubject.of(
            known.withMachines(List.of(machine)),
            List.of(machine.status().word(), EnvironmentWords.phase(machine.status().phase())),
            "",
            row.accountName());
  }

  @Override
  public List<Shortcut> ownShortcuts(Supplier<@Nullable MachineRow> machine) {
    List<Shortcut> shortcuts = new ArrayList<>();
    starter
        .keys(Tool.Subject.ENVIRONMENT)
        .forEach((keys, tool) ->
            shortcuts.add(
                Shortcut.onSelected(
                    keys, model, message, selected -> starter.press(tool, rows(selected)))));
    starter
        .keys(Tool.Subject.MACHINE)
        .forEach((keys, tool) ->
            shortcuts.add(Shortcut.onDetails(keys, () -> press(tool, machine.get()))));
    shortcuts.addAll(students.ownShortcuts());
    return shortcuts;
  }

  private void press(Tool tool, @Nullable MachineRow machine) {
    EnvironmentRow environment = model.selectedProperty().get();
    if (machine == null || environment == null) {
      message.warn(text("tools.none-for"));
    } else {
      starter.press(tool, rows(environment, List.of(machine)));
    }
  }
}
