package envwatch.ui.actions.activity;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import atlantafx.base.theme.Tweaks;
import envwatch.actions.Activity;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.table.ColumnContent;
import envwatch.ui.kit.table.ColumnContent.Style;
import envwatch.ui.kit.table.ColumnWidths;
import envwatch.ui.kit.table.ColumnWidths.Yielding;
import envwatch.ui.kit.table.Columns;
import envwatch.ui.kit.table.RowCell;
import envwatch.words.OutcomeWords;
import envwatch.words.PlainText;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The record as a table, newest first. An update keeps selection and place. The columns are as wide
 * as their content, and the result has the rest.
 */
final class ActivityTable {
  private static final double ICON = 2;
  private static final double LEAST_ACTION = 5;
  private static final double LEAST_TARGET = 5;
  private static final double READABLE_TARGET = 13;
  private static final double LEAST_RESULT = 9;

  private final TableView<Activity> table = new TableView<>();
  private final ColumnWidths<Activity> widths;
  private final ObservableBooleanValue shown;
  private double em = Font.getDefault().getSize();

  /**
   * @param shown whether the table is on screen: measuring a long record takes a while
   */
  ActivityTable(ObservableBooleanValue shown) {
    this.shown = shown;
    table.setId("activities");
    table.setAccessibleText(text("activity.title"));
    table.getStyleClass().addAll(Styles.DENSE, "rows", Tweaks.EDGE_TO_EDGE);
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    Label empty = new Label(text("activity.empty"));
    empty.setWrapText(true);
    table.setPlaceholder(empty);
    widths = addColumns();
    shown.subscribe(this::useFont);
  }

  private ColumnWidths<Activity> addColumns() {
    Columns<Activity> columns = new Columns<>("activity.column.");
    TableColumn<Activity, String> action = words(columns, "action", ActivityText::action);
    TableColumn<Activity, String> target = words(columns, "target", ActivityText::target);
    target.getStyleClass().add("name-column");
    TableColumn<Activity, String> result = words(columns, "sentence", ActivityText::result);
    table
        .getColumns()
        .setAll(
            List.of(
                words(columns, "at", ActivityText::when),
                action,
                target,
                outcome(columns),
                result,
                words(columns, "took", ActivityText::took),
                words(columns, "account", Activity::account)));
    List<Yielding<Activity>> yielding =
        List.of(new Yielding<>(target, READABLE_TARGET), new Yielding<>(result, LEAST_RESULT));
    List<Yielding<Activity>> atLast =
        List.of(new Yielding<>(action, LEAST_ACTION), new Yielding<>(target, LEAST_TARGET));
    return columns.fit(table, () -> em, yielding, atLast, result);
  }

  private static TableColumn<Activity, String> words(
      Columns<Activity> columns, String id, Function<Activity, String> words) {
    return Columns.unordered(
        columns.words(id, activity -> new ReadOnlyStringWrapper(words.apply(activity))));
  }

  private static TableColumn<Activity, Activity> outcome(Columns<Activity> columns) {
    return Columns.unordered(
        columns.of(
            "outcome",
            ReadOnlyObjectWrapper::new,
            column -> new OutcomeCell(),
            new ColumnContent<>(
                activity -> OutcomeWords.brief(activity.outcome()), ICON, Style.PLAIN)));
  }

  /** Sizes rows and columns for ordinary text of this font. */
  void fit(Font ordinary) {
    em = ordinary.getSize() * Columns.TABLE_FONT;
    Columns.fitRows(table, em);
    useFont();
  }

  private void useFont() {
    if (shown.get()) {
      widths.useFont();
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
    if (shown.get()) {
      widths.measureAfresh();
    }
  }

  List<Activity> selected() {
    return List.copyOf(table.getSelectionModel().getSelectedItems());
  }

  private static final class OutcomeCell extends RowCell<Activity, Activity> {
    private final FontIcon icon = new FontIcon();

    OutcomeCell() {
      icon.getStyleClass().add("outcome-icon");
      getStyleClass().add("outcome-cell");
    }

    @Override
    protected void show(@Nullable Activity activity) {
      if (activity == null) {
        setText(null);
        setGraphic(null);
        Controls.tip(this, null);
        return;
      }
      icon.setIconCode(ActionIcons.of(activity.outcome()));
      ActionIcons.mark(this, activity.outcome());
      setText(OutcomeWords.brief(activity.outcome()));
      setGraphic(icon);
      Controls.tip(this, PlainText.lines(ActivityText.result(activity)));
    }
  }
}
