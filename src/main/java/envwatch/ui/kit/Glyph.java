package envwatch.ui.kit;

/**
 * The characters of Google's Material Icons that the program shows, by their names there. The font
 * has a thousand more: see {@code https://fonts.google.com/icons?icon.set=Material+Icons}.
 */
public enum Glyph {
  ACCESS_TIME(0xe009),
  ACCOUNT_CIRCLE(0xe015),
  ADD(0xe01a),
  ADD_CIRCLE_OUTLINE(0xe025),
  ADD_TO_QUEUE(0xe030),
  AUTORENEW(0xe084),
  BOOKMARK(0xe0bd),
  BOOKMARK_BORDER(0xe0bf),
  CHECK_CIRCLE(0xe13b),
  CHEVRON_RIGHT(0xe13f),
  CLEAR(0xe148),
  CLOSE(0xe14a),
  CLOUD_OFF(0xe155),
  CLOUD_QUEUE(0xe157),
  CLOUD_UPLOAD(0xe159),
  CODE(0xe15b),
  COLLECTIONS(0xe15c),
  COMPARE_ARROWS(0xe169),
  CONTENT_COPY(0xe17a),
  DELETE(0xe1a1),
  DELETE_OUTLINE(0xe1a5),
  DESKTOP_WINDOWS(0xe1b0),
  EDIT(0xe1f8),
  ERROR(0xe215),
  ERROR_OUTLINE(0xe217),
  EXIT_TO_APP(0xe226),
  EXPAND_LESS(0xe227),
  EXPAND_MORE(0xe228),
  FACT_CHECK(0xe7a5),
  FOLDER_OPEN(0xe296),
  GROUP(0xe2e6),
  GROUP_ADD(0xe2e8),
  HELP(0xe2fc),
  HISTORY(0xe305),
  HOURGLASS_EMPTY(0xe30f),
  INBOX(0xe326),
  INFO(0xe32a),
  LANGUAGE(0xe35b),
  LAUNCH(0xe366),
  LENS(0xe36d),
  LIGHTBULB(0xe377),
  LINK(0xe37c),
  LINK_OFF(0xe37e),
  LOCK(0xe3c5),
  MAIL_OUTLINE(0xe3e0),
  MEMORY(0xe3ea),
  MORE_HORIZ(0xe412),
  MORE_TIME(0xe7db),
  MORE_VERT(0xe413),
  NOTIFICATIONS_ACTIVE(0xe455),
  NOTIFICATIONS_NONE(0xe457),
  NOTIFICATIONS_OFF(0xe459),
  OPEN_IN_BROWSER(0xe465),
  OPEN_IN_NEW(0xe466),
  PALETTE(0xe46f),
  PAUSE(0xe47f),
  PAUSE_CIRCLE_FILLED(0xe480),
  PERSON_ADD(0xe4a0),
  PHOTO_CAMERA(0xe4d0),
  PLAY_ARROW(0xe4e9),
  PLAY_CIRCLE_OUTLINE(0xe4ef),
  POWER_SETTINGS_NEW(0xe508),
  RADIO_BUTTON_UNCHECKED(0xe523),
  REFRESH(0xe52f),
  REMOVE_CIRCLE_OUTLINE(0xe533),
  SAVE_ALT(0xe567),
  SCHOOL(0xe56e),
  SCREEN_SHARE(0xe579),
  SEARCH(0xe57f),
  SEARCH_OFF(0xe828),
  SEND(0xe583),
  SETTINGS(0xe593),
  SNOOZE(0xe5ff),
  STAR(0xe62e),
  STAR_BORDER(0xe630),
  STOP(0xe63d),
  STOP_SCREEN_SHARE(0xe641),
  VISIBILITY(0xe702),
  VISIBILITY_OFF(0xe704),
  WARNING(0xe718);

  private final String character;

  Glyph(int code) {
    character = Character.toString(code);
  }

  String character() {
    return character;
  }
}
