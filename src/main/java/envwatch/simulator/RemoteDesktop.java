package envwatch.simulator;

import static envwatch.simulator.RefusedException.refuseIf;

import envwatch.simulator.RefusedException.Reason;
import java.util.Optional;

/** The text of .rdp files: only documented settings, with lines ending in CR and LF. */
final class RemoteDesktop {
  private RemoteDesktop() {}

  /** The file for the size of which a call tells; otherwise, the client decides. */
  static String file(LabMachine machine, Call call) throws RefusedException {
    Optional<Integer> width = call.number("desktopWidth");
    Optional<Integer> height = call.number("desktopHeight");
    refuseIf(
        machine.system() != LabMachine.OperatingSystem.WINDOWS,
        Reason.WRONG_STATE,
        "Remote desktops are offered by Windows machines only");
    refuseIf(!machine.reachable(), Reason.WRONG_STATE, "The machine does not run");
    return "username:s:%s\r\nfull address:s:%s\r\n".formatted(machine.login(), machine.hostName())
        + "gatewayusagemethod:i:0\r\nscreen mode id:i:2\r\n"
        + width.map(pixels -> "desktopwidth:i:" + pixels + "\r\n").orElse("")
        + height.map(pixels -> "desktopheight:i:" + pixels + "\r\n").orElse("");
  }
}
