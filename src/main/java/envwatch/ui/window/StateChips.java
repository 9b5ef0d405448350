package envwatch.ui.window;

import static envwatch.words.Messages.text;

import envwatch.model.Phase;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Icons;
import envwatch.ui.kit.Keys;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.PhaseCounts;
import envwatch.ui.shell.Shortcut;
import envwatch.watch.AccountView;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import org.jspecify.annotations.Nullable;

/**
 * Counts the environments that the filter lets through by phase, and narrows the list to one phase
 * when clicked.
 */
final class StateChips extends FlowPane {
  private final DashboardModel model;

  /**
   * @param savedViews shown behind the chips, and wrapped with them
   */
  StateChips(DashboardModel model, ObservableList<Node> savedViews) {
    this.model = model;
    getStyleClass().add("chips");
    for (Phase phase : Phase.values()) {
      getChildren().add(chip(phase));
    }
    getChildren().add(chip(null));
    int own = getChildren().size();
    savedViews.addListener((ListChangeListener<Node>) change -> showBehind(own, savedViews));
    showBehind(own, savedViews);
  }

  /** If the focused chip is removed, the focus moves to the one that takes its place. */
  private void showBehind(int own, ObservableList<Node> savedViews) {
    Node focused = getScene() == null ? null : getScene().getFocusOwner();
    int place = focused == null ? -1 : getChildren().indexOf(focused);
    getChildren().remove(own, getChildren().size());
    getChildren().addAll(savedViews);
    if (place >= own) {
      getChildren().get(Math.min(place, getChildren().size() - 1)).requestFocus();
    }
  }

  private ToggleButton chip(@Nullable Phase phase) {
    ToggleButton chip = new ToggleButton();
    String key = phase == null ? "all" : phase.name().toLowerCase(Locale.ROOT);
    chip.setId("chip-" + key);
    chip.getStyleClass().addAll("chip", "phased");
    if (phase != null) {
      chip.setGraphic(Icons.of(Icons.of(phase)));
      Icons.mark(chip, phase);
    }
    model.matchesProperty().subscribe(counts -> count(chip, key, phase, counts));
    model
        .worldProperty()
        .subscribe(world -> count(chip, key, phase, model.matchesProperty().get()));
    chip.setTooltip(Controls.tip(tip(phase, key)));
    model.phaseProperty().subscribe(shown -> chip.setSelected(shown == phase));
    chip.setOnAction(event -> {
      model.phaseProperty().set(chip.isSelected() ? phase : null);
      chip.setSelected(model.phaseProperty().get() == phase);
    });
    return chip;
  }

  private void count(ToggleButton chip, String key, @Nullable Phase phase, PhaseCounts counts) {
    int count = phase == null ? counts.all() : counts.in(phase);
    String word = text("chip." + key, count);
    chip.setText(text("chip.count", number(phase, counts), word));
    chip.setAccessibleText(
        key.equals("all") ? text("chip.name.all", count) : text("chip.name", count, word));
    chip.pseudoClassStateChanged(PseudoClass.getPseudoClass("none"), count == 0);
  }

  /** A dash where nothing can be seen; with a plus where more may be wrong than was seen so far. */
  private String number(@Nullable Phase phase, PhaseCounts counts) {
    if (counts.all() == 0 && model.shownAccounts().stream().noneMatch(AccountView::listed)) {
      return text("absent");
    }
    boolean mayGrow = phase == Phase.PROBLEM || phase == Phase.EXPIRING;
    int count = phase == null ? counts.all() : counts.in(phase);
    return mayGrow && !counts.complete() ? text("count.at-least", count) : String.valueOf(count);
  }

  private static String tip(@Nullable Phase phase, String key) {
    return Keys.chip(number(phase))
        .tip(phase == null ? text("chip.tip.all") : text("chip.tip", text("chip." + key, 2)));
  }

  /** From 1, counted from the left; the chip for all is the last. */
  private static int number(@Nullable Phase phase) {
    return 1 + (phase == null ? Phase.values().length : phase.ordinal());
  }

  /** The keys of the chips. */
  static List<Shortcut> shortcuts(DashboardModel model) {
    return Stream.concat(Arrays.stream(Phase.values()), Stream.of((Phase) null))
        .map(phase ->
            Shortcut.onEnvironments(
                Keys.chip(number(phase)), () -> model.phaseProperty().set(phase)))
        .toList();
  }
}
