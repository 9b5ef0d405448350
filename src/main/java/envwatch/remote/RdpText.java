package envwatch.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The text of an .rdp file that is safe to open. Text from the service is never trusted: a file may
 * start programs ({@code alternate shell}) or lend this computer's drives, so only settings known
 * to be harmless pass, those that {@code service/api-v2.md} (GetRemoteAccessFile) names and those
 * that choose size, colours, speed and the way to the machine.
 */
public final class RdpText {
  private static final Set<String> HARMLESS =
      Set.of(
          "full address",
          "alternate full address",
          "server port",
          "username",
          "domain",
          "screen mode id",
          "use multimon",
          "desktopwidth",
          "desktopheight",
          "desktopscalefactor",
          "dynamic resolution",
          "smart sizing",
          "session bpp",
          "winposstr",
          "compression",
          "keyboardhook",
          "audiomode",
          "videoplaybackmode",
          "connection type",
          "networkautodetect",
          "bandwidthautodetect",
          "displayconnectionbar",
          "pinconnectionbar",
          "disable wallpaper",
          "disable full window drag",
          "disable menu anims",
          "disable themes",
          "disable cursor setting",
          "allow font smoothing",
          "allow desktop composition",
          "bitmapcachepersistenable",
          "bitmapcachesize",
          "autoreconnection enabled",
          "autoreconnect max retries",
          "authentication level",
          "prompt for credentials",
          "promptcredentialonce",
          "negotiate security layer",
          "enablecredsspsupport",
          "connect to console",
          "administrative session",
          "gatewayhostname",
          "gatewayusagemethod",
          "gatewayprofileusagemethod",
          "gatewaycredentialssource",
          "loadbalanceinfo");

  private static final Set<String> DRIVES = Set.of("drivestoredirect", "redirectdrives");

  private RdpText() {}

  /**
   * The text with line ends as the format wants them, and without any password line: the password
   * travels by clipboard.
   *
   * @param drives whether the person lets remote desktops see this computer's drives
   * @throws UnsafeRdpException when a line is not known to be harmless, or the text names no
   *     machine
   */
  public static String checked(String served, boolean drives) throws UnsafeRdpException {
    List<String> kept = new ArrayList<>();
    boolean namesMachine = false;
    for (String line :
        served.lines().map(RdpText::clean).filter(text -> !text.isEmpty()).toList()) {
      String setting = settingOf(line);
      if (setting.startsWith("password")) {
        continue;
      }
      if (!harmless(line, setting, drives)) {
        throw new UnsafeRdpException(setting, DRIVES.contains(setting));
      }
      namesMachine |= setting.equals("full address") && !valueOf(line).isEmpty();
      kept.add(line);
    }
    if (!namesMachine) {
      throw new UnsafeRdpException("full address", false);
    }
    return String.join("\r\n", kept) + "\r\n";
  }

  private static boolean harmless(String line, String setting, boolean drives) {
    return HARMLESS.contains(setting)
        || DRIVES.contains(setting) && (drives || switchedOff(line))
        || setting.startsWith("redirect") && switchedOff(line);
  }

  private static boolean switchedOff(String line) {
    String value = valueOf(line);
    return value.isEmpty() || value.equals("0");
  }

  private static String clean(String line) {
    return line.replace("\uFEFF", "").replaceAll("\\p{Cntrl}", "").strip();
  }

  private static String settingOf(String line) {
    int colon = line.indexOf(':');
    return (colon < 0 ? line : line.substring(0, colon)).strip().toLowerCase(Locale.ROOT);
  }

  private static String valueOf(String line) {
    String[] parts = line.split(":", 3);
    return parts.length < 3 ? "" : parts[2].strip();
  }
}
