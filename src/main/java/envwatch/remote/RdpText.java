package envwatch.remote;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The text of an .rdp file that is safe to open, and the risks that the user has to accept first.
 * Text from the service is never trusted: a file may start programs ({@code alternate shell}) or
 * share this computer's drives. Therefore only settings known to be harmless are kept: those that
 * {@code service/api-v2.md} (GetRemoteAccessFile) names, and those for size, colors, speed and the
 * route to the machine. Settings that share something of this computer are turned off, also those
 * that the file does not mention: clients share the clipboard, printers and smart cards by default
 * (Microsoft, "Supported RDP properties").
 *
 * @param text with the line ends that the format requires, and without any password line: the
 *     password is passed through the clipboard
 * @param unverified whether the client connects to any computer that answers, without a warning
 *     ({@code authentication level} 0)
 * @param gateways gateway hosts for the connection, as served; only to be compared and shown
 * @param switchedOff the devices of this computer that the service's text would have shared
 */
public record RdpText(
    String text, boolean unverified, Set<String> gateways, Set<RdpRedirection> switchedOff) {
  private static final Set<String> HARMLESS =
      Set.of(
          "full address",
          "alternate full address",
          "server port",
          "username",
          "domain",
          "screen mode id",
          "use multimon",
          "span monitors",
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

  /**
   * Values of {@code authentication level} with which the client verifies the machine's identity:
   * it refuses, warns, or uses its default. An empty value means the default.
   */
  private static final Set<String> VERIFYING = Set.of("", "1", "2", "3");

  /** Left out, because it does not fit the text any more. */
  private static final Set<String> SIGNATURE = Set.of("signature", "signscope");

  public RdpText {
    gateways = Set.copyOf(gateways);
    switchedOff = Set.copyOf(switchedOff);
  }

  /**
   * @param drives whether the user allows remote desktops to access this computer's drives
   * @throws UnsafeRdpException if a line is neither known to be harmless nor can be turned off, or
   *     if the text names no machine
   */
  public static RdpText checked(String served, boolean drives) throws UnsafeRdpException {
    List<String> kept = new ArrayList<>();
    Set<String> gateways = new LinkedHashSet<>();
    Set<RdpRedirection> switchedOff = EnumSet.noneOf(RdpRedirection.class);
    Set<String> mentioned = new HashSet<>();
    boolean drivesAsked = false;
    boolean unverified = false;
    boolean namesMachine = false;
    for (String line :
        served.lines().map(RdpText::clean).filter(text -> !text.isEmpty()).toList()) {
      String setting = settingOf(line);
      String value = valueOf(line);
      if (setting.startsWith("password") || SIGNATURE.contains(setting) || isComment(line)) {
        continue;
      }
      Optional<RdpRedirection> lent = RdpRedirection.of(setting);
      lent.ifPresent(redirection -> mentioned.add(setting));
      drivesAsked |= drives && lent.filter(RdpRedirection.DRIVES::equals).isPresent();
      if (lent.isPresent() && !(drives && lent.get() == RdpRedirection.DRIVES)) {
        kept.addAll(RdpRedirection.switchedOff(setting));
        if (!value.isEmpty() && !value.equals("0")) {
          switchedOff.add(lent.get());
        }
        continue;
      }
      if (lent.isEmpty() && !HARMLESS.contains(setting)) {
        if (doesNothing(line, value)) {
          continue;
        }
        throw new UnsafeRdpException(setting);
      }
      unverified |= setting.equals("authentication level") && !VERIFYING.contains(value);
      if (setting.equals("gatewayhostname") && !value.isEmpty()) {
        gateways.add(hostOf(value));
      }
      namesMachine |= setting.equals("full address") && !value.isEmpty();
      kept.add(line);
    }
    if (!namesMachine) {
      throw new UnsafeRdpException("full address");
    }
    kept.addAll(RdpRedirection.others(mentioned, drivesAsked));
    return new RdpText(String.join("\r\n", kept) + "\r\n", unverified, gateways, switchedOff);
  }

  /** A setting that turns something off, or names nothing: left out like one never served. */
  private static boolean doesNothing(String line, String value) {
    boolean written = line.matches("[^:]*:[a-zA-Z]:.*");
    return written && (value.isEmpty() || value.equals("0"));
  }

  private static boolean isComment(String line) {
    return line.startsWith(";") || line.startsWith("#");
  }

  /** The host of an address, without the port. */
  private static String hostOf(String value) {
    return value.replaceFirst(":\\d+$", "");
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
