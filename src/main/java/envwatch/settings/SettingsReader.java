package envwatch.settings;

import envwatch.model.AccountId;
import envwatch.model.ApiVersion;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.NetworkSettings.ProxyChoice;
import envwatch.settings.WindowSettings.Bounds;
import envwatch.settings.WindowSettings.ColumnSettings;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes settings of what lies on disk, whichever version of Envwatch or person wrote it. */
final class SettingsReader {
  private static final Limits SORT_RANKS = new Limits(-1, 100);
  private static final double FAR_AWAY = 100_000;

  private SettingsReader() {}

  /**
   * @param window as a version before the window's own file kept it; null when there is none
   * @param complete whether every account and saved view could be read
   */
  record Reading(Settings settings, @Nullable WindowSettings window, boolean complete) {}

  static Reading read(Fields fields) {
    List<AccountSettings> accounts = accounts(fields);
    List<SavedView> views = fields.objects("savedViews", SettingsReader::savedView);
    Settings settings =
        new Settings(
            accounts,
            shownAccount(fields, accounts),
            watching(fields.object("watching")),
            security(fields.object("security")),
            appearance(fields.object("appearance")),
            network(fields.object("network")),
            views);
    boolean complete =
        accounts.size() == fields.size("accounts") && views.size() == fields.size("savedViews");
    Fields window = fields.object("window");
    return new Reading(settings, window.isObject() ? window(window) : null, complete);
  }

  private static @Nullable AccountId shownAccount(Fields fields, List<AccountSettings> accounts) {
    String shown = fields.text("shownAccount");
    return accounts.stream()
        .map(AccountSettings::id)
        .filter(id -> id.value().equals(shown))
        .findFirst()
        .orElse(null);
  }

  private static List<AccountSettings> accounts(Fields fields) {
    Set<AccountId> seen = new HashSet<>();
    return fields.objects("accounts", SettingsReader::account).stream()
        .filter(account -> seen.add(account.id()))
        .toList();
  }

  private static @Nullable AccountSettings account(Fields fields) {
    String id = fields.text("id", "");
    URI address = address(fields.text("address", ""));
    if (id.isBlank() || address == null) {
      return null;
    }
    return new AccountSettings(
        new AccountId(id),
        name(fields, address),
        address,
        version(fields.text("version", "")),
        fields.text("apiId", "").strip(),
        fields.bool("rememberKey", true),
        fields.texts("environments"));
  }

  /** Never blank: the window could not say whose account it is. */
  private static String name(Fields fields, URI address) {
    String name = fields.text("name", "").strip();
    return name.isEmpty() ? address.getHost() : name;
  }

  private static @Nullable URI address(String text) {
    try {
      URI address = new URI(text);
      return address.getHost() == null ? null : address;
    } catch (URISyntaxException e) {
      return null;
    }
  }

  private static @Nullable ApiVersion version(String text) {
    return Stream.of(1, 2, 3)
        .map(ApiVersion::new)
        .filter(version -> version.toString().equals(text))
        .findFirst()
        .orElse(null);
  }

  private static WatchSettings watching(Fields fields) {
    WatchSettings usual = WatchSettings.DEFAULT;
    return new WatchSettings(
        fields.seconds("changingSeconds", WatchSettings.INTERVALS, usual.changing()),
        fields.seconds("selectedSeconds", WatchSettings.INTERVALS, usual.selected()),
        fields.seconds("restingSeconds", WatchSettings.INTERVALS, usual.resting()),
        fields.integer(
            "requestsInFlight", WatchSettings.REQUESTS_IN_FLIGHT, usual.requestsInFlight()),
        fields.integer(
            "requestsPerSecond", WatchSettings.REQUESTS_PER_SECOND, usual.requestsPerSecond()),
        fields.seconds("expiresSoonSeconds", WatchSettings.EXPIRES_SOON, usual.expiresSoon()));
  }

  private static SecuritySettings security(Fields fields) {
    SecuritySettings usual = SecuritySettings.DEFAULT;
    return new SecuritySettings(
        fields.seconds("revealSeconds", SecuritySettings.EXPOSURES, usual.reveal()),
        fields.seconds("clipboardSeconds", SecuritySettings.EXPOSURES, usual.clipboard()),
        fields.bool("readOnly", usual.readOnly()),
        fields.bool("redirectDrives", usual.redirectDrives()));
  }

  private static AppearanceSettings appearance(Fields fields) {
    AppearanceSettings usual = AppearanceSettings.DEFAULT;
    Theme theme = fields.choice("theme", usual.theme());
    return new AppearanceSettings(
        theme, fields.integer("fontSize", AppearanceSettings.FONT_SIZES, usual.fontSize()));
  }

  private static NetworkSettings network(Fields fields) {
    NetworkSettings usual = NetworkSettings.DEFAULT;
    ProxyChoice proxy = fields.choice("proxy", usual.proxy());
    return new NetworkSettings(
        proxy,
        fields.text("proxyHost", usual.proxyHost()),
        fields.integer("proxyPort", NetworkSettings.PORTS, usual.proxyPort()),
        fields.text("proxyUser", usual.proxyUser()),
        fields.text("authorityFile"));
  }

  /** The content of the window's own file. */
  static WindowSettings window(Fields fields) {
    WindowSettings usual = WindowSettings.DEFAULT;
    return new WindowSettings(
        bounds(fields.object("bounds")),
        fields.bool("maximized", usual.maximized()),
        fields.number("divider", 0, 1, usual.divider()),
        fields.objects("environmentColumns", SettingsReader::column),
        fields.objects("machineColumns", SettingsReader::column));
  }

  private static @Nullable Bounds bounds(Fields fields) {
    Bounds bounds =
        new Bounds(
            fields.number("x", -FAR_AWAY, FAR_AWAY, 0),
            fields.number("y", -FAR_AWAY, FAR_AWAY, 0),
            fields.number("width", 1, FAR_AWAY, 0),
            fields.number("height", 1, FAR_AWAY, 0));
    return bounds.width() > 0 && bounds.height() > 0 ? bounds : null;
  }

  private static @Nullable ColumnSettings column(Fields fields) {
    String id = fields.text("id");
    double width = fields.number("width", 1, FAR_AWAY, 0);
    if (id == null || width == 0) {
      return null;
    }
    return new ColumnSettings(
        id,
        width,
        fields.bool("visible", true),
        fields.integer("sortRank", SORT_RANKS, -1),
        fields.bool("descending", false));
  }

  private static @Nullable SavedView savedView(Fields fields) {
    String name = fields.text("name");
    String filter = fields.text("filter");
    return name == null || filter == null ? null : new SavedView(name, filter);
  }
}
