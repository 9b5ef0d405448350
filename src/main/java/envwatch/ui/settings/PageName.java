package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import java.util.Locale;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2AL;
import org.kordamp.ikonli.material2.Material2MZ;

/** The pages of the Settings dialog, in the order shown. */
public enum PageName {
  ACCOUNTS(Material2AL.ACCOUNT_CIRCLE),
  WATCHING(Material2MZ.VISIBILITY),
  NOTICES(Material2MZ.NOTIFICATIONS_NONE),
  SECURITY(Material2AL.LOCK),
  APPEARANCE(Material2MZ.PALETTE),
  NETWORK(Material2AL.LANGUAGE);

  private final Ikon icon;

  PageName(Ikon icon) {
    this.icon = icon;
  }

  Ikon icon() {
    return icon;
  }

  String words() {
    return text("settings.page." + name().toLowerCase(Locale.ROOT));
  }
}
