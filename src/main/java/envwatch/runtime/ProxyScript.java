package envwatch.runtime;

import envwatch.platform.SystemProgram;

/**
 * Whether the desktop chooses the proxy by a script (PAC, "automatic" in the settings of GNOME).
 * The JDK runs such scripts on Windows and macOS, but not on Linux, where it takes them for no
 * proxy.
 */
final class ProxyScript {
  private static final long SECONDS = 3;

  private ProxyScript() {}

  /** Asks the desktop; false where it cannot be asked. Blocks for at most some seconds. */
  static boolean inUse() {
    return System.getProperty("os.name").startsWith("Linux")
        && SystemProgram.answer(SECONDS, "gsettings", "get", "org.gnome.system.proxy", "mode")
            .filter("'auto'"::equals)
            .isPresent();
  }
}
