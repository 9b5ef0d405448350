package envwatch.ui.actions.activity;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import atlantafx.base.theme.Tweaks;
import envwatch.actions.Activity;
import envwatch.ui.kit.ActionIcons;
import envwatch.ui.kit.Columns;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.RowCell;
import envwatch.ui.kit.SlackColumn;
import envwatch.ui.kit.TextCell;
import envwatch.words.OutcomeWords;
import envwatch.words.PlainText;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TableView.ResizeFeatures;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * The record as a table, newest first. An update keeps selection and place. The columns are as wide
 * as their content, and the result has the rest.
 */
final class ActivityTable {
  /** Of a cell, to the left and right of its text. */
  private static final double PADDING = 1.3;

  private static final double ICON = 2;
  private static final double LONGEST_NAME = 13;
  private static final double SHORTEST_NAME = 5;
  private static final double SHORTEST_RESULT = 9;

  private final TableColumn<Activity, String> result = words("sentence", ActivityText::result);
  private final List<Fitted> fitted =
      List.of(
          fitted("at", ActivityText::when, false),
          fitted("action", ActivityText::action, true),
          fitted("target", ActivityText::target, true),
          new Fitted(
              outcome(), activity -> OutcomeWords.brief(activity.outcome()), PADDING + ICON, false),
          fitted("took", ActivityText::took, false),
          fitted("account", Activity::account, false));

  private final TableView<Activity> table = new TableView<>();
  private final ObservableBooleanValue shown;

  /** How wide the texts of a column are, in pixels; empty while they have to be measured. */
  private final Map<Fitted, Double> measured = new HashMap<>();

  private Font font = Font.getDefault();

  /**
   * A column that is as wide as its content.
   *
   * @param around what a cell has around its text, in ems
   * @param givesWay whether it is narrower where there is little room
   */
  private record Fitted(
      TableColumn<Activity, ?> column,
      Function<Activity, String> words,
      double around,
      boolean givesWay) {
    boolean sizedByPerson() {
      return column.getWidth() != column.getPrefWidth();
    }

    void size(double width) {
      double whole = Math.ceil(width);
      column.setMinWidth(Math.min(column.getMinWidth(), whole));
      column.setPrefWidth(whole);
    }
  }

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
    fitted.forEach(each -> table.getColumns().add(each.column()));
    table.getColumns().add(fitted.size() - 2, result);
    table.setColumnResizePolicy(new SlackColumn(result));
    table.widthProperty().subscribe(this::fitColumns);
    shown.subscribe(this::fitColumns);
  }

  private static TableColumn<Activity, String> words(String key, Function<Activity, String> words) {
    TableColumn<Activity, String> column = new TableColumn<>(text("activity.column." + key));
    column.setSortable(false);
    column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(words.apply(cell.getValue())));
    column.setCellFactory(view -> new TextCell<>());
    return column;
  }

  private static Fitted fitted(String key, Function<Activity, String> words, boolean givesWay) {
    return new Fitted(words(key, words), words, PADDING, givesWay);
  }

  private static TableColumn<Activity, Activity> outcome() {
    TableColumn<Activity, Activity> column = new TableColumn<>(text("activity.column.outcome"));
    column.setSortable(false);
    column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
    column.setCellFactory(view -> new OutcomeCell());
    return column;
  }

  /** Sizes rows and columns for ordinary text of this font. */
  void fit(Font ordinary) {
    font = Font.font(ordinary.getFamily(), ordinary.getSize() * Columns.TABLE_FONT);
    Columns.fitRows(table, font.getSize());
    measureAfresh();
  }

  private void measureAfresh() {
    measured.clear();
    fitColumns();
  }

  /** Does nothing while the table is hidden, and once a person has sized a column. */
  private void fitColumns() {
    if (!shown.get() || fitted.stream().anyMatch(Fitted::sizedByPerson)) {
      return;
    }
    double em = font.getSize();
    result.setMinWidth(Math.ceil(SHORTEST_RESULT * em));
    double lacking = result.getMinWidth() + em - table.getWidth();
    for (Fitted each : fitted) {
      double text = measured.computeIfAbsent(each, this::needed);
      each.size(Math.min(text + each.around() * em, LONGEST_NAME * em));
      lacking += each.column().getPrefWidth();
    }
    for (Fitted each : fitted) {
      if (each.givesWay() && lacking > 0) {
        double width = each.column().getPrefWidth();
        each.size(Math.max(width - lacking, Math.min(width, SHORTEST_NAME * em)));
        lacking -= width - each.column().getPrefWidth();
      }
    }
    table.getColumnResizePolicy().call(new ResizeFeatures<>(table, null, 0.0));
  }

  private double needed(Fitted fitted) {
    Text ruler = new Text();
    ruler.setFont(font);
    return Stream.concat(
            Stream.of(fitted.column().getText()), table.getItems().stream().map(fitted.words()))
        .distinct()
        .mapToDouble(words -> {
          ruler.setText(PlainText.line(words));
          return ruler.getLayoutBounds().getWidth();
        })
        .max()
        .orElse(0);
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
    measureAfresh();
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
