package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import java.util.Locale;

/** Keys that belong together in the list of keys, in the order in which they are shown. */
public enum KeyGroup {
  LOOK,
  FIND,
  MACHINE,
  ACTIONS,
  TOOLS,
  PROGRAM;

  /** What the keys have in common, in words. */
  public String title() {
    return text("keys.group." + name().toLowerCase(Locale.ROOT));
  }
}
