package envwatch.simulator.service;

import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import java.util.Optional;

/** The text of .rdp files: only documented settings, with lines ending in CR and LF. */
final class RemoteDesktop {
  private RemoteDesktop() {}

  /** The size of the desktop; empty to let the client decide. */
  public record Size(Optional<Integer> width, Optional<Integer> height) {}

  public static String file(LabMachine machine, Size size) throws RefusedException {
    if (machine.system() != LabMachine.OperatingSystem.WINDOWS) {
      throw new RefusedException(
          Reason.WRONG_STATE, "Remote desktops are offered by Windows machines only");
    }
    if (!machine.reachable()) {
      throw new RefusedException(Reason.WRONG_STATE, "The machine does not run");
    }
    StringBuilder file = new StringBuilder();
    line(file, "username:s:" + machine.login());
    line(file, "full address:s:" + machine.hostName());
    line(file, "gatewayusagemethod:i:0");
    line(file, "screen mode id:i:2");
    size.width().ifPresent(width -> line(file, "desktopwidth:i:" + width));
    size.height().ifPresent(height -> line(file, "desktopheight:i:" + height));
    return file.toString();
  }

  /**
   * The file as served by v2: with a placeholder for the password, which the user's own machine
   * encrypts.
   */
  public static String fileWithPlaceholder(LabMachine machine, Size size) throws RefusedException {
    return file(machine, size) + "password 51:b:<PASSWORD>\r\n";
  }

  private static void line(StringBuilder file, String setting) {
    file.append(setting).append("\r\n");
  }
}
