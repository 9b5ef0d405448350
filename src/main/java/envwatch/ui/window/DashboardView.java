package envwatch.ui.window;

import static envwatch.words.Messages.text;

import envwatch.model.EnvironmentKey;
import envwatch.settings.WindowSettings;
import envwatch.ui.environments.EnvironmentDetails;
import envwatch.ui.environments.EnvironmentMenu;
import envwatch.ui.environments.EnvironmentPlaceholder;
import envwatch.ui.environments.EnvironmentTable;
import envwatch.ui.environments.MachineGestures;
import envwatch.ui.environments.MachineMenu;
import envwatch.ui.environments.MachineTable;
import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Columns;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.QuestionDialog;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.MachineRow.MachineKey;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.DashboardCommands;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.Overlay;
import envwatch.ui.shell.Page;
import envwatch.ui.shell.PageChoice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The content of the main window. */
public final class DashboardView extends BorderPane {
  private static final int ROW_STEPS = 8;

  private final DashboardModel model;
  private final HeaderBar header;
  private final EnvironmentTable environments;
  private final MachineTable machines;
  private final MachineGestures gestures;
  private final EnvironmentDetails details;
  private final SplitPane split;
  private final Features features;
  private final Pages pages;
  private final BannerLine banners;
  private final DashboardCommands commands;
  private final StatusStrip strip;
  private final List<Overlay> overlays = new ArrayList<>();
  private final ObservableList<Node> savedViews;
  private final ListDivider divider;
  private double em;

  /** Whether another page shows the details. */
  private boolean lent;

  /**
   * What the view is made of.
   *
   * @param savedViews shown behind the state chips
   * @param em size of ordinary text in pixels
   * @param remember changes what is remembered of the window
   */
  public record Parts(
      DashboardModel model,
      DashboardCommands commands,
      Features features,
      PasswordReveal<MachineRow> reveal,
      SecretClipboard clipboard,
      ObservableList<Node> savedViews,
      double em,
      WindowSettings window,
      Consumer<UnaryOperator<WindowSettings>> remember) {}

  public DashboardView(Parts parts) {
    model = parts.model();
    em = parts.em();
    features = parts.features();
    commands = parts.commands();
    gestures =
        new MachineGestures(
            model, parts.commands(), parts.reveal(), parts.clipboard(), QuestionDialog.over(this));
    header = new HeaderBar(model, parts.commands(), this::refresh);
    ObservableList<Banner> due = features.banners();
    new Banners(model, parts.commands(), features.pageChoice(), due);
    banners = new BannerLine(due, new Freshness(model));
    environments = environments(parts);
    machines = machines(parts);
    details = new EnvironmentDetails(model, parts.features(), machines, parts.clipboard());
    savedViews = parts.savedViews();
    split = new SplitPane(environments, details);
    split.setId("split");
    divider =
        new ListDivider(
            split,
            () -> em,
            environments.widths(),
            machines.widths(),
            model::keepsOrder,
            parts.window(),
            parts.remember());
    environments.onVisible(keys -> {
      model.onScreenProperty().set(Set.copyOf(keys));
      parts.commands().show(keys);
    });
    fitToFont();
    model.listStateProperty().subscribe(this::showDetails);
    model.selectedProperty().subscribe(this::showDetails);
    pages = makePages();
    features.pageChoice().onEnvironment(this::lead);
    features.pageChoice().onMachine(this::lead);
    header.show(pages);
    header.addControls(features.headerItems());
    header.addItems(features.windowItems());
    header.addAccountItems(features::accountItems);
    header.onFiltered(this::takePage);
    StateChips chips = new StateChips(model, savedViews);
    chips.managedProperty().bind(chips.visibleProperty());
    FootPanels panels = new FootPanels(features.panels(), features.listPanels());
    pages
        .currentProperty()
        .subscribe(page -> {
          chips.setVisible(pages.showsEnvironments());
          panels.showList(pages.showsEnvironments());
          placeDetails(page);
        });
    VBox head = new VBox(header, chips, banners);
    strip = new StatusStrip(model, parts.clipboard(), panels, features.stripItems());
    strip.fitToFont(em);
    setTop(head);
    setCenter(pages.shown());
    setBottom(strip);
    Stream.concat(Stream.of(banners.list(), details.troubles()), features.overlays().stream())
        .forEach(this::add);
    addEventFilter(MouseEvent.MOUSE_PRESSED, this::closeOverlaysBeside);
    getStyleClass().add("dashboard");
  }

