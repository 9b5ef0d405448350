package envwatch.journeys.pages;

import static org.awaitility.Awaitility.await;

import envwatch.ui.environments.MachineParts;
import envwatch.ui.model.MachineRow;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;

/** The machines of the selected environment. */
public final class MachinesPage {
  private final Hands hands;

  MachinesPage(Hands hands) {
    this.hands = hands;
  }

  public List<String> names() {
    return hands.see(() -> table().getItems().stream().map(row -> row.machine().name()).toList());
  }

  /** What stands in the password column: the mask, or the password while it is revealed. */
  public String password(String machine) {
    Labeled shown = (Labeled) part("password", machine);
    return hands.see(shown::getText);
  }

  /** How many rows are wholly within the place of the details. */
  public long rowsInSight() {
    return hands.see(() -> {
      Node place = hands.window().getScene().lookup("#split");
      return table().lookupAll(".table-row-cell").stream()
          .filter(row -> !((TableRow<?>) row).isEmpty())
          .filter(row -> inScene(place).contains(inScene(row)))
          .count();
    });
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  /** The button beside it, which reveals or hides. */
  public void pressReveal(String machine) {
    click("password", "reveal-password", machine);
  }

  public void copyPassword(String machine) {
    click("password", "copy-password", machine);
  }

  public void copyAddress(String machine) {
    click("address", "copy-address", machine);
  }

  public void openWebAccess(String machine) {
    click("web", "web-access", machine);
  }

  /** Clicks in a column, after scrolling to it: in a narrow window it may be out of sight. */
  private void click(String column, String part, String machine) {
    hands.see(() -> {
      table().getColumns().stream()
          .filter(each -> column.equals(each.getId()))
          .findFirst()
          .ifPresent(table()::scrollToColumn);
      return column;
    });
    hands.click(part(part, machine));
  }

  private Node part(String styleClass, String machine) {
    String id = id(machine);
    return await()
        .until(
            () ->
                hands.see(() ->
                    Optional.ofNullable(
                        MachineParts.find(hands.window().getScene().getRoot(), styleClass, id))),
            Optional::isPresent)
        .orElseThrow();
  }

  private String id(String machine) {
    return hands.see(() ->
        table().getItems().stream()
            .filter(row -> row.machine().name().equals(machine))
            .map(row -> row.key().machine().value())
            .findFirst()
            .orElseThrow(() -> new AssertionError("there is no machine " + machine)));
  }

  /** A column of the other table has the same id. */
  @SuppressWarnings("unchecked")
  private TableView<MachineRow> table() {
    return (TableView<MachineRow>)
        hands.window().getScene().getRoot().lookupAll("#machines").stream()
            .filter(TableView.class::isInstance)
            .findFirst()
            .orElseThrow();
  }
}
