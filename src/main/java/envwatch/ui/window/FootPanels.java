package envwatch.ui.window;

import envwatch.ui.kit.Controls;
import envwatch.ui.shell.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/**
 * What a person is about to do or has just done, in the foot of the window: the newest of it, one
 * at a time. Newest is what has appeared last, or has come to be about something else.
 */
final class FootPanels extends StackPane {
  private final List<Node> ofList;
  private final List<Node> newestFirst = new ArrayList<>();
  private final ReadOnlyBooleanWrapper occupied = new ReadOnlyBooleanWrapper();
  private boolean listShown = true;

  /**
   * @param panels each visible while there is something to show
   * @param ofList those shown only while the list of environments is
   */
  FootPanels(List<Node> panels, List<Node> ofList) {
    this.ofList = ofList;
    setMinSize(0, 0);
    for (Node panel : Stream.concat(panels.stream(), ofList.stream()).toList()) {
      newestFirst.add(panel);
      getChildren().add(new StackPane(panel));
      panel.visibleProperty().subscribe((before, visible) -> come(panel));
      panel.addEventHandler(Feature.ABOUT_OTHERS, event -> come(panel));
    }
    update();
  }

  private void come(Node panel) {
    newestFirst.remove(panel);
    newestFirst.addFirst(panel);
    update();
  }

  void showList(boolean shown) {
    listShown = shown;
    update();
  }

  /** Whether anything is shown. */
  ReadOnlyBooleanProperty occupiedProperty() {
    return occupied.getReadOnlyProperty();
  }

  private void update() {
    @Nullable Node newest =
        newestFirst.stream()
            .filter(panel -> panel.isVisible() && (listShown || !ofList.contains(panel)))
            .findFirst()
            .orElse(null);
    for (Node panel : newestFirst) {
      Controls.show(panel.getParent(), panel == newest);
    }
    occupied.set(newest != null);
  }
}
