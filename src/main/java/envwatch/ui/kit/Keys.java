package envwatch.ui.kit;

import static envwatch.ui.kit.KeyGroup.ACTIONS;
import static envwatch.ui.kit.KeyGroup.FIND;
import static envwatch.ui.kit.KeyGroup.LOOK;
import static envwatch.ui.kit.KeyGroup.MACHINE;
import static envwatch.ui.kit.KeyGroup.PROGRAM;

/** The keys of the program. Shortcut is Ctrl, and Command on macOS. */
public final class Keys {
  public static final KeyBinding REFRESH = KeyBinding.of(LOOK, "look-now", "F5");
  public static final KeyBinding DETAILS = KeyBinding.of(LOOK, "details", "Enter");

  public static final KeyBinding NEXT_PART = KeyBinding.of(LOOK, "next-part", "F6");

  /** The second one is the key with the picture of a menu, which not every keyboard has. */
  public static final KeyBinding MENU = KeyBinding.of(LOOK, "menu", "Shift+F10", "Context Menu");

  public static final KeyBinding CHECK = KeyBinding.of(LOOK, "check", "F8");

  /** Presses the button in the row of a student. */
  public static final KeyBinding FIX = KeyBinding.of(LOOK, "fix", "Shortcut+Enter");

  public static final KeyBinding NOTICES = KeyBinding.of(LOOK, "notices", "Shortcut+Shift+N");

  public static final KeyBinding CASE_CARD = KeyBinding.of(LOOK, "case-card", "Shortcut+Shift+K");

  public static final KeyBinding PALETTE = KeyBinding.of(FIND, "palette", "Shortcut+K");
  public static final KeyBinding FILTER = KeyBinding.of(FIND, "filter", "Shortcut+F");
  public static final KeyBinding CLEAR = KeyBinding.of(FIND, "clear", "Esc");

  public static final KeyBinding COPY = KeyBinding.of(MACHINE, "copy", "Shortcut+C");
  public static final KeyBinding COPY_LOGIN = KeyBinding.of(MACHINE, "copy-login", "Shortcut+B");
  public static final KeyBinding COPY_PASSWORD =
      KeyBinding.of(MACHINE, "copy-password", "Shortcut+Shift+C");

  /** Those selected, or all of an environment. */
  public static final KeyBinding PROBE = KeyBinding.of(MACHINE, "probe", "Shortcut+P");

  public static final KeyBinding TERMINAL = KeyBinding.of(MACHINE, "terminal", "Shortcut+Shift+T");

  /** Of what is selected where the keyboard is: machine, environments or class. */
  public static final KeyBinding COPY_LINK = KeyBinding.of(FIND, "copy-link", "Shortcut+L");

  public static final KeyBinding WEB_ACCESS = KeyBinding.of(MACHINE, "web-access", "Shortcut+U");

  public static final KeyBinding RESUME = KeyBinding.of(ACTIONS, "resume", "Shortcut+Shift+R");
  public static final KeyBinding SUSPEND = KeyBinding.of(ACTIONS, "suspend", "Shortcut+Shift+S");
  public static final KeyBinding EXTEND = KeyBinding.of(ACTIONS, "extend", "Shortcut+Shift+E");
  public static final KeyBinding TELL_WHEN = KeyBinding.of(ACTIONS, "tell-when", "Shortcut+T");

  /** I am on it. */
  public static final KeyBinding CLAIM = KeyBinding.of(ACTIONS, "claim", "Shortcut+I");

  public static final KeyBinding NEW_ENVIRONMENT =
      KeyBinding.of(ACTIONS, "new-environment", "Shortcut+N");
  public static final KeyBinding ACTIVITY = KeyBinding.of(ACTIONS, "activity", "Shortcut+Shift+A");

  public static final KeyBinding CONSOLE = KeyBinding.of(PROGRAM, "console", "Shortcut+Shift+P");

  /** In windows beside the main one. */
  public static final KeyBinding CLOSE_WINDOW =
      KeyBinding.of(PROGRAM, "close-window", "Shortcut+W");

  public static final KeyBinding KEYS = KeyBinding.of(PROGRAM, "keys", "F1");
  public static final KeyBinding PRESENT = KeyBinding.of(PROGRAM, "present", "F9");
  public static final KeyBinding STOP_PRESENTING =
      KeyBinding.of(PROGRAM, "stop-presenting", "Shift+F9");
  public static final KeyBinding COMPACT = KeyBinding.of(PROGRAM, "compact", "Shortcut+M");
  public static final KeyBinding WALL = KeyBinding.of(PROGRAM, "wall", "F11");
  public static final KeyBinding SETTINGS = KeyBinding.of(PROGRAM, "settings", "Shortcut+Comma");
  public static final KeyBinding QUIT = KeyBinding.of(PROGRAM, "quit", "Shortcut+Q");

  private Keys() {}

  /**
   * The key of a chip above the list. French, Belgian and Czech keyboards have no digits without
   * Shift, hence a function key beside.
   *
   * @param number from 1, counted from the left
   */
  public static KeyBinding chip(int number) {
    return KeyBinding.of(
        FIND, "chips", "Shortcut+" + number, "Shortcut+Numpad " + number, "Shift+F" + number);
  }

  /**
   * The key of a page of the window.
   *
   * @param number from 1, the environments
   */
  public static KeyBinding page(int number) {
    return KeyBinding.of(LOOK, "pages", "Shortcut+Shift+" + number, "Shortcut+Shift+F" + number);
  }
}
