package envwatch.ui.window;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Phase;
import envwatch.ui.environments.SavedViews;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
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
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/**
 * Counts the environments that the filter lets through by phase. A click narrows the list to one
 * phase, and a second click shows all again. It is one line always: where not all fits, chips that
 * count nothing give way, then saved views, the last first, then words of the other chips.
 */
final class StateChips extends HBox {
  private static final PseudoClass NONE = PseudoClass.getPseudoClass("none");

  private final DashboardModel model;
  private final List<ToggleButton> chips;
  private final ObservableList<Node> savedViews;
  private final MenuButton more = new MenuButton();
  private final Button newOnTop = new Button();

  /** What gives way first, the last one before the others: the details say it, too. */
  private final List<FilterChip> kinds;

  /**
   * @param savedViews shown behind the chips
   */
  StateChips(DashboardModel model, ObservableList<Node> savedViews) {
    this.model = model;
    this.savedViews = savedViews;
    getStyleClass().add("chips");
    setMinWidth(0);
    chips = Stream.of(Phase.values()).map(this::chip).toList();
    kinds =
        List.of(
            new FilterChip(model, "mine", Glyph.PAN_TOOL, DashboardModel.MINE, PhaseCounts::mine),
            new FilterChip(
                model,
                "differs",
                Glyph.COMPARE_ARROWS,
                DashboardModel.DIFFERING,
                PhaseCounts::differing));
    fillMore();
    fillNewOnTop();
    getChildren().addAll(chips);
    getChildren().addAll(savedViews);
    // Behind all else, which stays where it is when these come and go.
    List<Node> last = new ArrayList<>(List.of(more));
    last.addAll(kinds);
    // It goes while the mouse comes: nothing else may slide into its place.
    last.add(newOnTop);
    last.forEach(each -> each.setVisible(false));
    getChildren().addAll(last);
    savedViews.addListener(this::viewsChanged);
    OneTabStop.of(this);
  }

  /** If the focused chip is removed, the focus moves to the one that takes its place. */
  private void viewsChanged(ListChangeListener.Change<? extends Node> change) {
    Node focused = focused();
    int place = getChildren().indexOf(focused);
    boolean removed = false;
    while (change.next()) {
      removed |= change.getRemoved().contains(focused);
      getChildren().removeAll(change.getRemoved());
      getChildren().addAll(chips.size() + change.getFrom(), change.getAddedSubList());
    }
    if (removed) {
      focusAt(place);
    }
  }

  private @Nullable Node focused() {
    return getScene() == null ? null : getScene().getFocusOwner();
  }

  /** Brings the focus to the chip in a place, or to the last one before it. */
  private void focusAt(int place) {
    getChildren().stream()
        .limit(place + 1L)
        .filter(Node::isVisible)
        .reduce((before, last) -> last)
        .ifPresent(Node::requestFocus);
  }

  private ToggleButton chip(Phase phase) {
    ToggleButton chip = new ToggleButton();
    String key = key(phase);
    chip.setId("chip-" + key);
    chip.getStyleClass().addAll("chip", "phased");
    chip.setTextOverrun(OverrunStyle.WORD_ELLIPSIS);
    chip.setEllipsisString("");
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

  /** The height is asked for before everything is laid out: what gives way is known by then. */
  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    if (width > 0) {
      giveWay(width - getInsets().getLeft() - getInsets().getRight());
    }
    return super.computePrefHeight(width);
  }

