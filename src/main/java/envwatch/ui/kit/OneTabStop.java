package envwatch.ui.kit;

import java.util.List;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener.Change;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;

/**
 * Buttons in a row that are one stop of the Tab key; the left and right arrow keys move between
 * them.
 */
public final class OneTabStop {
  private final Pane row;
  private @Nullable Node stop;

  private OneTabStop(Pane row) {
    this.row = row;
  }

  /** Makes the children of the pane one stop, also those that are added later. */
  public static void of(Pane row) {
    begin(row);
  }

  /**
   * Makes the children of the pane one stop, which is where the choice stands.
   *
   * @param chosen one of the children
   */
  public static void of(Pane row, ObservableValue<? extends Node> chosen) {
    OneTabStop group = begin(row);
    chosen.subscribe(group::stopAt);
  }

  private static OneTabStop begin(Pane row) {
    OneTabStop group = new OneTabStop(row);
    ChangeListener<Boolean> shown = (property, before, now) -> group.stopAt(group.stop);
    row.getChildren().forEach(child -> child.visibleProperty().addListener(shown));
    row.getChildren()
        .addListener((Change<? extends Node> change) -> {
          while (change.next()) {
            change.getRemoved().forEach(child -> child.visibleProperty().removeListener(shown));
            change.getAddedSubList().forEach(child -> child.visibleProperty().addListener(shown));
          }
          group.stopAt(group.stop);
        });
    row.addEventFilter(KeyEvent.KEY_PRESSED, group::keyPressed);
    group.stopAt(null);
    return group;
  }

  /** Stops at the first child that can be seen where there is no such child. */
  private void stopAt(@Nullable Node wanted) {
    List<Node> seen = row.getChildren().stream().filter(Node::isVisible).toList();
    stop =
        wanted != null && seen.contains(wanted) ? wanted : seen.stream().findFirst().orElse(null);
    row.getChildren().forEach(child -> child.setFocusTraversable(child == stop));
  }

  private void keyPressed(KeyEvent event) {
    boolean back = event.getCode() == KeyCode.LEFT;
    Node focused = row.getScene().getFocusOwner();
    int place = row.getChildren().indexOf(focused);
    if (place < 0 || !(back || event.getCode() == KeyCode.RIGHT)) {
      return;
    }
    event.consume();
    int next = beside(place, back ? -1 : 1);
    if (next >= 0) {
      Node target = row.getChildren().get(next);
      // Traversal, unlike a mere request, shows the focus as after every other key.
      focused.setFocusTraversable(true);
      target.setFocusTraversable(true);
      focused.requestFocusTraversal(back ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
      stopAt(target);
    }
  }

  /** The place of the next child that can be seen; negative for none. */
  private int beside(int place, int step) {
    int next = place + step;
    while (next >= 0 && next < row.getChildren().size()) {
      if (row.getChildren().get(next).isVisible()) {
        return next;
      }
      next += step;
    }
    return -1;
  }
}
