package envwatch.ui.environments;

import static envwatch.words.Messages.text;

import envwatch.filter.FilterCompletion;
import envwatch.filter.FilterSubject;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.stage.Popup;
import javafx.stage.PopupWindow.AnchorLocation;
import org.jspecify.annotations.Nullable;

/**
 * Offers ways to go on under a text field while a person types there. Keys come here before they
 * reach the window, and go on unless they choose: Enter means the field while nothing is chosen.
 */
public final class CompletionPopup {
  private final TextField field;
  private final Completions completions;
  private final CompletionList list = new CompletionList(this::take);

  /** Made when there is something to offer: a start need not wait for its scene. */
  private @Nullable Popup popup;

  private boolean taking;

  /** Tells how a text can go on. */
  @FunctionalInterface
  public interface Completions {
    /**
     * @param typed what is in the field
     * @param caret where the caret stands in it
     */
    List<FilterCompletion> of(String typed, int caret);
  }

  private CompletionPopup(TextField field, Completions completions) {
    this.field = field;
    this.completions = completions;
    list.chosenProperty().subscribe(this::tellChoice);
    field.textProperty().addListener((property, before, typed) -> changed());
    field
        .focusedProperty()
        .subscribe(focused -> {
          if (!focused) {
            hide();
          }
        });
  }

  /**
   * @param subjects what values are taken from; asked while a person types
   */
  public static CompletionPopup attach(
      TextField field, Supplier<Collection<FilterSubject>> subjects) {
    return attach(field, (typed, caret) -> FilterCompletion.of(typed, caret, subjects.get()));
  }

  /**
   * @param completions asked while a person types
   */
  public static CompletionPopup attach(TextField field, Completions completions) {
    return new CompletionPopup(field, completions);
  }

  /** The caret moves only after the text has changed. */
  private void changed() {
    if (field.isFocused() && !taking) {
      Platform.runLater(this::offer);
    }
  }

  private void offer() {
    List<FilterCompletion> offered =
        field.isFocused() ? completions.of(field.getText(), field.getCaretPosition()) : List.of();
    list.offer(offered);
    if (offered.isEmpty()) {
      hide();
      return;
    }
    list.setMinWidth(field.getWidth());
    if (popup == null) {
      popup = popup();
    }
    if (!popup.isShowing()) {
      Bounds place = field.localToScreen(field.getLayoutBounds());
      popup.show(field, place.getMinX(), place.getMaxY());
    }
    tellChoice();
  }

  private Popup popup() {
    Popup popup = new Popup();
    popup.getContent().add(list);
    // The list's shadow is no part of its place.
    popup.setAnchorLocation(AnchorLocation.CONTENT_TOP_LEFT);
    popup.setAutoHide(true);
    popup.setConsumeAutoHidingEvents(false);
    popup.setHideOnEscape(false);
    popup.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    popup.setOnHidden(event -> field.setAccessibleHelp(null));
    return popup;
  }

  private void hide() {
    if (popup != null) {
      popup.hide();
    }
  }

  private void pressed(KeyEvent event) {
    switch (event.getCode()) {
      case DOWN -> list.choose(1);
      case UP -> list.choose(-1);
      case ESCAPE -> hide();
      case ENTER -> {
        if (list.chosen() == null) {
          hide();
          return;
        }
        list.takeChosen();
      }
      case TAB -> {
        if (event.isShiftDown()) {
          return;
        }
        list.takeChosenOrFirst();
      }
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void take(FilterCompletion completion) {
    taking = true;
    field.setText(completion.text());
    taking = false;
    field.positionCaret(completion.caret());
    hide();
    offerWhatComesNext(completion);
  }

  /** After a field's name come its values. */
  private void offerWhatComesNext(FilterCompletion completion) {
    if (completion.label().endsWith(":")) {
      Platform.runLater(this::offer);
    }
  }

  private void tellChoice() {
    FilterCompletion chosen = list.chosen();
    field.setAccessibleHelp(
        chosen == null
            ? text("filter.completion.help", list.count())
            : text("filter.completion.chosen", chosen.label()));
  }

  boolean showing() {
    return popup != null && popup.isShowing();
  }

  CompletionList list() {
    return list;
  }
}
