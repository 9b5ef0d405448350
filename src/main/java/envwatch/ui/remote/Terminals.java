package envwatch.ui.remote;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.model.Machine;
import envwatch.model.Secret;
import envwatch.remote.SshTerminal.Outcome;
import envwatch.ui.secrets.SecretClipboard;
import java.util.function.Consumer;

/** Opens a terminal with SSH on a machine, whose password is then on the clipboard. */
record Terminals(AccessServices services, AccessNotes notes, SecretClipboard clipboard) {
  /** Returns at once; notes tell how it goes. */
  void open(Machine machine) {
    String host = machine.reachableAt();
    if (host == null) {
      return;
    }
    Consumer<AccessNote> note =
        notes.begin(AccessNote.underWay(text("access.terminal.opening", machine.name())));
    services
        .background()
        .start(task -> {
          Outcome outcome =
              services
                  .terminal()
                  .open(
                      host,
                      machine.login(),
                      terminal -> task.show(() -> note.accept(started(machine, terminal))));
          task.show(() -> note.accept(told(outcome, machine)));
        });
  }

  private AccessNote started(Machine machine, String terminal) {
    Secret password = machine.password();
    if (password != null && !password.isEmpty()) {
      clipboard.copy(password, machine.name());
    }
    return opened(machine, terminal);
  }

  private static AccessNote opened(Machine machine, String terminal) {
    Secret password = machine.password();
    return AccessNote.done(
        RemoteDesktopWords.sentences(
            text("access.terminal.opened", machine.name(), terminal),
            password == null || password.isEmpty() ? "" : text("access.remote.password")));
  }

  private static AccessNote told(Outcome outcome, Machine machine) {
    String name = machine.name();
    return switch (outcome) {
      case Outcome.Opened(String terminal) -> opened(machine, terminal);
      case Outcome.ClosedAtOnce(String terminal) ->
          AccessNote.notOpened(text("access.terminal.closed", terminal, name));
      case Outcome.EndedWithError(String terminal, int code) ->
          AccessNote.failed(text("access.terminal.ended", terminal, name, code));
      case Outcome.NotStarted(String terminal) ->
          AccessNote.failed(text("access.terminal.not-started", terminal));
      case Outcome.NoTerminal() -> AccessNote.notOpened(text("access.terminal.none"));
      case Outcome.NoSsh() -> AccessNote.notOpened(text("access.terminal.no-ssh"));
      case Outcome.HostRefused() -> AccessNote.failed(text("access.terminal.host", name));
      case Outcome.UserRefused() -> AccessNote.failed(text("access.terminal.user", name));
      case Outcome.UserMissing() -> AccessNote.notOpened(text("access.terminal.no-user", name));
      case Outcome.CommandUnusable(var problem) ->
          AccessNote.failed(
              text("access.terminal.command", text("settings.general.command." + key(problem))));
    };
  }
}
