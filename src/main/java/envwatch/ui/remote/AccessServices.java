package envwatch.ui.remote;

import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.remote.RdpFiles;
import envwatch.remote.RemoteDesktopClient;
import envwatch.remote.SshTerminal;
import envwatch.ui.kit.BackgroundWork;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What the ways to machines need of the program around them.
 *
 * @param service the connected service of an account; empty while there is none
 * @param client the remote desktop client of this computer; touches the disk
 * @param terminal opens a terminal with SSH on a host; blocks for some seconds
 * @param drives whether a remote desktop may see this computer's drives
 * @param browse opens an address in the system's browser; must not block
 * @param signIn opens a link that signs in; may block
 * @param openFolder shows a folder in the system's file browser; must not block
 * @param operatingSystem as {@code os.name} says
 * @param background for what blocks on network and disk
 * @param shown what is shown of the name of a host
 */
public record AccessServices(
    Function<AccountId, Optional<EnvironmentService>> service,
    RdpFiles files,
    Supplier<Optional<RemoteDesktopClient>> client,
    Terminal terminal,
    BooleanSupplier drives,
    Consumer<URI> browse,
    SignIn signIn,
    Consumer<Path> openFolder,
    String operatingSystem,
    BackgroundWork background,
    UnaryOperator<String> shown) {
  /** Opens a link that signs in: a credential. */
  @FunctionalInterface
  public interface SignIn {
    void open(URI link) throws IOException;
  }

  /** Opens a terminal with SSH. */
  @FunctionalInterface
  public interface Terminal {
    /**
     * @param host as shown, as is the user
     * @param user null if none is known
     * @param started called with the name of the terminal once it was started
     */
    SshTerminal.Outcome open(String host, @Nullable String user, Consumer<String> started);
  }

  boolean onWindows() {
    return operatingSystem.toLowerCase(Locale.ROOT).startsWith("windows");
  }
}
