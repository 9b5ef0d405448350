package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MenusTest {
  /** A minus is a line, and {@code delete} deletes. */
  @ParameterizedTest
  @CsvSource({
    "edit copy,               edit copy",
    "edit delete copy,        edit copy - delete",
    "edit - delete - copy,    edit - copy - delete",
    "delete - copy,           copy - delete",
    "copy - delete,           copy - delete",
    "delete,                  delete",
    "edit - copy,             edit - copy"
  })
  void whatDeletesStandsAtTheEndBehindOneLine(String items, String ordered) {
    List<MenuItem> shown =
        OnJavaFx.call(
            () -> Menus.arranged(Arrays.stream(items.split(" ")).map(MenusTest::item).toList()));

    assertThat(shown)
        .extracting(item -> item instanceof SeparatorMenuItem ? "-" : item.getText())
        .containsExactly(ordered.split(" "));
  }

  @Test
  void aSharedReasonStandsOnceOnTop() {
    OnJavaFx.run(() -> {
      List<MenuItem> shown =
          Menus.arranged(
              List.of(
                  offered("Resume", "It failed."),
                  offered("Extend", null),
                  offered("Suspend", "It failed."),
                  offered("Invite", "No policy.")));

      assertThat(shown)
          .extracting(MenuItem::getText)
          .containsExactly("It failed.", "Resume", "Extend", "Suspend", "Invite - No policy.");
      assertThat(shown)
          .extracting(MenuItem::isDisable)
          .containsExactly(true, true, false, true, true);
    });
  }

  @Test
  void aMenuAtTheRightEdgeOpensInsideOfTheWindow() {
    OnJavaFx.run(() -> {
      MenuButton button = new MenuButton("", null, new MenuItem("Export machines as CSV"));
      Menus.insideWindow(button);
      BorderPane content = new BorderPane();
      content.setRight(button);
      Stage stage = new Stage();
      stage.setScene(new Scene(content, 400, 300));
      stage.setX(0);
      stage.show();
      try {
        button.show();
        ContextMenu menu = button.getItems().getFirst().getParentPopup();

        assertThat(menu.getX() + menu.getWidth()).isLessThanOrEqualTo(400);
      } finally {
        stage.hide();
      }
    });
  }

  @Test
  void keysAreCalledByTheirNames() {
    assertThat(KeyBinding.of(KeyGroup.LOOK, "chips", "Ctrl+Enter").display())
        .isEqualTo("Ctrl+Enter");
    assertThat(KeyBinding.of(KeyGroup.LOOK, "chips", "Enter").display()).isEqualTo("Enter");
  }

  @Test
  void aReasonOfOneStaysWithIt() {
    OnJavaFx.run(() ->
        assertThat(Menus.arranged(List.of(offered("Resume", "It runs."), offered("Extend", null))))
            .extracting(MenuItem::getText)
            .containsExactly("Resume - It runs.", "Extend"));
  }

  @Test
  void whatIsNotAmongTheFirstIsInAMenuOfItsOwn() {
    OnJavaFx.run(() -> {
      List<MenuItem> items =
          List.of(
              offered("Edit", null),
              new SeparatorMenuItem(),
              offered("Suspend", null),
              Menus.deleting(offered("Delete", null)),
              offered("Resume", null));

      List<MenuItem> shown = Menus.folded(items, List.of("item-Resume", "item-Suspend"));

      assertThat(shown)
          .extracting(MenuItem::getText)
          .containsExactly("Resume", "Suspend", "More", null, "Delete");
      assertThat(((Menu) shown.get(2)).getItems())
          .extracting(MenuItem::getText)
          .containsExactly("Edit");
    });
  }

  private static MenuItem offered(String name, @Nullable String why) {
    return new Offer(name, null, name, null, why, false, false, () -> {}).item();
  }

  private static MenuItem item(String name) {
    return switch (name) {
      case "-" -> new SeparatorMenuItem();
      case "delete" -> Menus.deleting(new MenuItem(name));
      default -> new MenuItem(name);
    };
  }
}
