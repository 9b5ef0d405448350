package envwatch.ui.remote;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.probe.ProbedMachine;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.MachineRow.MachineKey;
import envwatch.ui.shell.Feature;
import envwatch.util.Defects;
import envwatch.words.PlainText;
import envwatch.words.ProbeWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.scene.control.MenuItem;
import org.jspecify.annotations.Nullable;

/** Asks machines whether they answer from here, when a person wants to know. */
public final class ProbeFeature implements Feature {
  private final DashboardModel model;
  private final Function<List<Machine>, List<CompletableFuture<ProbedMachine>>> asking;
  private final StatusMessage message;
  private final Executor javaFxThread;
  private boolean closed;

  /** What came of one question so far. */
  private final class Round {
    private final int total;
    private int done;
    private int well;

    Round(int total) {
      this.total = total;
    }

    void took(MachineKey key, String name, ProbedMachine probed) {
      if (closed) {
        return;
      }
      model.probed(key, probed);
      done++;
      well += probed.well() ? 1 : 0;
      if (done < total) {
        message.confirm(text("probe.asking", done, total));
      } else if (total == 1) {
        tell(text("probe.done.one", PlainText.name(name), ProbeWords.told(probed)));
      } else {
        tell(text("probe.done", well, total));
      }
    }

    private void tell(String words) {
      if (well == total) {
        message.confirm(words);
      } else {
        message.warn(words);
      }
    }
  }

  /**
   * @param asking returns at once with one result to come for each machine, in their order
   * @param javaFxThread {@code Platform::runLater}
   */
  public ProbeFeature(
      DashboardModel model,
      Function<List<Machine>, List<CompletableFuture<ProbedMachine>>> asking,
      StatusMessage message,
      Executor javaFxThread) {
    this.model = model;
    this.asking = asking;
    this.message = message;
    this.javaFxThread = javaFxThread;
  }

  /**
   * Asks machines, or says that there are none.
   *
   * @param chosen empty for those of the selected environments
   */
  public void ask(List<MachineRow> chosen) {
    if (chosen.isEmpty()) {
      EnvironmentRow shown = model.selectedProperty().get();
      List<EnvironmentRow> listed = model.listedSelection();
      askAll(listed.isEmpty() && shown != null ? List.of(shown) : listed);
    } else {
      ask(machines(chosen));
    }
  }

  private void askAll(List<EnvironmentRow> environments) {
    String why = obstacle(environments);
    if (why == null) {
      ask(ofEnvironments(environments));
    } else {
      message.warn(why);
    }
  }

  private static Map<MachineKey, Machine> machines(List<MachineRow> rows) {
    return rows.stream()
        .collect(
            Collectors.toMap(
                MachineRow::key, MachineRow::machine, (one, other) -> one, LinkedHashMap::new));
  }

  private static Map<MachineKey, Machine> ofEnvironments(List<EnvironmentRow> environments) {
    Map<MachineKey, Machine> machines = new LinkedHashMap<>();
    for (EnvironmentRow row : environments) {
      Environment known = row.environment();
      if (known != null) {
        known
            .machines()
            .forEach(machine -> machines.put(new MachineKey(row.key(), machine.id()), machine));
      }
    }
    return machines;
  }

  /** Null if there is something to ask. */
  private static @Nullable String obstacle(List<EnvironmentRow> environments) {
    return environments.stream().anyMatch(ProbeFeature::hasMachines)
        ? null
        : text("probe.no-machines");
  }

  private static boolean hasMachines(EnvironmentRow row) {
    Environment known = row.environment();
    return known != null && !known.machines().isEmpty();
  }

  private void ask(Map<MachineKey, Machine> machines) {
    List<MachineKey> keys = List.copyOf(machines.keySet());
    List<Machine> asked = List.copyOf(machines.values());
    Round round = new Round(keys.size());
    message.confirm(text("probe.asking", 0, keys.size()));
    List<CompletableFuture<ProbedMachine>> answers = asking.apply(asked);
    for (int i = 0; i < keys.size(); i++) {
      MachineKey key = keys.get(i);
      String name = asked.get(i).name();
      Defects.reportFrom(
          answers
              .get(i)
              .thenAccept(probed -> javaFxThread.execute(() -> round.took(key, name, probed))));
    }
  }

  @Override
  public List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
    return environments.isEmpty()
        ? List.of()
        : List.of(item(obstacle(environments), () -> askAll(environments)));
  }

  @Override
  public List<MenuItem> machineItems(EnvironmentRow environment, List<MachineRow> machines) {
    return machines.isEmpty() ? List.of() : List.of(item(null, () -> ask(machines)));
  }

  private static MenuItem item(@Nullable String why, Runnable ask) {
    String label = text("probe.item");
    return Menus.with(
        Keys.PROBE, new Offer("probe", null, label, null, why, false, false, ask).item());
  }

  @Override
  public void close() {
    closed = true;
  }
}
