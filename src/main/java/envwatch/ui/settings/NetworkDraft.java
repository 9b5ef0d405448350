package envwatch.ui.settings;

import static envwatch.settings.NetworkSettings.PROXY;
import static envwatch.settings.NetworkSettings.PROXY_HOST;
import static envwatch.settings.NetworkSettings.PROXY_PORT;
import static envwatch.words.Messages.text;

import envwatch.model.Secret;
import envwatch.settings.NetworkSettings;
import envwatch.settings.NetworkSettings.ProxyChoice;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** The way to the network, while it is being edited. */
final class NetworkDraft extends SectionDraft<NetworkSettings> {
  private static final Pattern HOST = Pattern.compile("[\\p{Alnum}._-]+|\\[?[0-9A-Fa-f:.]+]?");

  private final ObjectProperty<@Nullable Secret> newProxyPassword = new SimpleObjectProperty<>();

  NetworkDraft(NetworkSettings settings) {
    super(settings);
  }

  /** As typed; null while nothing is. */
  public ObjectProperty<@Nullable Secret> newProxyPassword() {
    return newProxyPassword;
  }

  public boolean usesProxyAddress() {
    return value(PROXY).get() == ProxyChoice.ADDRESS;
  }

  public boolean usesProxy() {
    return value(PROXY).get() != ProxyChoice.NONE;
  }

  /** The password that goes with the user; null when none was typed, or nobody is to sign in. */
  public @Nullable Secret proxyPassword() {
    return settings().signsIn() ? newProxyPassword.get() : null;
  }

  public Optional<String> proxyHostProblem() {
    boolean fits = HOST.matcher(typed(PROXY_HOST).get().strip()).matches();
    return !usesProxyAddress() || fits
        ? Optional.empty()
        : Optional.of(text("settings.proxy.host.problem"));
  }

  public Optional<String> proxyPortProblem() {
    return usesProxyAddress() ? number(PROXY_PORT).problem() : Optional.empty();
  }
}
