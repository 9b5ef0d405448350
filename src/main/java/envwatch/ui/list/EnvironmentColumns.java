package envwatch.ui.list;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.ui.kit.Columns;
import envwatch.ui.kit.PresentValues;
import envwatch.ui.kit.StatusCell;
import envwatch.ui.kit.TextCell;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentFacts;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.RunningCount;
import envwatch.words.PlainText;
import envwatch.words.StatusLine;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumn;
import org.jspecify.annotations.Nullable;

/** The columns of the environment list. */
final class EnvironmentColumns {
  private static final String AGE = "age";

  private final Columns<EnvironmentRow> columns;
  private final DashboardModel model;

  EnvironmentColumns(DashboardModel model, double em) {
    this.model = model;
    this.columns = new Columns<>("environments.column.", em);
  }

  /** Problems first. */
  TableColumn<EnvironmentRow, EnvironmentFacts> status() {
    TableColumn<EnvironmentRow, EnvironmentFacts> column =
        columns.of(
            "status",
            10.6,
            EnvironmentRow::factsProperty,
            each -> new StatusCell<>(EnvironmentColumns::status));
    column.setComparator(Comparator.comparing(facts -> facts.assessment().phase()));
    return column;
  }

  private static StatusLine status(EnvironmentFacts facts) {
    return StatusLine.of(facts.watched(), facts.assessment(), facts.at());
  }

  TableColumn<EnvironmentRow, String> name() {
    TableColumn<EnvironmentRow, String> name =
        columns.text("name", 8, EnvironmentRow::nameProperty);
    name.getStyleClass().add("name-column");
    return name;
  }

  /** What follows status and name, in the usual order. */
  List<TableColumn<EnvironmentRow, ?>> others() {
    return List.of(
        columns.text(
            "owner",
            6,
            row -> PresentValues.map(row.environmentProperty(), EnvironmentColumns::owner)),
        machines(),
        expiration(),
        optional("project", Environment::project),
        optional("blueprint", Environment::blueprint),
        optional("policy", Environment::policy),
        optional("snapshot", Environment::snapshot),
        optional("region", Environment::region),
        age(),
        Columns.optional(columns.text("account", 8, EnvironmentRow::accountProperty)));
  }

  private TableColumn<EnvironmentRow, RunningCount> machines() {
    TableColumn<EnvironmentRow, RunningCount> column =
        columns.of("machines", 6.2, EnvironmentRow::machinesProperty, each -> new TextCell<>());
    column.getStyleClass().add("number-column");
    return column;
  }

  private TableColumn<EnvironmentRow, EnvironmentFacts> expiration() {
    TableColumn<EnvironmentRow, EnvironmentFacts> column =
        columns.of("expiration", 5.7, EnvironmentRow::factsProperty, each -> new ExpirationCell());
    column.setComparator(Comparator.comparing(facts -> moment(facts.expiration())));
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
    return Columns.optional(
        columns.text(
            id,
            9,
            row ->
                PresentValues.map(
                    row.environmentProperty(), known -> PlainText.line(value.apply(known)))));
  }

  /** What was seen last comes first, what was never seen last. */
  private TableColumn<EnvironmentRow, EnvironmentRow> age() {
    TableColumn<EnvironmentRow, EnvironmentRow> column =
        columns.of(AGE, 6.2, EnvironmentColumns::itself, each -> new AgeCell(model.nowProperty()));
    column.setComparator(
        Comparator.comparing(
            row -> row.watched().seenAt(), Comparator.nullsLast(Comparator.reverseOrder())));
    return Columns.optional(column);
  }

  /** Whether the place of a row depends on when it was seen. */
  static boolean byAge(List<TableColumn<EnvironmentRow, ?>> sortOrder) {
    return sortOrder.stream().anyMatch(column -> AGE.equals(column.getId()));
  }

  /** The part of an e-mail address before the @, which is enough to know a person by. */
  private static String owner(Environment environment) {
    String owner = environment.owner();
    if (owner == null) {
      return PlainText.line(null);
    }
    int at = owner.indexOf('@');
    return PlainText.line(at > 0 ? owner.substring(0, at) : owner);
  }
}
