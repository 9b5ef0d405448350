package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.Activity;
import envwatch.words.OutcomeWords;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.kordamp.ikonli.javafx.FontIcon;

/** The record as a table, newest first. An update keeps selection and place. */
final class ActivityTable {
  private final TableView<Activity> table = new TableView<>();

  ActivityTable() {
    table.setId("activities");
    table.setAccessibleText(text("activity.title"));
    table.getStyleClass().addAll(Styles.DENSE, "activity-table");
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    Label empty = new Label(text("activity.empty"));
    empty.setWrapText(true);
    table.setPlaceholder(empty);
    table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_SUBSEQUENT_COLUMNS);
    table
        .getColumns()
        .setAll(
            List.of(
                column("activity.column.at", 120, ActivityText::when),
                column("activity.column.action", 150, ActivityText::action),
                column("activity.column.target", 190, ActivityText::target),
                outcome(),
                column("activity.column.sentence", 330, ActivityText::sentence),
                column("activity.column.took", 60, ActivityText::took),
                column("activity.column.account", 100, Activity::account)));
  }

  private static TableColumn<Activity, String> column(
      String key, double width, Function<Activity, String> words) {
    TableColumn<Activity, String> column = new TableColumn<>(text(key));
    column.setPrefWidth(width);
    column.setSortable(false);
    column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(words.apply(cell.getValue())));
    column.setCellFactory(view -> new WordsCell());
    return column;
  }

  private static TableColumn<Activity, Activity> outcome() {
    TableColumn<Activity, Activity> column = new TableColumn<>(text("activity.column.outcome"));
    column.setPrefWidth(130);
    column.setSortable(false);
    column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
    column.setCellFactory(view -> new OutcomeCell());
    return column;
  }

  TableView<Activity> table() {
    return table;
  }

  void show(List<Activity> newestFirst) {
    List<Activity> items = table.getItems();
    Set<String> present = new HashSet<>();
    newestFirst.forEach(activity -> present.add(activity.id()));
    items.removeIf(activity -> !present.contains(activity.id()));
    for (int i = 0; i < newestFirst.size(); i++) {
      Activity activity = newestFirst.get(i);
      if (i == items.size() || !items.get(i).id().equals(activity.id())) {
        items.add(i, activity);
      } else if (!items.get(i).equals(activity)) {
        items.set(i, activity);
      }
    }
  }

  List<Activity> selected() {
    return List.copyOf(table.getSelectionModel().getSelectedItems());
  }

  /** Words that are shown whole as a tip: the column may be narrow. */
  private static final class WordsCell extends TableCell<Activity, String> {
    @Override
    protected void updateItem(String words, boolean empty) {
      super.updateItem(words, empty);
      setText(empty ? null : words);
      setTooltip(empty || words == null || words.length() < 20 ? null : ActionStyles.tip(words));
    }
  }

  private static final class OutcomeCell extends TableCell<Activity, Activity> {
    private final FontIcon icon = new FontIcon();

    OutcomeCell() {
      icon.getStyleClass().add("outcome-icon");
      getStyleClass().add("outcome-cell");
    }

    @Override
    protected void updateItem(Activity activity, boolean empty) {
      super.updateItem(activity, empty);
      if (empty || activity == null) {
        setText(null);
        setGraphic(null);
        setTooltip(null);
        return;
      }
      icon.setIconCode(ActionIcons.of(activity.outcome()));
      ActionIcons.mark(this, activity.outcome());
      setText(OutcomeWords.brief(activity.outcome()));
      setGraphic(icon);
      setTooltip(ActionStyles.tip(ActivityText.sentence(activity)));
    }
  }
}
