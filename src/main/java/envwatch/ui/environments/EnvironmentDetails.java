package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Reason;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.ui.kit.OfferButton;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentFacts;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.ListState;
import envwatch.ui.model.RunningCount;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.Overlay;
import envwatch.watch.AccountView;
import envwatch.words.EnvironmentWords;
import envwatch.words.PlainText;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** Everything about the selected environment: state, machines, fields. */
public final class EnvironmentDetails extends StackPane {
  /** The buttons of the tabs and two machines below their heading, in ems. */
  private static final double LEAST_TABS = 8.5;

  /** The line that tells the state, in ems: as high as a button in it. */
  private static final double STATE = 1.9;

  /** In ems: what is lower has no room for more than machines. */
  private static final double LOW = 18;

  /** In ems: what is wider has room for two parts beside each other. */
  private static final double WIDE = 60;

  /** The share of a wide place that is not the machines'. */
  private static final double ABOUT = 0.42;

  private static final PseudoClass STALE = PseudoClass.getPseudoClass("stale");

  private final DashboardModel model;
  private final Features features;
  private final EnvironmentFields fields;
  private final Label name =
      named(Controls.tooltipWhenTruncated(new Label()), "detail-name", "details-title");
  private final Label status = whole(named(new Label(), "detail-status", "badge", "phased"));
  private final Icon statusIcon = new Icon(Icons.of(Phase.UNKNOWN));
  private final ResourceBars resources = new ResourceBars();
  private final VBox about;
  private final VBox extras = new VBox();
  private final ScrollPane whole =
      styled(Controls.withoutPicture(new ScrollPane()), "facts-scroll");
  private final FieldGrid grid;
  private final ScrollPane scroll =
      named(Controls.withoutPicture(new ScrollPane()), "details", "facts-scroll");
  private final MachinesTab machines;
  private final SummaryLine summary =
      named(new SummaryLine(), "detail-summary", "details-summary", Styles.TEXT_MUTED);
  private final Label odd = named(Controls.wrapped(""), "detail-odd", "oddity-mark");
  private final OfferButton mend = new OfferButton("detail-mend");
  private final TroubleLine trouble = new TroubleLine(mend);
  private final GridPane place = new GridPane();
  private final HBox state = styled(new HBox(), "details-state");
  private final DetailTabs tabs = new DetailTabs();
  private final ToggleButton machinesTab;
  private final Label nothing = styled(new Label(), Styles.TEXT_MUTED);
  private Subscription shown = Subscription.EMPTY;
  private double em = Font.getDefault().getSize();

  public EnvironmentDetails(
      DashboardModel model, Features features, MachineTable machines, SecretClipboard clipboard) {
    this.model = model;
    this.features = features;
    fields = new EnvironmentFields(clipboard);
    grid = fields.grid();
    getStyleClass().add("details");
    setAccessibleText(text("details.name"));
    this.machines = new MachinesTab(machines, features.belowMachines());
    machinesTab = tabs.add("tab-machines", text("machines.title"), this.machines);
    scroll.setFitToWidth(true);
    scroll.setAccessibleText(text("details.name"));
    tabs.add("tab-facts", text("details.facts"), scroll);
    Controls.fillWhenShown(scroll, this::fillFacts);
    features.detailTabs().forEach(tabs::add);
    about = new VBox(title(), said());
    extras.getChildren().addAll(features.detailItems());
    extras.managedProperty().bind(extras.visibleProperty());
    about.getChildren().add(extras);
    GridPane.setHgrow(about, Priority.ALWAYS);
    GridPane.setHgrow(tabs, Priority.ALWAYS);
    GridPane.setVgrow(tabs, Priority.ALWAYS);
    inLowPlace();
    getChildren().add(nothing);
    nothing
        .textProperty()
        .bind(
            model
                .listStateProperty()
                .map(state -> state == ListState.ROWS ? text("details.none") : ""));
    model.selectedProperty().subscribe(this::show);
    model.nowProperty().subscribe(this::tick);
    model.environments().subscribe(this::tick);
    scroll.visibleProperty().subscribe(this::tick);
    heightProperty().subscribe(this::fitPlace);
    widthProperty().subscribe(this::fitPlace);
  }

  /** In a place too low for everything the end is out of sight, and can be scrolled to. */
  private void inLowPlace() {
    about.setMinWidth(0);
    tabs.setMinWidth(0);
    place.addColumn(0, about, tabs);
    whole.setContent(place);
    whole.setFitToWidth(true);
    whole.setFitToHeight(true);
    whole.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    whole.setFocusTraversable(false);
    whole.setMinHeight(0);
  }

  /**
   * In a low and wide place machines stand beside what is said about the environment. Nothing
   * leaves the window for it: what has the keyboard keeps it.
   */
  private void fitPlace() {
    boolean low = getHeight() > 0 && getHeight() < LOW * em;
    extras.setVisible(!low);
    boolean beside = low && getWidth() >= WIDE * em;
    tabs.setMinHeight(beside ? 0 : LEAST_TABS * em);
    if (beside == place.getColumnConstraints().isEmpty()) {
      place
          .getColumnConstraints()
          .setAll(beside ? List.of(share(ABOUT), share(1 - ABOUT)) : List.of());
      GridPane.setConstraints(tabs, beside ? 1 : 0, beside ? 0 : 1);
    }
  }

  private static ColumnConstraints share(double part) {
    ColumnConstraints column = new ColumnConstraints();
    column.setPercentWidth(100 * part);
    return column;
  }

