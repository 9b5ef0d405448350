package envwatch.ui.kit;

import static envwatch.settings.AppearanceSettings.FONT_SIZE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.PopupControl;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StyleSheetsTest {
  private static final List<Class<?>> CREATED = created();

  static List<Class<?>> controls() {
    return Stream.concat(created(Control.class).stream(), created(PopupControl.class).stream())
        .toList();
  }

  static List<Class<?>> menuItems() {
    return created(MenuItem.class);
  }

  /** Looks at what a control is made of, popups and menus included, for each that is created. */
  @ParameterizedTest
  @MethodSource("controls")
  void aControlOfTheProgramKeepsItsRulesOfTheTheme(Class<?> control) {
    Set<String> missing = OnJavaFx.call(() -> missing(control));

    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("menuItems")
  void anItemOfAMenuKeepsItsRulesOfTheTheme(Class<?> item) {
    Set<String> missing =
        OnJavaFx.call(() -> {
          MenuItem made = (MenuItem) item.getDeclaredConstructor().newInstance();
          made.setText("item");
          ContextMenu menu = new ContextMenu(made);
          return missing(new Label(), menu);
        });

    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"primer-light", "primer-dark"})
  void theRulesThatAreKeptAreThoseOfTheThemeInTheirOrder(String theme) {
    List<String> whole = ThemeRules.rules(ThemeRules.atlantaFx(theme));

    assertThat(whole).containsSubsequence(ThemeRules.rules(StyleSheets.of(theme)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"*.chart", "*.html-editor", "*.color-picker", "*.pagination"})
  void aControlThatTheProgramLacksHasNoRules(String selector) {
    assertThat(ThemeRules.rules(ThemeRules.atlantaFx("primer-light")))
        .anyMatch(rule -> rule.startsWith(selector));

    assertThat(ThemeRules.rules(StyleSheets.of("primer-light")))
        .noneMatch(rule -> rule.startsWith(selector));
  }

  @Test
  void everyFontSizeThatCanBeSetHasAStyleSheet() {
    var limits = FONT_SIZE.limits();

    assertThat(IntStream.rangeClosed(limits.least(), limits.most()))
        .allSatisfy(size ->
            assertThatCode(() -> StyleSheets.of("sizes-" + size)).doesNotThrowAnyException());
  }

  private static Set<String> missing(Class<?> type) throws ReflectiveOperationException {
    Object made = type.getDeclaredConstructor().newInstance();
    return switch (made) {
      case PopupControl popup -> missing(new Label(), popup);
      case Control control -> missing(control, null);
      default -> throw new AssertionError(type);
    };
  }

  private static Set<String> missing(Control control, PopupControl popup) {
    Application.setUserAgentStylesheet(StyleSheets.of("primer-light"));
    fill(control);
    Stage stage = new Stage();
    stage.setScene(new Scene(new VBox(control), 300, 300));
    stage.show();
    try {
      open(control, popup);
      Set<String> missing = new TreeSet<>();
      Window.getWindows().stream()
          .map(Window::getScene)
          .filter(Objects::nonNull)
          .map(Scene::getRoot)
          .forEach(root -> missing.addAll(missing(root)));
      return missing;
    } finally {
      if (popup != null) {
        popup.hide();
      }
      stage.hide();
    }
  }

  private static Set<String> missing(Parent root) {
    Pictures.settle(root);
    return ThemeRules.missing(root);
  }

  private static void open(Control control, PopupControl popup) {
    if (popup != null) {
      popup.show(control, 0, 0);
    }
    switch (control) {
      case ComboBoxBase<?> box -> box.show();
      case ChoiceBox<?> box -> box.show();
      case MenuButton button -> button.show();
      default -> {}
    }
  }

  /** Enough that cells, headers, dividers and scroll bars appear. */
  @SuppressWarnings("unchecked")
  private static void fill(Control control) {
    List<String> many = IntStream.range(0, 60).mapToObj(Integer::toString).toList();
    switch (control) {
      case TableView<?> table -> {
        TableColumn<Object, Object> column = new TableColumn<>("heading");
        column.setCellValueFactory(row -> new SimpleObjectProperty<>(row.getValue()));
        ((TableView<Object>) table).getColumns().add(column);
        ((TableView<Object>) table).getItems().addAll(many);
        table.setTableMenuButtonVisible(true);
        ((TableView<Object>) table).getSortOrder().add(column);
      }
      case TreeView<?> tree -> {
        TreeItem<Object> root = new TreeItem<>("root");
        many.forEach(each -> root.getChildren().add(new TreeItem<>(each)));
        root.setExpanded(true);
        ((TreeView<Object>) tree).setRoot(root);
      }
      case ListView<?> list -> ((ListView<Object>) list).getItems().addAll(many);
      case ComboBox<?> box -> ((ComboBox<Object>) box).getItems().addAll(many);
      case ChoiceBox<?> box -> ((ChoiceBox<Object>) box).getItems().addAll("a", "b");
      case MenuButton button -> button.getItems().add(new MenuItem("item"));
      case TabPane tabs -> tabs.getTabs().addAll(new Tab("a", new Label()), new Tab("b"));
      case ScrollPane pane -> {
        StackPane large = new StackPane();
        large.setMinSize(2000, 2000);
        pane.setContent(large);
      }
      default -> {}
    }
  }

  /** JavaFX's classes of a kind that the program creates or extends. */
  private static List<Class<?>> created(Class<?> kind) {
    return CREATED.stream().filter(kind::isAssignableFrom).toList();
  }

  /** Cells are looked at in what shows them. */
  private static List<Class<?>> created() {
    return new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("envwatch.ui")
            .stream()
            .flatMap(type ->
                Stream.concat(
                    type.getConstructorCallsFromSelf().stream()
                        .map(JavaConstructorCall::getTargetOwner),
                    type.getRawSuperclass().stream()))
            .filter(type -> type.getPackageName().startsWith("javafx.scene.control"))
            .distinct()
            .<Class<?>>map(JavaClass::reflect)
            .filter(type -> !IndexedCell.class.isAssignableFrom(type))
            .filter(StyleSheetsTest::hasPlainConstructor)
            .toList();
  }

  private static boolean hasPlainConstructor(Class<?> type) {
    return Stream.of(type.getConstructors()).anyMatch(each -> each.getParameterCount() == 0);
  }
}
