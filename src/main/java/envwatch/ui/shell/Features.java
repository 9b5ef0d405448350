package envwatch.ui.shell;

import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** All capabilities of a window, in the order in which their parts are shown. */
public final class Features implements AutoCloseable {
  private final List<Feature> features;
  private final PageChoice pageChoice;

  public Features(List<Feature> features) {
    this(features, new PageChoice());
  }

  /**
   * @param pageChoice through which capabilities show their pages
   */
  public Features(List<Feature> features, PageChoice pageChoice) {
    this.features = List.copyOf(features);
    this.pageChoice = pageChoice;
  }

  /** A window without capabilities. */
  public static Features none() {
    return new Features(List.of());
  }

  public PageChoice pageChoice() {
    return pageChoice;
  }

  public List<Page> pages() {
    return all(Feature::pages);
  }

  public List<Shortcut> shortcuts() {
    return all(Feature::shortcuts);
  }

  /** Menus over what is selected on pages of capabilities. */
  public List<Menu> selectedMenus() {
    return all(Feature::selectedMenus);
  }

  /** What a person can be brought to by name. */
  public List<Offer> destinations() {
    return all(Feature::destinations);
  }

  /** See {@link Feature#ownShortcuts}. */
  public List<Shortcut> ownShortcuts(Supplier<@Nullable MachineRow> machine) {
    return all(feature -> feature.ownShortcuts(machine));
  }

  public List<Labeled> headerItems() {
    return all(Feature::headerItems);
  }

  public List<Node> stripItems() {
    return all(Feature::stripItems);
  }

  /** What a person should know. Asked for once. */
  public ObservableList<Banner> banners() {
    ObservableList<Banner> banners = FXCollections.observableArrayList();
    features.forEach(feature -> feature.addBanners(banners));
    return banners;
  }

  public List<Overlay> overlays() {
    return all(Feature::overlays);
  }

  public List<Node> detailItems() {
    return all(Feature::detailItems);
  }

  public List<Node> belowMachines() {
    return all(Feature::belowMachines);
  }

  public List<TableColumn<EnvironmentRow, ?>> environmentColumns() {
    return all(Feature::environmentColumns);
  }

  public List<DetailTab> detailTabs() {
    return all(Feature::detailTabs);
  }

  private <T> List<T> all(Function<Feature, List<T>> part) {
    return features.stream().flatMap(feature -> part.apply(feature).stream()).toList();
  }

  /** What is shown next to the name of the selected environment. */
  public Region bar() {
    HBox bar = new HBox();
    bar.getChildren().addAll(all(Feature::barItems));
    bar.getChildren().addAll(all(Feature::barEndItems));
    bar.getStyleClass().add("feature-bar");
    bar.setMinWidth(0);
    return bar;
  }

  /** What mends what is wrong with an environment; null where nothing does. */
  public @Nullable Offer troubleOffer(EnvironmentRow row) {
    return features.stream()
        .map(feature -> feature.troubleOffer(row))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** A link to what a page shows; null where it shows nothing that a link could lead to. */
  public @Nullable String linkOn(String page) {
    return features.stream()
        .map(feature -> feature.linkOn(page))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  public List<Node> panels() {
    return all(Feature::panels);
  }

  public List<Node> listPanels() {
    return all(Feature::listPanels);
  }

  /** The items of the menu of the window, divided by capability. */
  public List<MenuItem> windowItems() {
    return divided(Feature::windowItems);
  }

  /** The items of the menu of accounts, divided by capability. */
  public List<MenuItem> accountItems() {
    return divided(Feature::accountItems);
  }

  /** The items of a context menu over these rows, divided by capability. */
  public List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
    return divided(feature -> feature.environmentItems(environments));
  }

  /** The items of a context menu over these machines, divided by capability. */
  public List<MenuItem> machineItems(EnvironmentRow environment, List<MachineRow> machines) {
    return divided(feature -> feature.machineItems(environment, machines));
  }

  private List<MenuItem> divided(Function<Feature, List<MenuItem>> part) {
    List<MenuItem> items = new ArrayList<>();
    for (Feature feature : features) {
      List<MenuItem> own = part.apply(feature);
      if (!own.isEmpty() && !items.isEmpty()) {
        items.add(new SeparatorMenuItem());
      }
      items.addAll(own);
    }
    return items;
  }

  public void refreshed() {
    features.forEach(Feature::refreshed);
  }

  public void settingsChanged() {
    features.forEach(Feature::settingsChanged);
  }

  /** Asks every capability before the program ends. */
  public void beforeQuit(Runnable quit) {
    Runnable next = quit;
    for (Feature feature : features.reversed()) {
      Runnable after = next;
      next = () -> feature.beforeQuit(after);
    }
    next.run();
  }

  @Override
  public void close() {
    features.forEach(Feature::close);
  }
}
