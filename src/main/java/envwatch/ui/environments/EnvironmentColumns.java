package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.ui.kit.ColumnContent;
import envwatch.ui.kit.ColumnContent.Style;
import envwatch.ui.kit.ColumnWidths;
import envwatch.ui.kit.ColumnWidths.Yielding;
import envwatch.ui.kit.Columns;
import envwatch.ui.kit.PresentValues;
import envwatch.ui.kit.StatusCell;
import envwatch.ui.kit.TagLabels;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentFacts;
import envwatch.ui.model.EnvironmentName;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.RunningCount;
import envwatch.util.NaturalOrder;
import envwatch.words.EnvironmentWords;
import envwatch.words.PlainText;
import envwatch.words.StatusLine;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/** The columns of the environment list. */
final class EnvironmentColumns {
  private static final String AGE = "age";

  /** Enough for nearly all names: what one adds to that does not cut the owners of all others. */
  private static final double USUAL_NAME = 26;

  private static final double READABLE_NAME = 10;
  private static final double RECOGNIZABLE_NAME = 8;
  private static final double LEAST_NAME = 6.5;
  private static final double LEAST_STATUS = 7;
  private static final double READABLE_OWNER = 7.65;
  private static final double LEAST_OWNER = 5;
  private static final double LEAST_OPTIONAL = 6;

  /** The width of a drawing, as a multiple of the font's size. */
  private static final double DRAWN = 9;

  private final Columns<EnvironmentRow> columns = new Columns<>("environments.column.");
  private final List<TableColumn<EnvironmentRow, ?>> optional = new ArrayList<>();
  private final DashboardModel model;

  EnvironmentColumns(DashboardModel model) {
    this.model = model;
  }

  /** Problems first. */
  TableColumn<EnvironmentRow, EnvironmentFacts> status() {
    TableColumn<EnvironmentRow, EnvironmentFacts> column =
        columns.of(
            "status",
            EnvironmentRow::factsProperty,
            each -> new StatusCell<>(EnvironmentColumns::status),
            StatusCell.content(EnvironmentRow::factsProperty, EnvironmentColumns::status)
                .usually(text("column.usual.status"), text("column.usual.state")));
    column.setComparator(Comparator.comparing(facts -> facts.assessment().phase()));
    return column;
  }

  private static StatusLine status(EnvironmentFacts facts) {
    return StatusLine.of(
        facts.watched(), facts.assessment(), facts.remembered().waiting(), facts.at());
  }

  TableColumn<EnvironmentRow, EnvironmentFacts> since() {
    return SinceCell.column(
        columns,
        "since",
        EnvironmentRow::factsProperty,
        facts -> facts.remembered().since(),
        EnvironmentFacts::knownUntil);
  }

  TableColumn<EnvironmentRow, EnvironmentName> name() {
    TableColumn<EnvironmentRow, EnvironmentName> column =
        columns.of(
            "name",
            EnvironmentRow::calledProperty,
            each -> new NameCell(model.nowProperty()),
            new ColumnContent<>(
                row ->
                    row.calledProperty().get().inFull()
                        + TagLabels.words(row.notes().tags(), NameCell.TAGS),
                0,
                Style.PLAIN));
    column.getStyleClass().add("name-column");
    column.setComparator(Comparator.comparing(EnvironmentName::name, NaturalOrder.INSTANCE));
    return column;
  }

  TableColumn<EnvironmentRow, String> owner() {
    return styled(
        columns.text(
            "owner", row -> PresentValues.map(row.environmentProperty(), EnvironmentWords::owner)),
        "owner-column");
  }