  /** Where there is nothing to show details of, the list says why in the whole window. */
  private void showDetails() {
    boolean needed =
        !lent
            && (!model.listStateProperty().get().isBare()
                || model.selectedProperty().get() != null);
    if (needed != split.getItems().contains(details)) {
      if (needed) {
        split.getItems().add(details);
      } else {
        split.getItems().remove(details);
      }
      divider.fit();
    }
  }

  /** There is one node for the details: it goes where the page that is shown has a place for it. */
  private void placeDetails(Page page) {
    Supplier<Pane> place = page.detailsPlace();
    lent = place != null;
    showDetails();
    if (place != null) {
      place.get().getChildren().setAll(details);
    }
  }

  private void fitToFont() {
    header.fitToFont(em);
    banners.fitToFont(em);
    split.setMinHeight(8 * em);
    environments.setMinHeight(0);
    details.setMinHeight(0);
    environments.setMinWidth(18 * em);
    details.setMinWidth(22 * em);
    details.fitToFont(em);
    Columns.fitRows(environments.table(), Columns.TABLE_FONT * em);
    Columns.fitRows(machines.table(), Columns.TABLE_FONT * em);
  }

  /**
   * Lays everything out for a picture. Virtualised tables place their cells only when their size is
   * known, and their scroll bars only when their cells are placed.
   */
  public void settle(double width, double height) {
    for (int pass = 0; pass < 3; pass++) {
      layOut(width - (pass == 1 ? 1 : 0), height);
    }
  }

  /**
   * Lays everything out before it can be seen, in steps that each take a moment only: styles are
   * found for one part after another, and rows of a table are made when they come into sight.
   * Details are then held back until {@link #showAll}: JavaFX finds all styles anew in the first
   * frame of a scene (JDK-8113774), too many for one moment.
   */
  public List<Runnable> layingOut(double width, double height) {
    Node page = getCenter();
    Node foot = getBottom();
    setCenter(null);
    setBottom(null);
    split.getItems().remove(details);
    Pane tab = (Pane) machines.getParent();
    tab.getChildren().remove(machines);
    List<Runnable> steps = new ArrayList<>();
    steps.add(() -> layOut(width, 0));
    add(steps, foot, () -> setBottom(foot), width);
    add(steps, page, () -> setCenter(page), width);
    add(steps, details, this::showDetails, width);
    add(steps, machines, () -> tab.getChildren().addFirst(machines), width);
    for (int shown = 1; shown <= ROW_STEPS; shown++) {
      double upTo = height * shown / ROW_STEPS;
      steps.add(() -> place(width, upTo));
    }
    steps.add(() -> details.holdBack(true));
    return steps;
  }

  /** Shows the details that were held back, in the frame after the first. */
  public void showAll() {
    details.holdBack(false);
  }

  /** Finds styles for the part alone: for the view they would be found again for all of it. */
  private void add(List<Runnable> steps, Node part, Runnable addition, double width) {
    steps.add(addition);
    steps.add(part::applyCss);
    steps.add(() -> place(width, 0));
  }

  private void place(double width, double height) {
    resize(width, height);
    layout();
  }

  /** Lays everything out in a size, before or after it can be seen. */
  public void layOut(double width, double height) {
    applyCss();
    place(width, height);
  }

  /**
   * Fits what a style sheet cannot size to another font.
   *
   * @param size of ordinary text in pixels
   */
  public void useFont(double size) {
    em = size;
    fitToFont();
    strip.fitToFont(em);
    environments.useFont();
    machines.useFont();
    divider.useFont();
  }

  private EnvironmentTable environments(Parts parts) {
    return new EnvironmentTable(
        model,
        new EnvironmentMenu(parts.features(), parts.clipboard()),
        new EnvironmentPlaceholder(model, parts.commands()),
        parts.features().environmentColumns(),
        () -> Columns.TABLE_FONT * em,
        parts.window().get(WindowSettings.ENVIRONMENT_COLUMNS),
        columns ->
            parts
                .remember()
                .accept(window -> window.with(WindowSettings.ENVIRONMENT_COLUMNS, columns)));
  }

  private MachineTable machines(Parts parts) {
    return new MachineTable(
        model,
        gestures,
        new MachineMenu(model, parts.features(), gestures),
        () -> Columns.TABLE_FONT * em,
        parts.window().get(WindowSettings.MACHINE_COLUMNS),
        columns ->
            parts
                .remember()
                .accept(window -> window.with(WindowSettings.MACHINE_COLUMNS, columns)));
  }

