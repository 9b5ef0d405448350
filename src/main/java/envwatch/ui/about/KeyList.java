package envwatch.ui.about;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import envwatch.ui.kit.ChildWindow;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.KeyGroup;
import envwatch.ui.kit.Keys;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;

/** Every key and what it does, in two columns, and how a filter is written. */
public final class KeyList {
  private static final double WIDTH = 72;
  private static final double HEIGHT = 59;

  private final Supplier<List<KeyBinding>> keys;

  /**
   * @param keys asked for each time the list is opened
   */
  public KeyList(Supplier<List<KeyBinding>> keys) {
    this.keys = keys;
  }

  /** Opens over the window, which stays usable, so that keys can be tried at once. */
  public void open(Window owner) {
    ScrollPane scroll = Controls.withoutPicture(new ScrollPane(columns()));
    scroll.setFitToWidth(true);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    Button close = Controls.closeButton("keys-close", text("keys.close"));
    HBox buttons = styled(new HBox(close), "window-buttons");
    VBox content = styled(new VBox(scroll, buttons), "key-list-window");
    ChildWindow window =
        new ChildWindow(owner, Modality.NONE, text("keys.title"), content, WIDTH, HEIGHT);
    window.show();
    close.requestFocus();
  }

  private Node columns() {
    GridPane left = column();
    GridPane right = column();
    Map<KeyGroup, Map<String, List<KeyBinding>>> groups = groups();
    int half = (groups.values().stream().mapToInt(KeyList::rows).sum() + 1) / 2;
    int placed = 0;
    for (var group : groups.entrySet()) {
      int rows = rows(group.getValue());
      add(group.getKey(), group.getValue(), placed + rows / 2 < half ? left : right);
      placed += rows;
    }
    GridPane columns = styled(new GridPane(), "key-list");
    columns.addRow(0, left, right);
    columns.add(filterLanguage(keys.get().contains(Keys.CLAIM)), 0, 1, 2, 1);
    for (int column = 0; column < 2; column++) {
      ColumnConstraints equal = new ColumnConstraints();
      equal.setPercentWidth(50);
      columns.getColumnConstraints().add(equal);
    }
    return columns;
  }

  /**
   * @param claims whether environments can be claimed
   */
  private static GridPane filterLanguage(boolean claims) {
    GridPane language = column();
    language.setId("filter-language");
    Label title = styled(new Label(text("keys.group.filter")), "group-title");
    language.add(title, 0, 0, 2, 1);
    for (String part : List.of("words", "field", "without", "differs", "up", "expires")) {
      add(text("keys.filter." + part + ".example"), text("keys.filter." + part), language);
    }
    if (claims) {
      add(text("keys.filter.claimed.example"), text("keys.filter.claimed"), language);
    }
    return language;
  }

  private static void add(String typed, String meaning, GridPane column) {
    Label keys = whole(styled(new Label(typed), "keys"));
    Label words = styled(new Label(meaning), "key-meaning");
    words.setWrapText(true);
    GridPane.setValignment(keys, VPos.TOP);
    GridPane.setValignment(words, VPos.TOP);
    GridPane.setHgrow(words, Priority.ALWAYS);
    column.addRow(column.getRowCount(), keys, words);
  }

  /** By group and, within it, by what the keys do. */
  private Map<KeyGroup, Map<String, List<KeyBinding>>> groups() {
    return keys.get().stream()
        .collect(
            Collectors.groupingBy(
                KeyBinding::group,
                () -> new EnumMap<>(KeyGroup.class),
                Collectors.groupingBy(
                    KeyBinding::meaning, LinkedHashMap::new, Collectors.toList())));
  }

  private static int rows(Map<String, List<KeyBinding>> group) {
    return group.size() + 1;
  }

  private static GridPane column() {
    GridPane column = styled(new GridPane(), "key-column");
    ColumnConstraints keys = new ColumnConstraints();
    keys.setMinWidth(Region.USE_PREF_SIZE);
    column.getColumnConstraints().setAll(keys);
    GridPane.setValignment(column, VPos.TOP);
    return column;
  }

  private static void add(KeyGroup group, Map<String, List<KeyBinding>> entries, GridPane column) {
    Label title = styled(new Label(group.title()), "group-title");
    column.add(title, 0, column.getRowCount(), 2, 1);
    entries.forEach((meaning, same) -> add(display(same), meaning, column));
  }

  private static String display(List<KeyBinding> same) {
    String first = same.getFirst().display();
    if (same.size() == 1) {
      return first;
    }
    String last = same.getLast().display();
    int modifiers = last.lastIndexOf('+') + 1;
    boolean alike = first.startsWith(last.substring(0, modifiers));
    return text("keys.range", first, alike ? last.substring(modifiers) : last);
  }
}