  /**
   * Makes the columns as wide as they ask.
   *
   * @param em size of the table's text in pixels
   */
  ColumnWidths<EnvironmentRow> fit(
      TableView<EnvironmentRow> table,
      DoubleSupplier em,
      TableColumn<EnvironmentRow, EnvironmentFacts> status,
      TableColumn<EnvironmentRow, EnvironmentName> name,
      TableColumn<EnvironmentRow, String> owner) {
    List<Yielding<EnvironmentRow>> yielding = new ArrayList<>();
    yielding.add(new Yielding<>(name, USUAL_NAME));
    optional.forEach(column -> yielding.add(new Yielding<>(column, LEAST_OPTIONAL)));
    yielding.add(new Yielding<>(owner, READABLE_OWNER));
    yielding.add(new Yielding<>(name, READABLE_NAME));
    yielding.add(new Yielding<>(owner, LEAST_OWNER));
    // A status and a name in full are worth more than all three cut beyond recognition.
    List<Yielding<EnvironmentRow>> atLast =
        List.of(
            new Yielding<>(name, RECOGNIZABLE_NAME),
            new Yielding<>(owner, 0),
            new Yielding<>(name, LEAST_NAME),
            new Yielding<>(status, LEAST_STATUS));
    return columns.fit(table, em, yielding, atLast, name);
  }

  /** What follows status, name and owner, in the usual order. */
  List<TableColumn<EnvironmentRow, ?>> others() {
    return List.of(
        machines(),
        expiration(),
        optional("project", Environment::project),
        optional("blueprint", Environment::blueprint),
        optional("policy", Environment::policy),
        optional("snapshot", Environment::snapshot),
        optional("region", Environment::region),
        age(),
        optional(columns.text("account", EnvironmentRow::accountProperty)));
  }

  /** Gives columns whose contents have no length the same room each. */
  void add(List<TableColumn<EnvironmentRow, ?>> drawn) {
    optional.addAll(drawn);
    drawn.forEach(
        column -> columns.show(column, new ColumnContent<>(row -> "", DRAWN, Style.PLAIN)));
  }

  private TableColumn<EnvironmentRow, RunningCount> machines() {
    TableColumn<EnvironmentRow, RunningCount> column =
        styled(columns.words("machines", EnvironmentRow::machinesProperty), "number-column");
    return column;
  }

  private TableColumn<EnvironmentRow, EnvironmentFacts> expiration() {
    TableColumn<EnvironmentRow, EnvironmentFacts> column =
        columns.of(
            "expiration",
            EnvironmentRow::factsProperty,
            each -> new ExpirationCell(),
            new ColumnContent<EnvironmentRow>(
                    row -> ExpirationCell.shown(row.factsProperty().get()), 0, Style.PLAIN)
                .usually(text("column.usual.expiration"), text("column.usual.expiration")));
    column.setComparator(Comparator.comparing(facts -> moment(facts.expiration())));
    column.getStyleClass().add("number-column");
    return column;
  }

  private static ObservableValue<EnvironmentRow> itself(EnvironmentRow row) {
    return new SimpleObjectProperty<>(row);
  }

  /** What has no end comes last, and just before it what has an end that cannot be read. */
  private static Instant moment(Expiration expiration) {
    return switch (expiration) {
      case Expiration.At(Instant moment) -> moment;
      case Expiration.AsServed served -> Instant.MAX.minusSeconds(1);
      case Expiration.None none -> Instant.MAX;
    };
  }

  private TableColumn<EnvironmentRow, String> optional(
      String id, Function<Environment, @Nullable String> value) {
    return optional(
        columns.text(
            id,
            row ->
                PresentValues.map(
                    row.environmentProperty(), known -> PlainText.line(value.apply(known)))));
  }

  private TableColumn<EnvironmentRow, String> optional(TableColumn<EnvironmentRow, String> column) {
    optional.add(column);
    return Columns.optional(column);
  }

  /** What was seen last comes first, what was never seen last. */
  private TableColumn<EnvironmentRow, EnvironmentRow> age() {
    TableColumn<EnvironmentRow, EnvironmentRow> column =
        columns.of(
            AGE,
            EnvironmentColumns::itself,
            each -> new AgeCell(model.nowProperty()),
            new ColumnContent<>(
                row -> AgeCell.age(row, model.nowProperty().get()), 0, Style.PLAIN));
    column.setComparator(
        Comparator.comparing(
            row -> row.watched().seenAt(), Comparator.nullsLast(Comparator.reverseOrder())));
    return Columns.optional(column);
  }

  /** Whether the place of a row depends on when it was seen. */
  static boolean byAge(List<TableColumn<EnvironmentRow, ?>> sortOrder) {
    return sortOrder.stream().anyMatch(column -> AGE.equals(column.getId()));
  }
}
