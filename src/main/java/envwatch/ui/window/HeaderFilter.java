package envwatch.ui.window;

import static envwatch.words.Messages.text;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;
import envwatch.model.Phase;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Keys;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.PhaseCounts;
import envwatch.ui.shell.Page.PageFilter;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** The filter of the page that is shown, and how much of the list it lets through. */
final class HeaderFilter {
  /** What is left free around the words and the icon, in ems of the field. */
  private static final double SPACE = 2;

  private final DashboardModel model;
  private final CustomTextField field = new CustomTextField();
  private final Label matches = new Label();
  private @Nullable StringProperty typed;
  private String prompt = "";

  HeaderFilter(DashboardModel model) {
    this.model = model;
    fillField();
    fillMatches();
  }

  private void fillField() {
    field.setId("filter");
    field.setLeft(new Icon(Glyph.SEARCH));
    Button clear =
        Controls.iconButton(Glyph.CLEAR, Keys.CLEAR.tip(text("header.filter.clear")), this::clear);
    clear.setId("filter-clear");
    clear.setFocusTraversable(false);
    field.textProperty().subscribe(words -> field.setRight(words.isEmpty() ? null : clear));
    field.managedProperty().bind(field.visibleProperty());
    // First of all that has no room of its own left.
    HBox.setHgrow(field, Priority.ALWAYS);
    field.getStyleClass().add("filter");
    field.widthProperty().subscribe(this::fitPrompt);
    field.fontProperty().subscribe(this::fitPrompt);
    field.focusedProperty().subscribe(this::prepare);
  }

  private void prepare(boolean focused) {
    if (focused && typed == model.filterTextProperty()) {
      model.prepareForFilter();
    }
  }

  /** A field cuts its prompt without a sign of it. */
  private void fitPrompt() {
    double icon = field.getLeft().prefWidth(-1) + SPACE * field.getFont().getSize();
    boolean fits = Controls.widthOf(prompt, field.getFont()) + icon <= field.getWidth();
    field.setPromptText(fits ? prompt : text("header.filter.short"));
  }

  /** How many of all the filter and the chip let through; nothing while they let all through. */
  private void fillMatches() {
    matches.setId("matches");
    matches.getStyleClass().add(Styles.TEXT_MUTED);
    matches.setMinWidth(Region.USE_PREF_SIZE);
    Runnable count =
        () -> {
          int shown = model.environments().size();
          int all = model.countsProperty().get().all();
          Object some = mayGrow() ? text("count.at-least", shown) : shown;
          matches.setText(shown == all ? "" : text("header.matches", some, all));
        };
    model.matchesProperty().subscribe(count);
    model.countsProperty().subscribe(count);
    model.phaseProperty().subscribe(count);
    matches
        .managedProperty()
        .bind(matches.textProperty().isNotEmpty().and(matches.visibleProperty()));
  }

  private boolean mayGrow() {
    PhaseCounts matching = model.matchesProperty().get();
    Phase phase = model.phaseProperty().get();
    return phase == null ? matching.unread() > 0 : matching.mayGrow(phase);
  }

  private void clear() {
    if (typed == model.filterTextProperty()) {
      model.clearFilter();
    } else {
      field.clear();
    }
  }

  /**
   * Edits the filter of another page.
   *
   * @param page null for a page without one
   */
  void use(@Nullable PageFilter page) {
    StringProperty other = page == null ? null : page.text();
    if (typed != null) {
      field.textProperty().unbindBidirectional(typed);
    }
    typed = other;
    field.setVisible(other != null);
    if (page != null) {
      prompt = page.prompt();
      fitPrompt();
      field.setAccessibleText(page.prompt());
      field.textProperty().bindBidirectional(page.text());
    }
    matches.setVisible(other == model.filterTextProperty());
  }

  /**
   * @param next run when the person is done with the filter and goes on to what it narrows
   */
  void onFiltered(Runnable next) {
    field.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.ENTER) {
            event.consume();
            next.run();
          }
        });
  }

  TextField field() {
    return field;
  }

  Node matches() {
    return matches;
  }
}
