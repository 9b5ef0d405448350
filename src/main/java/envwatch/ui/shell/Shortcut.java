package envwatch.ui.shell;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import java.util.List;
import java.util.function.Consumer;

/**
 * What keys do in the main window.
 *
 * @param scope where they work
 * @param name what they do, in words, where it is not what their list says
 */
public record Shortcut(KeyBinding keys, Scope scope, String name, Runnable action) {
  /** Where keys work. */
  public enum Scope {
    /** Whatever page the window shows. */
    WINDOW,

    /** While the environments are shown: nothing happens to what nobody sees. */
    ENVIRONMENTS,

    /** While the details of an environment are shown, on whatever page. */
    DETAILS
  }

  private Shortcut(KeyBinding keys, Scope scope, Runnable action) {
    this(keys, scope, keys.meaning(), action);
  }

  public static Shortcut inWindow(KeyBinding keys, Runnable action) {
    return new Shortcut(keys, Scope.WINDOW, action);
  }

  public static Shortcut onDetails(KeyBinding keys, Runnable action) {
    return new Shortcut(keys, Scope.DETAILS, action);
  }

  /** The same under a name that tells it from others with the same meaning. */
  public Shortcut named(String other) {
    return new Shortcut(keys, scope, other, action);
  }

  /**
   * Keys that act on what is selected and listed, or say that there is nothing.
   *
   * @param action is given at least one, the one whose details are shown last
   */
  public static Shortcut onSelected(
      KeyBinding keys,
      DashboardModel model,
      StatusMessage message,
      Consumer<List<EnvironmentRow>> action) {
    return onEnvironments(
        keys,
        () -> {
          List<EnvironmentRow> listed = model.listedSelection();
          if (listed.isEmpty()) {
            message.warn(
                text(
                    model.selection().isEmpty()
                        ? "action.none-selected"
                        : "action.selected-hidden"));
          } else {
            action.accept(listed);
          }
        });
  }

  public static Shortcut onEnvironments(KeyBinding keys, Runnable action) {
    return new Shortcut(keys, Scope.ENVIRONMENTS, action);
  }
}
