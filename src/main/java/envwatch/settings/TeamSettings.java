package envwatch.settings;

import envwatch.util.JsonForm;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Map;
import java.util.Optional;

/** The servers that a team shares. Their passwords and tokens are never part of the settings. */
public final class TeamSettings extends Section<TeamSettings> {
  /** The address of a Prometheus; empty for none. */
  public static final Setting<TeamSettings, String> PROMETHEUS =
      new Setting<>("prometheus", JsonForm.TEXT, "");

  /** Whom to sign in there; empty if there is nobody, or a token is used. */
  public static final Setting<TeamSettings, String> PROMETHEUS_USER =
      new Setting<>("prometheusUser", JsonForm.TEXT, "");

  /** The address of an Alertmanager; empty for none. */
  public static final Setting<TeamSettings, String> ALERTMANAGER =
      new Setting<>("alertmanager", JsonForm.TEXT, "");

  /** Whom to sign in there; empty if there is nobody, or a token is used. */
  public static final Setting<TeamSettings, String> ALERTMANAGER_USER =
      new Setting<>("alertmanagerUser", JsonForm.TEXT, "");

  /** What others call the user; empty for the name with which the user signed in here. */
  public static final Setting<TeamSettings, String> NAME = new Setting<>("name", JsonForm.TEXT, "");

  public static final TeamSettings DEFAULT =
      new TeamSettings(usual(PROMETHEUS, PROMETHEUS_USER, ALERTMANAGER, ALERTMANAGER_USER, NAME));

  private TeamSettings(Map<Setting<TeamSettings, ?>, Object> values) {
    super(values, TeamSettings::new);
  }

  /**
   * An address among the settings.
   *
   * @return empty if there is none, and for one that is none: the file may have been edited
   */
  public Optional<URI> address(Setting<TeamSettings, String> server) {
    String address = get(server).strip();
    try {
      return address.isEmpty() ? Optional.empty() : Optional.of(new URI(address));
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  /** What others call the user. */
  public String name() {
    String chosen = get(NAME).strip();
    return chosen.isEmpty() ? System.getProperty("user.name", "") : chosen;
  }
}
