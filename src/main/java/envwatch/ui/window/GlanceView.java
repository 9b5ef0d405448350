package envwatch.ui.window;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Phase;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.ui.kit.StyleSheets;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.PhaseCounts;
import envwatch.watch.AccountView;
import java.time.ZoneId;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/**
 * Counts, what is wrong with the whole, and environments, the most urgent first. Follows the model
 * until it is closed.
 */
final class GlanceView extends BorderPane implements AutoCloseable {
  /** More are seen on no screen. */
  private static final int MOST = 200;

  private static final PseudoClass DEMO = PseudoClass.getPseudoClass("demo");
  private static final PseudoClass NONE = PseudoClass.getPseudoClass("none");

  private final DashboardModel model;
  private final boolean wall;
  private final Map<Phase, Label> counts = new EnumMap<>(Phase.class);
  private final Label trouble = named(Controls.wrapped(""), "glance-trouble", "glance-trouble");
  private final ListView<EnvironmentRow> list =
      named(new ListView<>(), "glance-list", "glance-list");
  private final Label more = named(styled(new Label(), Styles.TEXT_MUTED), "glance-more");
  private final HBox foot = styled(new HBox(), "glance-foot");
  private final BooleanProperty open = new SimpleBooleanProperty(true);
  private final Subscription following;

  /**
   * @param wall whether it is read from afar, with all environments, and operated by nobody
   * @param lead shows an environment in the whole window
   */
  GlanceView(DashboardModel model, boolean wall, Consumer<EnvironmentRow> lead) {
    this.model = model;
    this.wall = wall;
    getStyleClass().addAll("glance", wall ? "wall" : "compact");
    getStylesheets().add(StyleSheets.of("glance"));
    fillList(lead);
    FlowPane numbers = styled(new FlowPane(), "glance-counts");
    for (Phase phase : Phase.values()) {
      numbers.getChildren().add(count(phase));
    }
    Freshness freshness = new Freshness(model);
    freshness.beBrief(!wall);
    HBox gap = new HBox();
    HBox.setHgrow(gap, Priority.ALWAYS);
    foot.getChildren().addAll(whole(freshness), gap, whole(more));
    setTop(new VBox(numbers, trouble));
    setCenter(list);
    setBottom(foot);
    trouble.setMaxWidth(Double.MAX_VALUE);
    following =
        Subscription.combine(
            model.worldProperty().subscribe(this::update),
            model.nowProperty().subscribe(this::update),
            model.historyProperty().subscribe(this::update),
            model.countsProperty().subscribe(this::update),
            model.alertsProperty().subscribe(this::update),
            list.heightProperty().subscribe(this::update),
            freshness::close);
    update();
  }

  /** Nothing of the model, which outlives it, leads to it any more. */
  @Override
  public void close() {
    following.unsubscribe();
    open.set(false);
  }

  private Label count(Phase phase) {
    Label count = styled(new Label(null, new Icon(Icons.of(phase))), "glance-count", "phased");
    count.setId("glance-" + key(phase));
    Icons.mark(count, phase);
    counts.put(phase, count);
    return count;
  }

  private void fillList(Consumer<EnvironmentRow> lead) {
    list.setAccessibleText(text(wall ? "glance.all" : "glance.problems"));
    list.setPlaceholder(styled(Controls.wrapped(text("glance.well")), Styles.TEXT_MUTED));
    list.setCellFactory(each -> new GlanceCell(wall, lead, open));
    list.setFocusTraversable(!wall);
    list.setMouseTransparent(wall);
    list.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER) {
        event.consume();
        EnvironmentRow chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
          lead.accept(chosen);
        }
      }
    });
  }

  /** Adds a control at the end of the foot. */
  void add(Node control) {
    foot.getChildren().add(control);
  }

  /** What takes the keyboard. */
  Node first() {
    return list;
  }

  private void update() {
    PhaseCounts now = model.countsProperty().get();
    counts.forEach((phase, count) -> show(phase, count, now));
    List<BannerText> due = BannerText.due(model, ZoneId.systemDefault());
    Controls.show(trouble, !due.isEmpty());
    trouble.setText(due.isEmpty() ? "" : due.getFirst().words());
    trouble.pseudoClassStateChanged(
        DEMO, !due.isEmpty() && due.getFirst().kind() == BannerText.Kind.DEMO);
    List<EnvironmentRow> wanted = model.mostUrgentFirst(row -> wall || isProblem(row));
    // Nobody scrolls a wall: how many more there are is said.
    int fitting = wall ? (int) (list.getHeight() / Math.max(1, list.getFixedCellSize())) : MOST;
    List<EnvironmentRow> shown = wanted.stream().limit(fitting).toList();
    int others = wanted.size() - shown.size();
    more.setText(others == 0 ? "" : text("glance.more", others));
    if (!shown.equals(list.getItems())) {
      EnvironmentRow selected = list.getSelectionModel().getSelectedItem();
      list.getItems().setAll(shown);
      if (selected != null) {
        list.getSelectionModel().select(selected);
      }
    }
  }

  private static boolean isProblem(EnvironmentRow row) {
    return row.assessment().countsAs(Phase.PROBLEM) || row.assessment().countsAs(Phase.EXPIRING);
  }

  private void show(Phase phase, Label count, PhaseCounts now) {
    String word = text("chip." + key(phase));
    boolean blind = now.all() == 0 && model.shownAccounts().stream().noneMatch(AccountView::listed);
    String number =
        blind
            ? text("absent")
            : text(now.mayGrow(phase) ? "count.at-least" : "count", now.in(phase));
    count.setText(wall ? text("chip.count", number, word) : number);
    count.setAccessibleText(text("chip.count", number, word));
    Controls.tip(count, wall ? null : text("chip.count", number, word));
    count.pseudoClassStateChanged(NONE, now.in(phase) == 0);
  }
}
