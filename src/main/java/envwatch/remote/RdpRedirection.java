package envwatch.remote;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The devices of this computer that an .rdp file can share with the machine. */
public enum RdpRedirection {
  DRIVES,
  CLIPBOARD,
  PRINTERS,
  SMART_CARDS,
  CAMERAS,
  MICROPHONE,
  OTHER_DEVICES;

  private static final Map<String, RdpRedirection> SETTINGS =
      Map.ofEntries(
          Map.entry("drivestoredirect", DRIVES),
          Map.entry("redirectdrives", DRIVES),
          Map.entry("redirectclipboard", CLIPBOARD),
          Map.entry("redirectprinters", PRINTERS),
          Map.entry("redirectsmartcards", SMART_CARDS),
          Map.entry("redirectwebauthn", SMART_CARDS),
          Map.entry("camerastoredirect", CAMERAS),
          Map.entry("audiocapturemode", MICROPHONE),
          Map.entry("devicestoredirect", OTHER_DEVICES),
          Map.entry("usbdevicestoredirect", OTHER_DEVICES),
          Map.entry("redirectcomports", OTHER_DEVICES),
          Map.entry("redirectposdevices", OTHER_DEVICES),
          Map.entry("redirectlocation", OTHER_DEVICES));

  private static final List<String> IN_ORDER = SETTINGS.keySet().stream().sorted().toList();

  private static final String LIST_OF_NAMES = "storedirect";

  /**
   * @param setting the name of a setting, in lower case
   * @return empty if the setting shares nothing
   */
  static Optional<RdpRedirection> of(String setting) {
    RdpRedirection known = SETTINGS.get(setting);
    return known == null && setting.startsWith("redirect")
        ? Optional.of(OTHER_DEVICES)
        : Optional.ofNullable(known);
  }

  /**
   * The lines that turn off what a file does not mention.
   *
   * @param mentioned the names of settings, in lower case
   * @param drives whether drives are shared
   */
  static List<String> others(Set<String> mentioned, boolean drives) {
    return IN_ORDER.stream()
        .filter(setting -> !mentioned.contains(setting))
        .filter(setting -> !(drives && SETTINGS.get(setting) == DRIVES))
        .flatMap(setting -> switchedOff(setting).stream())
        .toList();
  }

  /** The line that turns the setting off; none for a setting whose format is unknown. */
  static List<String> switchedOff(String setting) {
    if (!SETTINGS.containsKey(setting)) {
      return List.of();
    }
    return List.of(setting.endsWith(LIST_OF_NAMES) ? setting + ":s:" : setting + ":i:0");
  }
}
