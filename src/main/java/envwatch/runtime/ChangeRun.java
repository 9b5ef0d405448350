package envwatch.runtime;

import envwatch.history.Change;
import envwatch.history.ChangeJson;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.MachineId;
import envwatch.tools.PacedRuns;
import envwatch.tools.ProgramRun;
import envwatch.tools.ToolField;
import envwatch.tools.ToolValues;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.util.List;
import java.util.Map;

/** What a program gets that is run when something changes. */
public final class ChangeRun {
  private ChangeRun() {}

  /**
   * A program with a change as a line of JSON on standard input, and with what is known of its
   * subject as environment variables.
   *
   * @param command with its arguments
   * @param world in which it changed; the environment need not be in it any more
   */
  public static ProgramRun of(List<String> command, Change change, WorldView world) {
    String json = new ChangeJson(account -> name(account, world)).write(change);
    return new ProgramRun(command, values(change, world).variables(), json + "\n", PacedRuns.LIMIT);
  }

  private static String name(AccountId account, WorldView world) {
    return world.account(account).map(AccountView::name).orElse(account.value());
  }

  /** What a tool is told of what changed, as it is since then. */
  static ToolValues values(Change change, WorldView world) {
    String account = name(change.subject().environment().account(), world);
    Environment known =
        world
            .find(change.subject().environment())
            .map(WatchedEnvironment::environment)
            .orElse(null);
    ToolValues values = known == null ? new ToolValues(Map.of()) : ToolValues.of(account, known);
    MachineId id = change.subject().machine();
    if (known != null && id != null) {
      values =
          known.machines().stream()
              .filter(one -> one.id().equals(id))
              .findFirst()
              .map(values::with)
              .orElse(values);
    }
    return values
        .with(ToolField.ACCOUNT, account)
        .with(ToolField.ID, change.subject().environment().environment().value())
        .with(ToolField.NAME, change.environmentName())
        .with(ToolField.MACHINE, change.machineName())
        .with(ToolField.STATUS, change.to().word());
  }
}
