package envwatch.ui.window;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Shortcut;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.MenuItem;

/**
 * In which form the window is shown, and how a person changes that. Outlives the content of the
 * window. Lives on the JavaFX thread.
 */
public final class WindowForm implements Feature {
  private final ReadOnlyObjectWrapper<Form> shown;

  /** The forms. */
  public enum Form {
    /** All of it. */
    WHOLE,

    /** Counts and problems, beside other programs. */
    COMPACT,

    /** Everything at a glance from afar, for a screen that nobody operates. */
    WALL
  }

  /**
   * @param first in which it opens
   */
  public WindowForm(Form first) {
    shown = new ReadOnlyObjectWrapper<>(first);
  }

  /** The form that is wanted. */
  public ReadOnlyObjectProperty<Form> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** Shows another form. */
  public void show(Form form) {
    shown.set(form);
  }

  /** From the form back to the whole window, from there to the form. */
  void toggle(Form form) {
    show(shown.get() == form ? Form.WHOLE : form);
  }

  @Override
  public List<Shortcut> shortcuts() {
    return List.of(shortcut(Keys.COMPACT, Form.COMPACT), shortcut(Keys.WALL, Form.WALL));
  }

  private Shortcut shortcut(KeyBinding keys, Form form) {
    return Shortcut.inWindow(keys, () -> toggle(form));
  }

  @Override
  public List<MenuItem> windowItems() {
    return List.of(
        Menus.item(Keys.COMPACT.tip(text("form.compact")), () -> toggle(Form.COMPACT)),
        Menus.item(Keys.WALL.tip(text("form.wall")), () -> toggle(Form.WALL)));
  }
}
