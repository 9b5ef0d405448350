package envwatch.ui.shell;

import envwatch.ui.kit.KeyBinding;

/**
 * What keys do in the main window.
 *
 * @param scope where they work
 */
public record Shortcut(KeyBinding keys, Scope scope, Runnable action) {
  /** Where keys work. */
  public enum Scope {
    /** Whatever page the window shows. */
    WINDOW,

    /** While the environments are shown: nothing happens to what nobody sees. */
    ENVIRONMENTS,

    /** While the details of an environment are shown, on whatever page. */
    DETAILS
  }

  public static Shortcut inWindow(KeyBinding keys, Runnable action) {
    return new Shortcut(keys, Scope.WINDOW, action);
  }

  public static Shortcut onDetails(KeyBinding keys, Runnable action) {
    return new Shortcut(keys, Scope.DETAILS, action);
  }

  public static Shortcut onEnvironments(KeyBinding keys, Runnable action) {
    return new Shortcut(keys, Scope.ENVIRONMENTS, action);
  }
}
