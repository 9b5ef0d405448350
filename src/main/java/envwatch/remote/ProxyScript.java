package envwatch.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Whether the desktop chooses the proxy by a script (PAC, "automatic" in the settings of GNOME).
 * The JDK runs such scripts on Windows and macOS, but not on Linux, where it takes them for no
 * proxy.
 */
public final class ProxyScript {
  private static final long SECONDS = 3;

  private ProxyScript() {}

  /** Asks the desktop; false where it cannot be asked. Blocks for at most some seconds. */
  public static boolean inUse() {
    if (!System.getProperty("os.name").startsWith("Linux")) {
      return false;
    }
    try {
      Process asked =
          SystemProgram.builder(List.of("gsettings", "get", "org.gnome.system.proxy", "mode"))
              .start();
      if (!asked.waitFor(SECONDS, TimeUnit.SECONDS)) {
        asked.destroy();
        return false;
      }
      return new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
          .strip()
          .equals("'auto'");
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
