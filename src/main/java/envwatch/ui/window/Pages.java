package envwatch.ui.window;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OneTabStop;
import envwatch.ui.shell.Page;
import envwatch.ui.shell.Page.PageFilter;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.shell.Shortcut;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** The pages of the main window: the environments, and those that capabilities bring. */
final class Pages {
  private final List<Page> pages;
  private final PageChoice choice;
  private final Map<Page, Node> contents = new HashMap<>();
  private final StackPane shown = new StackPane();
  private final HBox buttons = new HBox();

  private final Runnable takeEnvironments;

  /** The filter of the page that is shown, or of the one before where that has none. */
  private @Nullable PageFilter typed;

  /**
   * @param takeEnvironments brings the keyboard to the environments
   * @param others shown in the place of the environments, in this order
   */
  public Pages(Page environments, Runnable takeEnvironments, List<Page> others, PageChoice choice) {
    this.takeEnvironments = takeEnvironments;
    this.choice = choice;
    pages = Stream.concat(Stream.of(environments), others.stream()).toList();
    buttons.getStyleClass().add("pages");
    buttons.setMinWidth(HBox.USE_PREF_SIZE);
    buttons.managedProperty().bind(buttons.visibleProperty());
    buttons.setVisible(!others.isEmpty());
    for (int index = 0; index < pages.size(); index++) {
      buttons.getChildren().add(button(index));
    }
    OneTabStop.of(
        buttons,
        choice.shownProperty().map(id -> buttons.getChildren().get(pages.indexOf(current()))));
    place();
    choice
        .shownProperty()
        .addListener((property, before, id) -> {
          place();
          takeFocus();
        });
  }

  private ToggleButton button(int index) {
    Page page = pages.get(index);
    ToggleButton button = new ToggleButton(page.title());
    button.setId(page.id());
    Controls.tip(button, Keys.page(index + 1).tip(page.title()));
    button.setOnAction(event -> show(page));
    choice.shownProperty().subscribe(id -> button.setSelected(id.equals(page.id())));
    return button;
  }

  /** The page that is shown. */
  public Node shown() {
    return shown;
  }

  /** Shows which page is open, and opens another; not there while there is only one. */
  Node buttons() {
    return buttons;
  }

  /** Whether there is more than one page. */
  boolean several() {
    return pages.size() > 1;
  }

  public Page current() {
    String id = choice.shownProperty().get();
    return pages.stream().filter(page -> page.id().equals(id)).findFirst().orElse(pages.getFirst());
  }

  /** The page that is shown, as it changes. */
  public ObservableValue<Page> currentProperty() {
    return choice.shownProperty().map(id -> current());
  }

  public boolean showsEnvironments() {
    return current() == pages.getFirst();
  }

  /** Empty while there is only one page. */
  public List<Shortcut> shortcuts() {
    return several()
        ? IntStream.range(0, pages.size())
            .mapToObj(index ->
                Shortcut.inWindow(Keys.page(index + 1), () -> show(pages.get(index)))
                    .named(text("palette.page", pages.get(index).title())))
            .toList()
        : List.of();
  }

  /** A person goes to another page: what they have typed as the filter goes with them. */
  private void show(Page page) {
    PageFilter next = page.filter();
    if (typed != null && next != null) {
      next.text().set(typed.text().get());
    }
    choice.show(page.id());
    // The button that is pressed again stays pressed.
    ((ToggleButton) buttons.getChildren().get(pages.indexOf(page))).setSelected(true);
    takeFocus();
  }

  /** Brings the keyboard to the page that is shown. */
  public void takeFocus() {
    if (showsEnvironments()) {
      takeEnvironments.run();
    } else {
      shown.getChildren().getFirst().requestFocus();
    }
  }

  private void place() {
    PageFilter filter = current().filter();
    if (filter != null) {
      typed = filter;
    }
    shown.getChildren().setAll(contents.computeIfAbsent(current(), page -> page.content().get()));
  }
}
