package envwatch.ui.actions.activity;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.Activity;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Controls;
import envwatch.words.OutcomeWords;
import envwatch.words.PlainText;
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
  private final List<Sized> columns =
      List.of(
          new Sized(words("activity.column.at", ActivityText::when), 10.5),
          new Sized(words("activity.column.action", ActivityText::action), 10),
          new Sized(words("activity.column.target", ActivityText::target), 13),
          new Sized(outcome(), 10),
          new Sized(words("activity.column.sentence", ActivityText::sentence), 20),
          new Sized(words("activity.column.took", ActivityText::took), 4.5),
          new Sized(words("activity.column.account", Activity::account), 7));

  private final TableView<Activity> table = new TableView<>();

  /** A column and its usual width as a multiple of the font's size. */
  private record Sized(TableColumn<Activity, ?> column, double letters) {}

  ActivityTable() {
    table.setId("activities");
    table.setAccessibleText(text("activity.title"));
    table.getStyleClass().add(Styles.DENSE);
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    Label empty = new Label(text("activity.empty"));
    empty.setWrapText(true);
    table.setPlaceholder(empty);
    table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
    columns.forEach(sized -> table.getColumns().add(sized.column()));
  }

  private static TableColumn<Activity, String> words(String key, Function<Activity, String> words) {
    TableColumn<Activity, String> column = new TableColumn<>(text(key));
    column.setSortable(false);
    column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(words.apply(cell.getValue())));
    column.setCellFactory(view -> new WordsCell());
    return column;
  }

  private static TableColumn<Activity, Activity> outcome() {
    TableColumn<Activity, Activity> column = new TableColumn<>(text("activity.column.outcome"));
    column.setSortable(false);
    column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
    column.setCellFactory(view -> new OutcomeCell());
    return column;
  }

  /** Sizes the columns for text of so many pixels. */
  void fit(double em) {
    for (Sized sized : columns) {
      sized.column().setMinWidth(sized.letters() * em / 2);
      sized.column().setPrefWidth(sized.letters() * em);
    }
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
      String shown = empty ? null : PlainText.lines(words);
      setText(shown);
      setTooltip(shown == null || shown.length() < 20 ? null : Controls.tip(shown));
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
      setTooltip(Controls.tip(PlainText.lines(ActivityText.sentence(activity))));
    }
  }
}
