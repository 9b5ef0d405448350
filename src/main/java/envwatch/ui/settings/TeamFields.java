package envwatch.ui.settings;

import static envwatch.words.Messages.key;

import envwatch.model.AccountId;
import envwatch.secrets.ApiKeys;
import envwatch.settings.Setting;
import envwatch.settings.TeamSettings;

/** What is typed for each of the team's servers. */
enum TeamFields {
  PROMETHEUS(TeamSettings.PROMETHEUS, TeamSettings.PROMETHEUS_USER, ApiKeys.PROMETHEUS),
  ALERTMANAGER(TeamSettings.ALERTMANAGER, TeamSettings.ALERTMANAGER_USER, ApiKeys.ALERTMANAGER);

  final Setting<TeamSettings, String> address;
  final Setting<TeamSettings, String> user;

  /** Stands for the password among the keys. */
  final AccountId password;

  TeamFields(
      Setting<TeamSettings, String> address,
      Setting<TeamSettings, String> user,
      AccountId password) {
    this.address = address;
    this.user = user;
    this.password = password;
  }

  /** The beginning of the ids of its fields, and of the keys of its texts. */
  String word() {
    return key(this);
  }
}
