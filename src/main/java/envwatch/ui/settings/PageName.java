package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Glyph;
import java.util.Locale;

/** The pages of the Settings dialog, in the order shown. */
enum PageName {
  ACCOUNTS(Glyph.ACCOUNT_CIRCLE),
  WATCHING(Glyph.VISIBILITY),
  NOTICES(Glyph.NOTIFICATIONS_NONE),
  TOOLS(Glyph.CODE),
  TEAM(Glyph.GROUP),
  SECURITY(Glyph.LOCK),
  APPEARANCE(Glyph.PALETTE),
  NETWORK(Glyph.LANGUAGE),
  GENERAL(Glyph.SETTINGS);

  private final Glyph icon;

  PageName(Glyph icon) {
    this.icon = icon;
  }

  Glyph icon() {
    return icon;
  }

  String words() {
    return text("settings.page." + name().toLowerCase(Locale.ROOT));
  }
}
