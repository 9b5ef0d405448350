package envwatch.probe;

import envwatch.model.Machine;
import envwatch.probe.ProbedMachine.Way;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;

/** Decides which ways to a machine are tried. */
final class Checks {
  private static final int HTTPS_PORT = 443;
  private static final int HTTP_PORT = 80;

  private Checks() {}

  /**
   * One way to try.
   *
   * @param place a host, or the whole address of a web access
   */
  record Check(Way way, String place, int port) {}

  /**
   * What its operating system has, both where that is not known, and its web access. Nothing where
   * no place is served.
   */
  static List<Check> of(Machine machine, int sshPort, int remoteDesktopPort) {
    List<Check> checks = new ArrayList<>();
    String host = machine.reachableAt();
    if (host != null && !host.isBlank()) {
      String system = machine.operatingSystem();
      boolean windows = machine.mayRunWindows();
      if (!windows || system == null || system.isBlank()) {
        checks.add(new Check(Way.SSH, host.strip(), sshPort));
      }
      if (windows) {
        checks.add(new Check(Way.REMOTE_DESKTOP, host.strip(), remoteDesktopPort));
      }
    }
    String address = machine.webAccess();
    if (address != null && !address.isBlank()) {
      checks.add(new Check(Way.WEB_ACCESS, address.strip(), port(address.strip())));
    }
    return checks;
  }

  private static int port(String address) {
    try {
      URI parsed = new URI(address);
      if (parsed.getPort() >= 0) {
        return parsed.getPort();
      }
      return "https".equalsIgnoreCase(parsed.getScheme())
          ? HTTPS_PORT
          : "http".equalsIgnoreCase(parsed.getScheme()) ? HTTP_PORT : 0;
    } catch (URISyntaxException e) {
      return 0;
    }
  }
}
