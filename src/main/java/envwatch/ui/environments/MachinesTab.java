package envwatch.ui.environments;

import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The machines, and below them what else is worth knowing, where they leave room for it. */
final class MachinesTab extends Pane {
  /** In ems: what is lower tells nothing. */
  private static final double LEAST_BELOW = 4;

  private final MachineTable machines;
  private final VBox below = new VBox();
  private double em;

  MachinesTab(MachineTable machines, List<Node> others) {
    this.machines = machines;
    getStyleClass().add("machines-tab");
    below.getChildren().setAll(others);
    others.forEach(each -> VBox.setVgrow(each, Priority.ALWAYS));
    below.setMinHeight(0);
    setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    getChildren().addAll(machines, below);
    machines.table().getItems().addListener((ListChangeListener<Object>) change -> requestLayout());
  }

  void fitToFont(double size) {
    em = size;
    setMinHeight(4 * em);
    setPrefHeight(8 * em);
  }

  @Override
  protected void layoutChildren() {
    double wanted = Math.min(getHeight(), machines.heightOfRows());
    double left = getHeight() - wanted;
    boolean shown = left >= LEAST_BELOW * em && below.prefHeight(getWidth()) > 0;
    below.setVisible(shown);
    machines.resizeRelocate(0, 0, getWidth(), shown ? wanted : getHeight());
    below.resizeRelocate(0, wanted, getWidth(), shown ? left : 0);
  }
}
