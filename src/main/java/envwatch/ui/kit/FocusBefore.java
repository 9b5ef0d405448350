package envwatch.ui.kit;

import javafx.scene.Node;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/**
 * What had the focus before it came into a part of the window that comes and goes: left alone, the
 * focus would go on to any button that is next, and a second Enter would press that.
 */
public final class FocusBefore {
  private final Node part;
  private @Nullable Node before;

  public FocusBefore(Node part) {
    this.part = part;
    part.sceneProperty()
        .flatMap(Scene::focusOwnerProperty)
        .subscribe((left, now) -> {
          if (!Controls.isWithin(part, left) && Controls.isWithin(part, now)) {
            before = left;
          }
        });
  }

  /**
   * Gives the focus back if it is in the part; to be called before the part goes. Where what had it
   * cannot take it any more, no button gets it.
   */
  public void giveBack() {
    Scene scene = part.getScene();
    if (scene != null && Controls.isWithin(part, scene.getFocusOwner())) {
      Node target = before != null && takesFocus(before, scene) ? before : scene.getRoot();
      target.requestFocus();
    }
  }

  private static boolean takesFocus(Node node, Scene scene) {
    return node.getScene() == scene && !node.isDisabled() && isVisible(node);
  }

  private static boolean isVisible(@Nullable Node node) {
    return node == null || (node.isVisible() && isVisible(node.getParent()));
  }
}