  public void fitToFont(double size) {
    em = size;
    fitPlace();
    state.setMinHeight(STATE * em);
    machines.fitToFont(em);
    scroll.setMinHeight(0);
    grid.fitToFont(em);
  }

  private Region title() {
    name.setMinWidth(0);
    status.setGraphic(statusIcon);
    VBox heading = styled(new VBox(name, summary), "details-heading");
    // Where there is no room for both, the actions move below the name.
    Region bar = features.bar();
    FlowPane title = styled(new FlowPane(heading, bar), "details-head");
    DoubleBinding room =
        Bindings.createDoubleBinding(
            () -> Math.max(0, title.getWidth() - title.getPadding().getLeft() * 2),
            title.widthProperty(),
            title.paddingProperty());
    heading.maxWidthProperty().bind(room);
    bar.maxWidthProperty().bind(room);
    room.subscribe(width -> summary.fitTo(width.doubleValue()));
    title.setMinWidth(0);
    title.setMinHeight(USE_PREF_SIZE);
    return title;
  }

  /**
   * What is said about the environment below its name: its state, or in the same line what is wrong
   * and the button that mends it, so that neither moves what is below.
   */
  private Region said() {
    odd.setGraphic(new Icon(Glyph.COMPARE_ARROWS));
    state.getChildren().addAll(status, trouble);
    VBox said = styled(new VBox(state, odd), "details-said");
    said.setMinHeight(USE_PREF_SIZE);
    return said;
  }

  /** What is wrong besides the most pressing, over the page while it is asked for. */
  public Overlay troubles() {
    return trouble.list();
  }

  private void fillFacts() {
    VBox facts = styled(new VBox(grid, resources), "facts");
    scroll.setContent(facts);
  }

  /** The id of the part that is shown. */
  public String part() {
    return tabs.shown();
  }

  /** Shows the part of this id. */
  public void showPart(String id) {
    tabs.show(id);
  }

  /** Shows the machines, whichever part was shown before. */
  public void showMachines() {
    tabs.show(machinesTab);
    whole.setVvalue(whole.getVmax());
  }

  /** Takes what is shown out of the window for a moment, or back into it. */
  public void holdBack(boolean held) {
    if (held) {
      getChildren().remove(whole);
    } else if (whole.getParent() == null) {
      getChildren().add(whole);
    }
  }

  private void show(@Nullable EnvironmentRow row) {
    shown.unsubscribe();
    trouble.list().close();
    whole.setVisible(row != null);
    if (row != null) {
      holdBack(false);
    }
    nothing.setVisible(row == null);
    // Else the name of another one could be out of sight.
    whole.setVvalue(0);
    shown =
        row == null
            ? Subscription.EMPTY
            : Subscription.combine(
                row.nameProperty().subscribe(known -> name.setText(PlainText.line(known))),
                row.environmentProperty().subscribe(() -> showFields(row)),
                row.accountProperty().subscribe(() -> showFields(row)),
                row.watchedProperty().subscribe(() -> tick()),
                row.calledProperty().subscribe(() -> tick()),
                row.machinesProperty().subscribe(this::showCount),
                row.factsProperty().subscribe(facts -> showStatus(row, facts)));
    if (row != null) {
      showFields(row);
      tick();
    }
  }

  private void showFields(EnvironmentRow row) {
    fields.show(row, model.nowProperty().get(), ZoneId.systemDefault());
    Environment known = row.environment();
    resources.show(known == null ? null : known.resources());
  }

  private void showCount(RunningCount count) {
    machinesTab.setText(
        count.known()
            ? text("details.machines", count.running(), count.total())
            : text("machines.title"));
    tick();
  }

  private void showStatus(EnvironmentRow row, EnvironmentFacts facts) {
    Assessment assessment = facts.assessment();
    statusIcon.setGlyph(Icons.of(assessment.state()));
    status.setText(PlainText.line(EnvironmentWords.summary(row.environment(), assessment)));
    Icons.mark(status, assessment.state());
    // Its first reason says the same in full.
    Controls.show(
        status, assessment.reasons().stream().allMatch(Reason.ExpiresSoon.class::isInstance));
    trouble.mark(assessment.phase() == Phase.PROBLEM && !facts.stale());
    machines.pseudoClassStateChanged(STALE, facts.stale());
    tick();
  }

  private void tick() {
    EnvironmentRow row = model.selectedProperty().get();
    if (row != null) {
      Instant now = model.nowProperty().get();
      // What cannot be seen costs no frame either.
      if (scroll.isVisible()) {
        fields.tick(row, now, ZoneId.systemDefault());
        grid.showPresent();
      }
      EnvironmentSentences sentences =
          new EnvironmentSentences(row, address(row), now, ZoneId.systemDefault());
      // It stays shown, as what the person looks at.
      summary.say(model.hides(row) ? text("details.hidden") : "", sentences.summaries());
      trouble.say(sentences.troubles());
      mend.show(trouble.tells() ? features.troubleOffer(row) : null);
      say(odd, sentences.oddities());
    }
  }

  private static void say(Label label, String words) {
    label.setText(words);
    Controls.show(label, !words.isEmpty());
  }

  private URI address(EnvironmentRow row) {
    return model
        .worldProperty()
        .get()
        .account(row.key().account())
        .map(AccountView::address)
        .orElse(URI.create(""));
  }
}
