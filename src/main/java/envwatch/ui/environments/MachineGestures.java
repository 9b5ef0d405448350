package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.links.Destination;
import envwatch.model.Secret;
import envwatch.ui.kit.Confirmation;
import envwatch.ui.kit.DialogQuestion;
import envwatch.ui.kit.Glyph;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.DashboardCommands;
import envwatch.watch.AccountView;
import envwatch.words.PlainText;
import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a person can do with a machine's values: copy, reveal, open. */
public final class MachineGestures {
  private final DashboardModel model;
  private final DashboardCommands commands;
  private final PasswordReveal<MachineRow> reveal;
  private final SecretClipboard clipboard;
  private final Confirmation confirmation;

  public MachineGestures(
      DashboardModel model,
      DashboardCommands commands,
      PasswordReveal<MachineRow> reveal,
      SecretClipboard clipboard,
      Confirmation confirmation) {
    this.model = model;
    this.commands = commands;
    this.reveal = reveal;
    this.clipboard = clipboard;
    this.confirmation = confirmation;
  }

  PasswordReveal<MachineRow> reveal() {
    return reveal;
  }

  SecretClipboard clipboard() {
    return clipboard;
  }

  /**
   * @param value null or blank where there is nothing to copy
   */
  public void copy(@Nullable String value) {
    if (value == null || value.isBlank()) {
      clipboard.copyNothing();
    } else {
      clipboard.copyText(value);
    }
  }

  /** Copies links to environments, one a line. */
  public void copyLinks(List<EnvironmentRow> environments) {
    copy(links(environments));
  }

  static String links(List<EnvironmentRow> environments) {
    return environments.stream()
        .map(row -> new Destination.OfEnvironment(row.key().environment()).written())
        .collect(Collectors.joining("\n"));
  }

  public void copyLink(MachineRow machine) {
    copy(link(machine));
  }

  /** To its environment where the service gave the machine no id. */
  static String link(MachineRow machine) {
    MachineRow.MachineKey key = machine.key();
    Destination destination =
        key.machine().served()
            ? new Destination.OfMachine(key.environment().environment(), key.machine())
            : new Destination.OfEnvironment(key.environment().environment());
    return destination.written();
  }

  void revealOrHide(MachineRow machine) {
    reveal.toggle(machine);
  }

  public void copyPassword(MachineRow machine) {
    Secret password = machine.machine().password();
    if (password == null || password.isEmpty()) {
      clipboard.copyNothing();
    } else {
      clipboard.copy(password, machine.machine().name());
    }
  }

  public void openWebAccess(MachineRow machine) {
    open(machine.machine().name(), machine.machine().webAccess(), machine.key());
  }

  /** The button and the menu item are disabled and say why; keys work all the same. */
  private static String notOpened(String name, @Nullable String served) {
    return served == null || served.isBlank()
        ? text("machines.web.none", PlainText.line(name))
        : text("machines.web.not-opened", text("machines.web.refused"));
  }

  private void open(String name, @Nullable String served, MachineRow.MachineKey key) {
    URI service =
        model
            .worldProperty()
            .get()
            .account(key.environment().account())
            .map(AccountView::address)
            .orElse(URI.create(""));
    switch (WebAddress.of(served, service)) {
      case WebAddress.Own(URI address) -> commands.browse(address);
      case WebAddress.Elsewhere(URI address, String host) -> {
        String words =
            text("machines.web.confirm.text", PlainText.quoted(name), host, service.getHost());
        DialogQuestion question =
            new DialogQuestion(
                Glyph.OPEN_IN_BROWSER,
                text("machines.web.confirm"),
                words,
                text("machines.web.confirm.open"));
        confirmation.ask(question, () -> commands.browse(address));
      }
      case WebAddress.Refused() -> clipboard.message().warn(notOpened(name, served));
    }
  }
}
