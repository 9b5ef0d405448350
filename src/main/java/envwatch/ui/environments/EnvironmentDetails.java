package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Assessment;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.ListState;
import envwatch.ui.model.RunningCount;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Features;
import envwatch.watch.AccountView;
import envwatch.words.EnvironmentWords;
import envwatch.words.PlainText;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneId;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
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
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

  /** The buttons of the tabs and two machines below their heading, in ems. */
  private static final double LEAST_TABS = 8.5;

  /** In ems: what is lower has no room for more than machines. */
  private static final double LOW = 18;

  private final DashboardModel model;
  private final EnvironmentFields fields;
  private final Label name = Controls.tooltipWhenTruncated(new Label());
  private final Label status = new Label();
  private final Icon statusIcon = new Icon(Icons.of(Phase.UNKNOWN));
  private final Icon troubleIcon = new Icon(Icons.of(Phase.PROBLEM));
  private final Label trouble = Controls.wrapped("");
  private final ResourceBars resources = new ResourceBars();
  private final VBox content;
  private final VBox extras = new VBox();
  private final ScrollPane whole = Controls.withoutPicture(new ScrollPane());
  private final FieldGrid grid;
  private final ScrollPane scroll = Controls.withoutPicture(new ScrollPane());
  private final MachineTable machines;
  private final SummaryLine summary = new SummaryLine();
  private final Label odd = Controls.wrapped("");
  private final DetailTabs tabs = new DetailTabs();
  private final ToggleButton machinesTab;
  private final Label nothing = new Label();
  private Subscription shown = Subscription.EMPTY;
  private double em = Font.getDefault().getSize();

  public EnvironmentDetails(
      DashboardModel model, Features features, MachineTable machines, SecretClipboard clipboard) {
    this.model = model;
    this.machines = machines;
    fields = new EnvironmentFields(clipboard);
    grid = fields.grid();
    getStyleClass().add("details");
    setAccessibleText(text("details.name"));
    machinesTab = tabs.add("tab-machines", text("machines.title"), machines);
    tabs.add("tab-facts", text("details.facts"), facts());
    Controls.fillWhenShown(scroll, this::fillFacts);
    features.detailTabs().forEach(tabs::add);
    content = new VBox(title(features), said());
    extras.getChildren().addAll(features.detailItems());
    extras.managedProperty().bind(extras.visibleProperty());
    content.getChildren().addAll(extras, tabs);
    VBox.setVgrow(tabs, Priority.ALWAYS);
    nothing.getStyleClass().add(Styles.TEXT_MUTED);
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
    scroll.visibleProperty().subscribe(this::tick);
    heightProperty().subscribe(this::fitHeight);
  }

  /** In a place too low for everything the end is out of sight, and can be scrolled to. */
  private void inLowPlace() {
    whole.setContent(content);
    whole.setFitToWidth(true);
    whole.setFitToHeight(true);
    whole.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    whole.setFocusTraversable(false);
    whole.setMinHeight(0);
    whole.getStyleClass().add("facts-scroll");
  }

  private void fitHeight() {
    extras.setVisible(getHeight() == 0 || getHeight() >= LOW * em);
  }

  public void fitToFont(double size) {
    em = size;
    fitHeight();
    tabs.setMinHeight(LEAST_TABS * em);
    machines.setMinHeight(4 * em);
    machines.setPrefHeight(8 * em);
    scroll.setMinHeight(0);
    grid.fitToFont(em);
  }

  private Region title(Features features) {
    name.setId("detail-name");
    name.getStyleClass().add("details-title");
    name.setMinWidth(0);
    status.setId("detail-status");
    status.getStyleClass().addAll("badge", "phased");
    status.setGraphic(statusIcon);
    status.setMinWidth(USE_PREF_SIZE);
    HBox called = new HBox(name, status);
    called.getStyleClass().add("details-called");
    summary.setId("detail-summary");
    summary.getStyleClass().addAll("details-summary", Styles.TEXT_MUTED);
    VBox heading = new VBox(called, summary);
    heading.getStyleClass().add("details-heading");
    // Where there is no room for both, the actions move below the name.
    Region bar = features.bar();
    FlowPane title = new FlowPane(heading, bar);
    DoubleBinding room =
        Bindings.createDoubleBinding(
            () -> Math.max(0, title.getWidth() - title.getPadding().getLeft() * 2),
            title.widthProperty(),
            title.paddingProperty());
    heading.maxWidthProperty().bind(room);
    bar.maxWidthProperty().bind(room);
    room.subscribe(width -> summary.fitTo(width.doubleValue()));
    title.getStyleClass().add("details-head");
    title.setMinWidth(0);
    title.setMinHeight(USE_PREF_SIZE);
    return title;
  }

  /** What is said about the environment below its name. */
  private Region said() {
    trouble.setId("detail-trouble");
    trouble.getStyleClass().add("trouble");
    trouble.setMaxWidth(Double.MAX_VALUE);
    trouble.setGraphic(troubleIcon);
    odd.setId("detail-odd");
    odd.setGraphic(new Icon(Glyph.COMPARE_ARROWS));
    odd.getStyleClass().add("oddity-mark");
    VBox said = new VBox(odd, trouble);
    said.getStyleClass().add("details-said");
    said.setMinHeight(USE_PREF_SIZE);
    return said;
  }

  private Region facts() {
    scroll.setId("details");
    scroll.setFitToWidth(true);
    scroll.getStyleClass().add("facts-scroll");
    scroll.setAccessibleText(text("details.name"));
    return scroll;
  }

  private void fillFacts() {
    VBox facts = new VBox(grid, resources);
    facts.getStyleClass().add("facts");
    scroll.setContent(facts);
  }

  /** Shows the machines, whichever part was shown before. */
  public void showMachines() {
    tabs.show(machinesTab);
    whole.setVvalue(whole.getVmax());
  }

  private void show(@Nullable EnvironmentRow row) {
    shown.unsubscribe();
    whole.setVisible(row != null);
    if (row != null && whole.getParent() == null) {
      getChildren().add(whole);
    }
    nothing.setVisible(row == null);
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
                row.factsProperty().subscribe(facts -> showStatus(row, facts.assessment())));
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

  private void showStatus(EnvironmentRow row, Assessment assessment) {
    statusIcon.setGlyph(Icons.of(assessment.state()));
    status.setText(PlainText.line(EnvironmentWords.summary(row.environment(), assessment)));
    Icons.mark(status, assessment.state());
    boolean failed = assessment.phase() == Phase.PROBLEM;
    troubleIcon.setGlyph(Icons.of(failed ? Phase.PROBLEM : Phase.EXPIRING));
    trouble.pseudoClassStateChanged(FAILED, failed);
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
      summary.say(sentences.summaries());
      say(trouble, String.join("\n", sentences.troubles()));
      say(odd, sentences.oddity());
    }
  }

  private static void say(Label label, String words) {
    label.setText(words);
    label.setVisible(!words.isEmpty());
    label.setManaged(!words.isEmpty());
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
