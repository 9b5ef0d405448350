package envwatch.ui.remote;

import static envwatch.words.Messages.text;

import envwatch.api.Capability;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.ui.environments.WebAddress;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/** Why a way to a machine or an environment is not open now, in words; null when it is. */
final class AccessObstacles {
  private AccessObstacles() {}

  static @Nullable String ofRemoteDesktop(@Nullable AccountView account, Machine machine) {
    if (account == null || !connected(account)) {
      return text("access.not-connected");
    }
    if (!account.offers(Capability.REMOTE_ACCESS_FILE)) {
      return text("access.remote.not-offered");
    }
    return machine.running() ? null : text("access.remote.not-running");
  }

  /** SSH asks nothing of the service: its account need not be connected. */
  static @Nullable String ofTerminal(Machine machine) {
    if (!machine.mayRunOtherThanWindows()) {
      return text("access.terminal.windows");
    }
    if (machine.reachableAt() == null) {
      return text("access.terminal.no-address");
    }
    return machine.running() ? null : text("access.remote.not-running");
  }

  /** What an account as a whole has by this capability. */
  static @Nullable String of(AccountView account, Capability capability) {
    if (!connected(account)) {
      return text("access.not-connected");
    }
    return account.offers(capability)
        ? null
        : text("obstacle.not-offered", String.valueOf(account.version()));
  }

  /** With a signed-in link where the service gives one, else with the page known. */
  static @Nullable String ofWebApplication(
      @Nullable AccountView account, @Nullable Environment environment) {
    if (account == null || !connected(account)) {
      return text("access.not-connected");
    }
    if (environment == null) {
      return text("access.web.not-seen");
    }
    boolean possible = account.offers(Capability.LOGIN_LINK) || page(account, environment) != null;
    return possible ? null : text("access.web.not-offered");
  }

  /** The environment's page without signing in; null when it is not one of the service's own. */
  static @Nullable URI page(AccountView account, Environment environment) {
    return WebAddress.of(environment.page(), account.address()) instanceof WebAddress.Own own
        ? own.address()
        : null;
  }

  private static boolean connected(AccountView account) {
    return account.capabilities() != null && !(account.link() instanceof Link.SignedOut);
  }
}
