package envwatch.ui.window;

import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.StyleSheets;
import envwatch.ui.shell.Overlay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * A field over the window that finds whatever that can show or do. The keyboard stays in the field;
 * what is found stands below it, what was used lately first. Lives on the JavaFX thread.
 */
final class Palette {
  private static final int MOST_FOUND = 50;
  private static final int MOST_USED = 20;

  /** How much more an entry is worth for having been used last. */
  private static final int LIKED = 28;

  private static final int ROWS_OF_A_PAGE = 10;

  /** So many are prepared in a turn: a moment only, in which nothing else happens. */
  private static final int AT_ONCE = 1_000;

  private final Supplier<Stream<PaletteEntry>> entries;
  private final Runnable menu;
  private final Executor javaFxThread;
  private final Overlay overlay = new Overlay(null);
  private final CustomTextField field = named(new CustomTextField(), "palette-field");
  private final ListView<PaletteEntry> list =
      named(new ListView<>(), "palette-list", "palette-list");

  /** The identities of what was used in this window, the last one first. */
  private final List<Object> used = new ArrayList<>();

  private PaletteIndex index = new PaletteIndex();

  /** What is not prepared yet. */
  private Iterator<PaletteEntry> waiting = Collections.emptyIterator();

  /**
   * @param entries all that there is now, what comes first before the rest; asked for each time it
   *     opens, and read while a person begins to type
   * @param menu opens the menu of what has the keyboard
   * @param javaFxThread {@code Platform::runLater}
   */
  public Palette(Supplier<Stream<PaletteEntry>> entries, Runnable menu, Executor javaFxThread) {
    this.entries = entries;
    this.menu = menu;
    this.javaFxThread = javaFxThread;
    make();
    overlay.visibleProperty().subscribe(this::forget);
  }

  /** What is laid over the page. */
  public Overlay overlay() {
    return overlay;
  }

  /** Opens it, or closes it again. */
  public void toggle() {
    if (overlay.isOpen()) {
      overlay.dismiss();
      return;
    }
    waiting = entries.get().iterator();
    prepare(MOST_FOUND);
    field.clear();
    find();
    overlay.open();
    field.requestFocus();
    javaFxThread.execute(this::prepareRest);
  }

  private void prepare(int most) {
    for (int added = 0; added < most && waiting.hasNext(); added++) {
      index.add(waiting.next());
    }
  }

  /** In turns, so that the window answers between them. */
  private void prepareRest() {
    if (waiting.hasNext()) {
      prepare(AT_ONCE);
      javaFxThread.execute(this::prepareRest);
    } else if (overlay.isOpen() && field.getText().isEmpty()) {
      find();
    }
  }

  private void make() {
    field.setLeft(new Icon(Glyph.SEARCH));
    field.setPromptText(text("palette.prompt"));
    field.setAccessibleText(text("palette.prompt"));
    field
        .textProperty()
        .subscribe((before, typed) -> {
          prepare(Integer.MAX_VALUE);
          find();
        });
    field.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    list.setFocusTraversable(false);
    list.setAccessibleText(text("palette.found"));
    list.setPlaceholder(styled(new Label(text("palette.none")), Styles.TEXT_MUTED));
    list.setCellFactory(each -> new PaletteCell(() -> take(false)));
    list.getSelectionModel().selectedItemProperty().subscribe(this::tell);
    Label help = styled(new Label(text("palette.help")), Styles.TEXT_MUTED, "palette-help");
    VBox content = named(new VBox(field, list, help), "palette", "palette");
    content.getStylesheets().add(StyleSheets.of("palette"));
    overlay.getStyleClass().add("palette-overlay");
    overlay.getChildren().setAll(content);
  }

  private void find() {
    list.getItems().setAll(index.find(field.getText(), this::liked, MOST_FOUND));
    list.getSelectionModel().selectFirst();
    list.scrollTo(0);
  }

  private int liked(PaletteEntry entry) {
    int place = used.indexOf(entry.identity());
    return place < 0 ? 0 : LIKED - place;
  }

  /** Nothing is kept of what it found while it is closed. */
  private void forget(boolean open) {
    if (!open) {
      index = new PaletteIndex();
      waiting = Collections.emptyIterator();
      list.getItems().clear();
    }
  }

  /** A screen reader speaks of the field only, where the keyboard is. */
  private void tell(@Nullable PaletteEntry chosen) {
    field.setAccessibleHelp(chosen == null ? text("palette.none") : PaletteCell.spoken(chosen));
  }

  private void pressed(KeyEvent event) {
    switch (event.getCode()) {
      case DOWN -> choose(1);
      case UP -> choose(-1);
      case PAGE_DOWN -> choose(ROWS_OF_A_PAGE);
      case PAGE_UP -> choose(-ROWS_OF_A_PAGE);
      case ENTER -> take(event.isShiftDown());
      case TAB -> choose(event.isShiftDown() ? -1 : 1);
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void choose(int step) {
    int last = list.getItems().size() - 1;
    if (last >= 0) {
      int chosen = Math.clamp(list.getSelectionModel().getSelectedIndex() + (long) step, 0, last);
      list.getSelectionModel().select(chosen);
      list.scrollTo(Math.max(0, chosen - ROWS_OF_A_PAGE + 1));
    }
  }

  /**
   * Goes to what is chosen or does it, once the keyboard is back where it was.
   *
   * @param withMenu whether the menu of what it leads to opens then
   */
  private void take(boolean withMenu) {
    PaletteEntry chosen = list.getSelectionModel().getSelectedItem();
    if (chosen == null || chosen.why() != null || (withMenu && !chosen.leads())) {
      return;
    }
    used.remove(chosen.identity());
    used.addFirst(chosen.identity());
    if (used.size() > MOST_USED) {
      used.removeLast();
    }
    overlay.dismiss();
    chosen.run().run();
    if (withMenu) {
      menu.run();
    }
  }
}
