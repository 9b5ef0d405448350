package envwatch.ui.window;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Phase;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Icons;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OneTabStop;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.PhaseCounts;
import envwatch.ui.shell.Shortcut;
import envwatch.watch.AccountView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import org.jspecify.annotations.Nullable;

/**
 * Counts the environments that the filter lets through by phase. A click narrows the list to one
 * phase, and a second click shows all again. Where all chips do not fit in a line, those that count
 * nothing give way, the last first.
 */
final class StateChips extends FlowPane {
  private static final PseudoClass NONE = PseudoClass.getPseudoClass("none");

  private final DashboardModel model;
  private final List<ToggleButton> chips;
  private final Button newOnTop = new Button();
  private final DiffersChip differs;

  /**
   * @param savedViews shown behind the chips, and wrapped with them
   */
  StateChips(DashboardModel model, ObservableList<Node> savedViews) {
    this.model = model;
    getStyleClass().add("chips");
    chips = Stream.of(Phase.values()).map(this::chip).toList();
    differs = new DiffersChip(model);
    fillNewOnTop();
    getChildren().addAll(chips);
    int own = getChildren().size();
    savedViews.addListener((ListChangeListener<Node>) change -> showBehind(own, savedViews));
    showBehind(own, savedViews);
    OneTabStop.of(this);
  }

  /** If the focused chip is removed, the focus moves to the one that takes its place. */
  private void showBehind(int own, ObservableList<Node> savedViews) {
    Node focused = getScene() == null ? null : getScene().getFocusOwner();
    int place = focused == null ? -1 : getChildren().indexOf(focused);
    getChildren().remove(own, getChildren().size());
    getChildren().addAll(savedViews);
    // Behind all else, which stays where it is when this comes and goes.
    getChildren().addAll(newOnTop, differs);
    if (place >= own) {
      getChildren().stream()
          .limit(place + 1L)
          .filter(Node::isVisible)
          .reduce((before, last) -> last)
          .ifPresent(Node::requestFocus);
    }
  }

  private ToggleButton chip(Phase phase) {
    ToggleButton chip = new ToggleButton();
    String key = key(phase);
    chip.setId("chip-" + key);
    chip.getStyleClass().addAll("chip", "phased");
    chip.setGraphic(new Icon(Icons.of(phase)));
    Icons.mark(chip, phase);
    model.matchesProperty().subscribe(counts -> count(chip, phase, counts));
    model.worldProperty().subscribe(world -> count(chip, phase, model.matchesProperty().get()));
    model
        .phaseProperty()
        .subscribe(shown -> {
          chip.setSelected(shown == phase);
          requestLayout();
          Controls.tip(chip, keys(phase).tip(tip(phase, shown)));
        });
    chip.setOnAction(event -> {
      show(model, phase);
      chip.setSelected(model.phaseProperty().get() == phase);
    });
    return chip;
  }

  private void count(ToggleButton chip, Phase phase, PhaseCounts counts) {
    int count = counts.in(phase);
    String word = text("chip." + key(phase));
    chip.setText(text("chip.count", number(phase, counts), word));
    chip.setAccessibleText(text("chip.name", count, word));
    chip.pseudoClassStateChanged(NONE, count == 0);
  }

  /** Asked before everything is laid out: what gives way must be known by then. */
  @Override
  protected double computePrefHeight(double width) {
    if (width > 0) {
      giveWay(width - getInsets().getLeft() - getInsets().getRight());
    }
    return super.computePrefHeight(width);
  }

  private void giveWay(double room) {
    List<Node> hidden = new ArrayList<>();
    List<Node> always =
        getChildren().stream().filter(node -> node != differs && node != newOnTop).toList();
    double left = room - length(always);
    left -= showIfFits(newOnTop, model.newOnTopProperty().get() > 0, left);
    showIfFits(differs, differs.isWanted(), left);
    double missing = length(always) - room;
    for (ToggleButton chip : chips.reversed()) {
      if (missing > 0 && canGiveWay(chip)) {
        hidden.add(chip);
        missing -= chip.prefWidth(-1) + getHgap();
      }
    }
    for (ToggleButton chip : chips) {
      boolean shown = missing > 0 || !hidden.contains(chip);
      chip.setManaged(shown);
      chip.setVisible(shown);
    }
  }

  /**
   * First of all that gives way: what is told at the end is told elsewhere, too.
   *
   * @return what it takes
   */
  private double showIfFits(Node last, boolean wanted, double room) {
    double width = getHgap() + snapSizeX(last.prefWidth(-1));
    boolean shown = wanted && width <= room;
    last.setManaged(shown);
    last.setVisible(shown);
    return shown ? width : 0;
  }

  /** While rows keep their places: a click lets them go where they belong. */
  private void fillNewOnTop() {
    newOnTop.setId("new-on-top");
    newOnTop.setManaged(false);
    newOnTop.setVisible(false);
    newOnTop.getStyleClass().addAll("chip", Styles.ACCENT);
    newOnTop.setOnAction(event -> model.applyOrder());
    Controls.tip(newOnTop, text("chip.new-on-top.tip"));
    model
        .newOnTopProperty()
        .subscribe(count -> {
          newOnTop.setText(text("chip.new-on-top", count));
          requestLayout();
        });
  }

  private double length(List<Node> nodes) {
    double gaps = getHgap() * Math.max(0, nodes.size() - 1);
    return gaps + nodes.stream().mapToDouble(node -> snapSizeX(node.prefWidth(-1))).sum();
  }

  /** Not where the keyboard is, or comes to next. */
  private static boolean canGiveWay(ToggleButton chip) {
    return chip.getPseudoClassStates().contains(NONE)
        && !chip.isSelected()
        && !chip.isFocusTraversable();
  }

  /**
   * A dash where nothing can be seen; with a plus where there may be more than were seen so far.
   */
  private String number(Phase phase, PhaseCounts counts) {
    if (counts.all() == 0 && model.shownAccounts().stream().noneMatch(AccountView::listed)) {
      return text("absent");
    }
    int count = counts.in(phase);
    return counts.mayGrow(phase) ? text("count.at-least", count) : String.valueOf(count);
  }

  private static String tip(Phase phase, @Nullable Phase shown) {
    return shown == phase ? text("chip.tip.all") : text("chip.tip", text("chip." + key(phase)));
  }

  /** Narrows the list to the phase, or shows all again where it is narrowed to it already. */
  private static void show(DashboardModel model, Phase phase) {
    model.phaseProperty().set(model.phaseProperty().get() == phase ? null : phase);
  }

  /** Numbered from 1, counted from the left. */
  private static KeyBinding keys(Phase phase) {
    return Keys.chip(1 + phase.ordinal());
  }

  /** The keys of the chips. */
  static List<Shortcut> shortcuts(DashboardModel model) {
    return Stream.of(Phase.values())
        .map(phase -> Shortcut.onEnvironments(keys(phase), () -> show(model, phase)))
        .toList();
  }
}