  /** Lays a list over the page. */
  void add(Overlay overlay) {
    overlays.add(overlay);
    getChildren().add(overlay);
  }

  DashboardModel model() {
    return model;
  }

  /** The chips of the saved views. */
  List<Node> savedViews() {
    return savedViews;
  }

  /** The items of the menu of the window. */
  List<MenuItem> windowItems() {
    return header.items();
  }

  /** The items of the menus over what is selected where a person can see it. */
  List<MenuItem> selectedItems() {
    List<MenuItem> items = new ArrayList<>();
    if (pages.showsEnvironments()) {
      items.addAll(environments.selectedItems());
    }
    if (showsDetails()) {
      items.addAll(machines.selectedItems());
    }
    return items;
  }

  Features features() {
    return features;
  }

  Pages pages() {
    return pages;
  }

  private Pages makePages() {
    Page first =
        new Page(
            PageChoice.ENVIRONMENTS,
            text("page.environments"),
            () -> split,
            new Page.PageFilter(model.filterTextProperty(), text("header.filter")));
    return new Pages(
        first, environments.table()::requestFocus, features.pages(), features.pageChoice());
  }

  /** Selects an environment, which nothing may hide then. */
  private void lead(EnvironmentKey key) {
    model.showAccount(key.account());
    if (model.environments().stream().noneMatch(row -> row.key().equals(key))) {
      model.clearFilter();
    }
    model.select(key);
    environments.takeSelected();
  }

  /** Selects a machine among those of its environment, whichever part of the details was shown. */
  private void lead(MachineKey key) {
    lead(key.environment());
    details.showMachines();
    machines.take(key);
  }

  /**
   * Lets no press hit a banner that has just come.
   *
   * @param elapsed the time since any fixed moment
   */
  public void guardBanners(Supplier<Duration> elapsed) {
    banners.refusePressesAfterChanges(elapsed);
  }

  /** Which part of the details is shown, by its id. */
  public String detailPart() {
    return details.part();
  }

  /** Shows the part of the details of this id. */
  public void showDetailPart(String id) {
    details.showPart(id);
  }

  /** How list and details are divided. */
  public Division division() {
    return divider.division();
  }

  /** Divides list and details as another window of the same person does. */
  public void divide(Division other) {
    divider.divide(other);
  }

  /** Brings the keyboard from the filter to what it narrows. */
  private void takePage() {
    if (pages.showsEnvironments()) {
      environments.takeFocus();
    } else {
      pages.takeFocus();
    }
  }

  public MachineGestures gestures() {
    return gestures;
  }

  public TextField filterField() {
    return header.filterField();
  }

  public EnvironmentTable environmentTable() {
    return environments;
  }

  /** Whether somebody can see the details of an environment. */
  boolean showsDetails() {
    return details.getScene() != null;
  }

  private void closeOverlaysBeside(MouseEvent press) {
    overlays.stream()
        .filter(Overlay::isOpen)
        .filter(overlay -> !(press.getTarget() instanceof Node hit && overlay.leavesOpen(hit)))
        .forEach(Overlay::close);
  }

  /**
   * Closes what lies over the page.
   *
   * @return whether there was anything
   */
  boolean dismissOverlay() {
    List<Overlay> open = overlays.stream().filter(Overlay::isOpen).toList();
    open.forEach(Overlay::dismiss);
    return !open.isEmpty();
  }

  /** Whether a key was meant for what lies over the page. */
  boolean isOver(EventTarget target) {
    return target instanceof Node hit
        && overlays.stream().anyMatch(overlay -> overlay.isOpen() && overlay.holds(hit));
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    overlays.stream().filter(Overlay::isOpen).forEach(overlay -> overlay.place(this));
  }

  boolean isInDetails(@Nullable Node part) {
    return Controls.isWithin(details, part);
  }

  /** Looks at everything now, and lets every row go where it belongs. */
  void refresh() {
    model.applyOrder();
    features.refreshed();
    commands.lookNow();
  }

  /** Brings the keyboard from the machines to the list that they belong to. */
  void takeList() {
    if (pages.showsEnvironments()) {
      environments.takeSelected();
    } else {
      pages.takeFocus();
    }
  }

  /** Brings the keyboard to the machines. */
  void takeMachines() {
    details.showMachines();
    machines.takeFocus();
  }

  public MachineTable machineTable() {
    return machines;
  }
}
