package envwatch.settings;

import envwatch.util.JsonForm;
import java.util.Map;

/** How to reach the network. */
public final class NetworkSettings extends Section<NetworkSettings> {
  public static final Setting<NetworkSettings, ProxyChoice> PROXY =
      new Setting<>("proxy", JsonForm.choice(ProxyChoice.class), ProxyChoice.SYSTEM);

  /** Used if the proxy is {@link ProxyChoice#ADDRESS}. */
  public static final Setting<NetworkSettings, String> PROXY_HOST =
      new Setting<>("proxyHost", JsonForm.TEXT, "");

  public static final NumberSetting<NetworkSettings, Integer> PROXY_PORT =
      NumberSetting.of("proxyPort", new Limits(1, 65_535), 8080);

  /**
   * The user name for the proxy, including the system's; empty for none. The password is never part
   * of the settings.
   */
  public static final Setting<NetworkSettings, String> PROXY_USER =
      new Setting<>("proxyUser", JsonForm.TEXT, "");

  /** PEM file of a certificate authority to trust in addition to the system's; empty for none. */
  public static final Setting<NetworkSettings, String> AUTHORITY_FILE =
      new Setting<>("authorityFile", JsonForm.TEXT_OR_NULL, "");

  public static final NetworkSettings DEFAULT =
      new NetworkSettings(usual(PROXY, PROXY_HOST, PROXY_PORT, PROXY_USER, AUTHORITY_FILE));

  /** Which proxy to use, if any. */
  public enum ProxyChoice {
    SYSTEM,
    NONE,
    ADDRESS
  }

  private NetworkSettings(Map<Setting<NetworkSettings, ?>, Object> values) {
    super(values, NetworkSettings::new);
  }

  /** Whether a proxy of any kind is used and a user name is set for it. */
  public boolean signsIn() {
    return get(PROXY) != ProxyChoice.NONE && !get(PROXY_USER).isBlank();
  }
}
