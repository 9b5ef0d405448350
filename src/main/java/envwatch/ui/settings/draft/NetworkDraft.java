package envwatch.ui.settings.draft;

import static envwatch.words.Messages.text;

import envwatch.model.Secret;
import envwatch.settings.NetworkSettings;
import envwatch.settings.NetworkSettings.ProxyChoice;
import envwatch.ui.kit.form.NumberDraft;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/**
 * The way to the network, while it is being edited.
 *
 * @param newProxyPassword as typed; null while nothing is
 * @param authorityFile the path as typed; empty for none
 */
public record NetworkDraft(
    ObjectProperty<ProxyChoice> proxy,
    StringProperty proxyHost,
    NumberDraft proxyPort,
    StringProperty proxyUser,
    ObjectProperty<@Nullable Secret> newProxyPassword,
    StringProperty authorityFile) {
  private static final Pattern HOST = Pattern.compile("[\\p{Alnum}._-]+|\\[?[0-9A-Fa-f:.]+]?");

  NetworkDraft(NetworkSettings settings) {
    this(
        new SimpleObjectProperty<>(settings.proxy()),
        new SimpleStringProperty(settings.proxyHost()),
        new NumberDraft(settings.proxyPort(), NetworkSettings.PORTS),
        new SimpleStringProperty(settings.proxyUser()),
        new SimpleObjectProperty<>(),
        new SimpleStringProperty(settings.authorityFile() == null ? "" : settings.authorityFile()));
  }

  public boolean usesProxyAddress() {
    return proxy.get() == ProxyChoice.ADDRESS;
  }

  public boolean usesProxy() {
    return proxy.get() != ProxyChoice.NONE;
  }

  /** The password that goes with the user; null when none was typed, or nobody is to sign in. */
  public @Nullable Secret proxyPassword() {
    return settings().signsIn() ? newProxyPassword.get() : null;
  }

  public Optional<String> proxyHostProblem() {
    boolean fits = HOST.matcher(proxyHost.get().strip()).matches();
    return !usesProxyAddress() || fits
        ? Optional.empty()
        : Optional.of(text("settings.proxy.host.problem"));
  }

  public Optional<String> proxyPortProblem() {
    return usesProxyAddress() ? proxyPort.problem() : Optional.empty();
  }

  /** A port that nobody uses and that cannot be read falls back to the usual one. */
  public NetworkSettings settings() {
    String file = authorityFile.get().strip();
    int port =
        proxyPort.problem().isEmpty() ? proxyPort.value() : NetworkSettings.DEFAULT.proxyPort();
    return new NetworkSettings(
        proxy.get(),
        proxyHost.get().strip(),
        port,
        proxyUser.get().strip(),
        file.isEmpty() ? null : file);
  }
}
