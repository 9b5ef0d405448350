package envwatch.ui.actions;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.Styles;
import envwatch.ui.kit.OnJavaFx;
import java.nio.file.Path;
import java.util.List;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableView;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.PickResult;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What deletes is not hit by mistake: it is the last item of a menu, apart from the others. */
class DeleteItemTest {
  @TempDir private Path folder;
  private ActionsWindow window;

  @BeforeEach
  void open() {
    window = new ActionsWindow(folder);
    window.happens(() -> window.world.running("Anna"));
    window.select("Lab Anna");
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void isLastAndApartAmongMoreActions() {
    MenuButton more = (MenuButton) window.node("action-more");
    assertLastAndApart(OnJavaFx.call(() -> List.copyOf(more.getItems())), "delete-environment");
  }

  @Test
  void isLastAndApartInTheMenuOfAnEnvironment() {
    assertLastAndApart(menuOf("environments"), "delete-environment");
  }

  @Test
  void isLastAndApartInTheMenuOfAMachine() {
    OnJavaFx.run(() -> table("machines").getSelectionModel().selectFirst());
    assertLastAndApart(menuOf("machines"), "delete-machine");
  }

  private TableView<?> table(String id) {
    return (TableView<?>) window.stage().getScene().lookup("#" + id + ".table-view");
  }

  private List<MenuItem> menuOf(String table) {
    return OnJavaFx.call(() -> {
      Node node = table(table);
      Event.fireEvent(
          node,
          new ContextMenuEvent(
              ContextMenuEvent.CONTEXT_MENU_REQUESTED,
              5,
              5,
              5,
              5,
              true,
              new PickResult(node, 5, 5)));
      ContextMenu menu =
          Window.getWindows().stream()
              .filter(ContextMenu.class::isInstance)
              .map(ContextMenu.class::cast)
              .findFirst()
              .orElseThrow();
      List<MenuItem> items = List.copyOf(menu.getItems());
      menu.hide();
      return items;
    });
  }

  private static void assertLastAndApart(List<MenuItem> items, String action) {
    assertThat(items.getLast().getId()).isEqualTo("item-" + action);
    assertThat(items.getLast().getStyleClass()).contains(Styles.DANGER);
    assertThat(items.get(items.size() - 2)).isInstanceOf(SeparatorMenuItem.class);
    assertThat(items).filteredOn(item -> item.getStyleClass().contains(Styles.DANGER)).hasSize(1);
  }
}
