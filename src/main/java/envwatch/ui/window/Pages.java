package envwatch.ui.window;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Keys;
import envwatch.ui.shell.Page;
import envwatch.ui.shell.Shortcut;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** The pages of the main window: the environments, and those that capabilities bring. */
final class Pages {
  private static final int ENVIRONMENTS = 0;

  private final List<Page> pages;
  private final List<@Nullable Node> contents = new ArrayList<>();
  private final StackPane shown = new StackPane();
  private final HBox buttons = new HBox();
  private final ReadOnlyIntegerWrapper current = new ReadOnlyIntegerWrapper(ENVIRONMENTS);

  /**
   * @param others shown in the place of the environments, in this order
   */
  Pages(Node environments, List<Page> others) {
    pages = new ArrayList<>();
    pages.add(new Page("page-environments", text("page.environments"), () -> environments));
    pages.addAll(others);
    pages.forEach(page -> contents.add(null));
    buttons.getStyleClass().add("pages");
    buttons.managedProperty().bind(buttons.visibleProperty());
    buttons.setVisible(!others.isEmpty());
    for (int index = 0; index < pages.size(); index++) {
      buttons.getChildren().add(button(index));
    }
    place(ENVIRONMENTS);
  }

  private ToggleButton button(int index) {
    Page page = pages.get(index);
    ToggleButton button = new ToggleButton(page.title());
    button.setId(page.id());
    Controls.tip(button, Keys.page(index + 1).tip(page.title()));
    button.setOnAction(event -> show(index));
    current.subscribe(now -> button.setSelected(now.intValue() == index));
    return button;
  }

  /** The page that is shown. */
  Node shown() {
    return shown;
  }

  /** Shows which page is open, and opens another; not there while there is only one. */
  Node buttons() {
    return buttons;
  }

  /** The index of the page that is shown; 0 is that of the environments. */
  ReadOnlyIntegerProperty currentProperty() {
    return current.getReadOnlyProperty();
  }

  boolean showsEnvironments() {
    return current.get() == ENVIRONMENTS;
  }

  /** Empty while there is only one page. */
  List<Shortcut> shortcuts() {
    return pages.size() == 1
        ? List.of()
        : IntStream.range(0, pages.size())
            .mapToObj(index -> Shortcut.inWindow(Keys.page(index + 1), () -> show(index)))
            .toList();
  }

  private void show(int index) {
    place(index);
    // The button that is pressed again stays pressed.
    ((ToggleButton) buttons.getChildren().get(index)).setSelected(true);
    shown.getChildren().getFirst().requestFocus();
  }

  private void place(int index) {
    Node content = contents.get(index);
    if (content == null) {
      content = pages.get(index).content().get();
      contents.set(index, content);
    }
    shown.getChildren().setAll(content);
    current.set(index);
  }
}
