package envwatch.ui.actions.activity;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.Activity;
import envwatch.actions.ActivityLog.Activities;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Keys;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2AL;

/**
 * What was asked of the service and what came of it; opened and closed at the foot of the window.
 */
public final class ActivityPanel extends VBox {

  private final Consumer<String> copy;
  private final ActivityTable table = new ActivityTable(visibleProperty());
  private final Label notKept = Controls.wrapped(text("activity.not-kept"));

  /**
   * @param copy puts a text into the clipboard
   */
  public ActivityPanel(Consumer<String> copy, Runnable close) {
    this.copy = copy;
    setId("activity");
    getStyleClass().add("activity-panel");
    managedProperty().bind(visibleProperty());
    setVisible(false);
    notKept.getStyleClass().add("activity-not-kept");
    notKept.managedProperty().bind(notKept.visibleProperty());
    notKept.setVisible(false);
    VBox.setVgrow(table.table(), Priority.ALWAYS);
    getChildren().setAll(head(close), notKept, table.table());
    addEventHandler(KeyEvent.KEY_PRESSED, event -> pressed(event, close));
  }

  private HBox head(Runnable close) {
    Label title = new Label(text("activity.title"));
    title.getStyleClass().add(Styles.TEXT_BOLD);
    title.fontProperty().subscribe(table::fit);
    Region between = new Region();
    HBox.setHgrow(between, Priority.ALWAYS);
    Button copyAll = new Button(text("activity.copy.all"), new FontIcon(Material2AL.CONTENT_COPY));
    copyAll.setId("activity-copy-all");
    copyAll.getStyleClass().add(Styles.FLAT);
    copyAll.setOnAction(event -> copy(table.table().getItems()));
    Button shut = Controls.iconButton(Material2AL.CLOSE, text("activity.close"), close);
    HBox head = new HBox(title, between, copyAll, shut);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("activity-head");
    return head;
  }

  private void pressed(KeyEvent event, Runnable close) {
    if (Keys.CLEAR.matches(event)) {
      event.consume();
      close.run();
    } else if (Keys.COPY.matches(event)) {
      event.consume();
      copySelected();
    }
  }

  private void copySelected() {
    List<Activity> selected = table.selected();
    if (!selected.isEmpty()) {
      copy(selected);
    }
  }

  private void copy(Collection<Activity> activities) {
    copy.accept(ActivityText.lines(activities));
  }

  public void show(Activities activities) {
    notKept.setVisible(!activities.kept());
    table.show(activities.newestFirst());
  }

  /** Opens it with the newest activity selected, ready to be read and copied. */
  public void open() {
    setVisible(true);
    if (table.table().getSelectionModel().isEmpty()) {
      table.table().getSelectionModel().selectFirst();
    }
    table.table().requestFocus();
  }
}
