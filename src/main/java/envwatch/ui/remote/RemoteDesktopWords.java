package envwatch.ui.remote;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.model.Machine;
import envwatch.model.Secret;
import envwatch.remote.RdpRedirection;
import envwatch.remote.RdpText;
import envwatch.ui.environments.WebAddress;
import envwatch.ui.kit.DialogQuestion;
import envwatch.ui.kit.Glyph;
import envwatch.words.PlainText;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a person is asked before a remote desktop opens, and told when it does. */
final class RemoteDesktopWords {
  private RemoteDesktopWords() {}

  /**
   * Asks about a connection that is weaker than usual.
   *
   * @param service its domain, and the machine itself, are no foreign gateways
   * @param shown what is shown of the name of a host
   * @return empty when there is nothing to ask
   */
  static Optional<DialogQuestion> question(
      RdpText rdp, Machine machine, URI service, UnaryOperator<String> shown) {
    List<String> concerns = new ArrayList<>();
    if (rdp.unverified()) {
      concerns.add(text("access.remote.confirm.unverified"));
    }
    String foreign =
        rdp.gateways().stream()
            .filter(host -> !WebAddress.belongs(host, service))
            .map(shown)
            .filter(host -> !host.equalsIgnoreCase(machine.hostName()))
            .map(PlainText::quoted)
            .sorted()
            .collect(Collectors.joining(text("list.and")));
    if (!foreign.isEmpty()) {
      concerns.add(text("access.remote.confirm.gateway", foreign, shown.apply(service.getHost())));
    }
    return concerns.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new DialogQuestion(
                Glyph.DESKTOP_WINDOWS,
                text("access.remote.confirm", PlainText.quoted(machine.name())),
                String.join("\n\n", concerns),
                text("access.remote.confirm.open")));
  }

  /** What to know once the file is there. */
  static String afterwards(RdpText rdp, @Nullable Secret password) {
    String lent =
        rdp.switchedOff().stream()
            .sorted()
            .map(each -> text("access.remote.lent." + key(each)))
            .collect(Collectors.joining(text("list.and")));
    return sentences(
        password == null || password.isEmpty() ? "" : text("access.remote.password"),
        lent.isEmpty() ? "" : text("access.remote.switched-off", lent),
        rdp.switchedOff().contains(RdpRedirection.DRIVES)
            ? text("access.remote.switched-off.drives")
            : "");
  }

  /** The parts that there are, one after the other. */
  static String sentences(String... parts) {
    return String.join(" ", Arrays.stream(parts).filter(part -> !part.isEmpty()).toList());
  }
}
