package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;
import static java.util.stream.Collectors.joining;

import envwatch.model.Phase;
import envwatch.settings.SavedView;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.ui.kit.Menus;
import envwatch.ui.model.DashboardModel;
import envwatch.words.EnvironmentWords;
import envwatch.words.NoticeWords;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.stage.Window;

/** Filters kept under a name: a chip for each, and the way to keep the one typed. */
public final class SavedViews {
  private final DashboardModel model;
  private final Consumer<UnaryOperator<List<SavedView>>> change;
  private final ObservableList<Node> chips = FXCollections.observableArrayList();
  private final Button save =
      named(new Button(null, new Icon(Glyph.ADD)), "save-view", "chip", "save-view");
  private List<SavedView> views = List.of();

  /**
   * @param change changes what is kept; {@link #show} is called with the outcome
   */
  public SavedViews(DashboardModel model, Consumer<UnaryOperator<List<SavedView>>> change) {
    this.model = model;
    this.change = change;
    save.setAccessibleText(text("views.save"));
    Controls.tip(save, text("views.save.tip"));
    save.setOnAction(event -> askName());
    model.filterTextProperty().subscribe(this::mark);
    model.worldProperty().subscribe(this::count);
    model.accountProperty().subscribe(this::count);
  }

  /** The chips in their order, then the button that saves while there is something to save. */
  public ObservableList<Node> chips() {
    return chips;
  }

  public void show(List<SavedView> saved) {
    if (!saved.equals(views)) {
      views = List.copyOf(saved);
      chips.setAll(views.stream().map(this::chip).toList());
      mark();
      count();
    }
  }

  private ToggleButton chip(SavedView view) {
    HBox mark = styled(new HBox(new Icon(Glyph.STAR)), "view-mark");
    if (!view.tells().isEmpty()) {
      mark.getChildren().add(new Icon(Glyph.NOTIFICATIONS_ACTIVE));
    }
    mark.getChildren().add(badge());
    ToggleButton chip =
        styled(new ToggleButton(shortened(view.name()), mark), "chip", "saved-view");
    chip.setMnemonicParsing(false);
    chip.setUserData(view);
    Controls.tip(chip, tip(view));
    chip.setOnAction(event -> press(view));
    MenuItem rename = Menus.item(text("views.rename"), () -> rename(view));
    rename.setGraphic(new Icon(Glyph.EDIT));
    MenuItem delete = Menus.item(text("views.delete"), () -> delete(view));
    delete.setGraphic(new Icon(Glyph.DELETE_OUTLINE));
    ContextMenu menu = new ContextMenu();
    menu.getItems().setAll(Menus.arranged(List.of(telling(view), rename, Menus.deleting(delete))));
    chip.setContextMenu(menu);
    return chip;
  }

  /** Does the same as a chip that has no room. */
  public static MenuItem item(ToggleButton chip) {
    Label badge = badge(chip);
    String name = chip.getText();
    return Menus.item(
        badge.isVisible() ? text("views.chip.name.failed", name, badge.getText()) : name,
        chip::fire);
  }

  private void delete(SavedView view) {
    change.accept(kept -> without(kept, view.name()));
  }

  private static String tip(SavedView view) {
    String tip = text("views.chip.tip", view.name(), view.filter());
    return view.tells().isEmpty()
        ? tip
        : text(
            "views.chip.tip.tells",
            tip,
            view.tells().stream().map(EnvironmentWords::phase).collect(joining(", ")));
  }

  private Menu telling(SavedView view) {
    Menu menu = new Menu(text("views.tell"), new Icon(Glyph.NOTIFICATIONS_NONE));
    for (Phase state : SavedView.STATES) {
      CheckMenuItem item = new CheckMenuItem(NoticeWords.choice(state));
      item.setSelected(view.tells().contains(state));
      item.selectedProperty().subscribe((before, now) -> tell(view, state, now));
      menu.getItems().add(item);
    }
    return menu;
  }

  private void tell(SavedView view, Phase state, boolean wanted) {
    change.accept(kept ->
        kept.stream().map(each -> each.equals(view) ? view.telling(state, wanted) : each).toList());
  }

  private static Label badge() {
    Label badge =
        styled(new Label(null, new Icon(Icons.of(Phase.PROBLEM))), "phased", "view-badge");
    Icons.mark(badge, Phase.PROBLEM);
    return Controls.hidden(badge);
  }

  private static Label badge(ToggleButton chip) {
    return (Label) ((HBox) chip.getGraphic()).getChildren().getLast();
  }

  /** Tells on each chip how many of its environments have failed. */
  private void count() {
    for (Node node : chips) {
      if (node instanceof ToggleButton chip && chip.getUserData() instanceof SavedView view) {
        int failed = FailedEnvironments.count(model, model.filter(view.filter()));
        Label badge = badge(chip);
        badge.setText(String.valueOf(failed));
        badge.setVisible(failed > 0);
        String name = text("views.chip.name", view.name());
        chip.setAccessibleText(failed == 0 ? name : text("views.chip.name.failed", name, failed));
      }
    }
  }

  private static String shortened(String name) {
    int longest = 32;
    return name.length() <= longest ? name : name.substring(0, longest) + "\u2026";
  }

  /** A saved view is shown as it was saved; pressed again, it is left. */
  private void press(SavedView view) {
    if (applies(view)) {
      model.filterTextProperty().set("");
    } else {
      model.phaseProperty().set(null);
      model.filterTextProperty().set(view.filter());
    }
    mark();
  }

  private boolean applies(SavedView view) {
    return view.filter().strip().equals(typed());
  }

  private String typed() {
    return model.filterTextProperty().get().strip();
  }

  private void mark() {
    for (Node node : chips) {
      if (node instanceof ToggleButton chip && chip.getUserData() instanceof SavedView view) {
        chip.setSelected(applies(view));
      }
    }
    boolean offered = !typed().isEmpty() && views.stream().noneMatch(this::applies);
    if (offered && !chips.contains(save)) {
      chips.add(save);
    } else if (!offered) {
      chips.remove(save);
    }
  }

  private void askName() {
    String filter = typed();
    ViewNameDialog.saving(window(), filter, names(), name -> save(name, filter)).show();
  }

  private void rename(SavedView view) {
    List<String> others = names().stream().filter(name -> !name.equals(view.name())).toList();
    ViewNameDialog.renaming(window(), view, others, name -> rename(view, name)).show();
  }

  /** Replaces the filter of a view that has the name: the rest remains as it was chosen. */
  private void save(String name, String filter) {
    change.accept(kept -> {
      SavedView saved =
          kept.stream()
              .filter(view -> view.name().equals(name))
              .findFirst()
              .map(view -> view.showing(filter))
              .orElseGet(() -> new SavedView(name, filter));
      return Stream.concat(without(kept, name).stream(), Stream.of(saved)).toList();
    });
  }

  private void rename(SavedView view, String name) {
    change.accept(kept -> {
      List<SavedView> renamed = new ArrayList<>();
      for (SavedView each : kept) {
        if (each.name().equals(view.name())) {
          renamed.add(each.named(name));
        } else if (!each.name().equals(name)) {
          renamed.add(each);
        }
      }
      return renamed;
    });
  }

  private static List<SavedView> without(List<SavedView> views, String name) {
    return views.stream().filter(view -> !view.name().equals(name)).toList();
  }

  private List<String> names() {
    return views.stream().map(SavedView::name).toList();
  }

  private Window window() {
    Node shown = chips.stream().filter(chip -> chip.getScene() != null).findFirst().orElseThrow();
    return shown.getScene().getWindow();
  }
}
