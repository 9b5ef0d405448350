package envwatch.ui.kit;

import javafx.scene.Node;

/** Tells when a person leaves a field for another one; going to another window is not leaving. */
public final class FocusLoss {
  private FocusLoss() {}

  public static void field(Node field, Runnable left) {
    field
        .focusedProperty()
        .subscribe((before, focused) -> {
          boolean ownsFocus = field.getScene() != null && field.getScene().getFocusOwner() == field;
          if (!focused && !ownsFocus) {
            left.run();
          }
        });
  }
}
