package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.settings.NetworkSettings;
import envwatch.settings.NetworkSettings.ProxyChoice;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/**
 * The way to the network, while it is being edited.
 *
 * @param authorityFile the path as typed; empty for none
 */
record NetworkDraft(
    ObjectProperty<ProxyChoice> proxy,
    StringProperty proxyHost,
    NumberDraft proxyPort,
    StringProperty authorityFile) {
  private static final Pattern HOST = Pattern.compile("[\\p{Alnum}._-]+|\\[?[0-9A-Fa-f:.]+]?");

  NetworkDraft(NetworkSettings settings) {
    this(
        new SimpleObjectProperty<>(settings.proxy()),
        new SimpleStringProperty(settings.proxyHost()),
        new NumberDraft(settings.proxyPort(), NetworkSettings.PORTS),
        new SimpleStringProperty(settings.authorityFile() == null ? "" : settings.authorityFile()));
  }

  boolean usesProxyAddress() {
    return proxy.get() == ProxyChoice.ADDRESS;
  }

  Optional<String> proxyHostProblem() {
    boolean fits = HOST.matcher(proxyHost.get().strip()).matches();
    return !usesProxyAddress() || fits
        ? Optional.empty()
        : Optional.of(text("settings.proxy.host.problem"));
  }

  Optional<String> proxyPortProblem() {
    return usesProxyAddress() ? proxyPort.problem() : Optional.empty();
  }

  /** A port that nobody uses and that cannot be read falls back to the usual one. */
  NetworkSettings settings() {
    String file = authorityFile.get().strip();
    int port =
        proxyPort.problem().isEmpty() ? proxyPort.value() : NetworkSettings.DEFAULT.proxyPort();
    return new NetworkSettings(
        proxy.get(), proxyHost.get().strip(), port, file.isEmpty() ? null : file);
  }
}
