package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
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
        OnJavaFx.call(() ->
            Menus.deletingLast(Arrays.stream(items.split(" ")).map(MenusTest::item).toList()));

    assertThat(shown)
        .extracting(item -> item instanceof SeparatorMenuItem ? "-" : item.getText())
        .containsExactly(ordered.split(" "));
  }

  private static MenuItem item(String name) {
    return switch (name) {
      case "-" -> new SeparatorMenuItem();
      case "delete" -> Menus.deleting(new MenuItem(name));
      default -> new MenuItem(name);
    };
  }
}