  private void giveWay(double room) {
    List<Node> shown = new ArrayList<>(getChildren());
    shown.removeAll(List.of(more, newOnTop));
    shown.removeAll(kinds);
    if (model.newOnTopProperty().get() > 0) {
      shown.add(newOnTop);
    }
    for (ToggleButton chip : chips.reversed()) {
      if (length(shown) > room && canGiveWay(chip) && chip.getPseudoClassStates().contains(NONE)) {
        shown.remove(chip);
      }
    }
    int folded = 0;
    for (Node view : savedViews.reversed()) {
      if (length(shown) + roomOfMore(folded) > room
          && view instanceof ToggleButton chip
          && canGiveWay(chip)) {
        shown.remove(view);
        folded++;
      }
    }
    if (folded > 0) {
      more.setText(text("views.more", folded));
      shown.add(more);
    }
    for (FilterChip kind : kinds) {
      if (kind.isWanted()) {
        shown.add(kind);
        if (length(shown) > room && !Controls.ownsFocus(kind)) {
          shown.remove(kind);
        }
      }
    }
    Node focused = focused();
    for (Node child : getChildren()) {
      Controls.show(child, shown.contains(child));
    }
    int place = getChildren().indexOf(focused);
    if (place >= 0 && !shown.contains(focused)) {
      focusAt(place);
    }
    shorten(length(shown) - room);
  }

  /** What the button behind the views takes with the gap before it; none while none is folded. */
  private double roomOfMore(int folded) {
    if (folded == 0) {
      return 0;
    }
    double words =
        Controls.widthOf(text("views.more", folded), more.getFont())
            - Controls.widthOf(more.getText(), more.getFont());
    return getSpacing() + snapSizeX(more.prefWidth(-1) + words);
  }

  /** Where nothing else can give way any more, words do, the last first; the numbers stay. */
  private void shorten(double tooLong) {
    double missing = tooLong;
    for (ToggleButton chip : chips.reversed()) {
      double least = USE_PREF_SIZE;
      if (chip.isManaged() && missing > 0) {
        String text = chip.getText();
        double word = Controls.widthOf(text.substring(text.indexOf(' ')), chip.getFont());
        least = chip.prefWidth(-1) - word;
        missing -= word;
      }
      chip.setMinWidth(least);
    }
  }

  /** While rows keep their places: a click lets them go where they belong. */
  private void fillNewOnTop() {
    newOnTop.setId("new-on-top");
    newOnTop.getStyleClass().addAll("chip", Styles.BUTTON_OUTLINED, Styles.ACCENT);
    newOnTop.setMinWidth(USE_PREF_SIZE);
    newOnTop.setOnAction(event -> model.applyOrder());
    Controls.tip(newOnTop, text("chip.new-on-top.tip"));
    model
        .newOnTopProperty()
        .subscribe(count -> {
          newOnTop.setText(text("chip.new-on-top", count));
          requestLayout();
        });
  }

  /** The saved views that have no room. */
  private void fillMore() {
    more.setId("more-views");
    more.getStyleClass().add("chip");
    more.setMinWidth(USE_PREF_SIZE);
    Controls.tip(more, text("views.more.tip"));
    more.setOnShowing(event ->
        more.getItems()
            .setAll(
                savedViews.stream()
                    .filter(view -> !view.isVisible())
                    .map(view -> SavedViews.item((ToggleButton) view))
                    .toList()));
  }

  private double length(List<Node> nodes) {
    double gaps = getSpacing() * Math.max(0, nodes.size() - 1);
    return gaps + nodes.stream().mapToDouble(node -> snapSizeX(node.prefWidth(-1))).sum();
  }

  /** Not where the keyboard is, or comes to next. */
  private static boolean canGiveWay(ToggleButton chip) {
    return !chip.isSelected() && !chip.isFocusTraversable();
  }

  /**
   * A dash where nothing can be seen; with a plus where there may be more than were seen so far.
   */
  private String number(Phase phase, PhaseCounts counts) {
    if (counts.all() == 0 && model.shownAccounts().stream().noneMatch(AccountView::listed)) {
      return text("absent");
    }
    int count = counts.in(phase);
    return counts.mayGrow(phase) ? text("count.at-least", count) : text("count", count);
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
        .map(phase ->
            Shortcut.onEnvironments(keys(phase), () -> show(model, phase))
                .named(text("chip.tip", text("chip." + key(phase)))))
        .toList();
  }
}
