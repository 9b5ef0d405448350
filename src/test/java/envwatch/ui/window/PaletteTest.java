package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.MouseEvents;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Features;
import envwatch.ui.shell.Page;
import envwatch.ui.shell.Shortcut;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PaletteTest {
  private final List<String> done = new ArrayList<>();
  private Dashboard dashboard;
  private Scene scene;
  private Stage stage;

  /** A capability with a page, a key for the list, an item of a row, and somewhere to go. */
  private final class Notebook implements Feature {
    @Override
    public List<Page> pages() {
      return List.of(new Page("page-notebook", "Notebook", TextField::new));
    }

    @Override
    public List<Shortcut> shortcuts() {
      return List.of(Shortcut.onEnvironments(Keys.ACTIVITY, () -> done.add("counted")));
    }

    @Override
    public List<MenuItem> environmentItems(List<EnvironmentRow> environments) {
      return List.of(
          Offer.of("Stamp", null, null, () -> done.add("stamped " + environments)).item(),
          Offer.of("Erase", null, "Ink is permanent", () -> done.add("erased")).item(),
          Menus.telling(
              Menus.menu(
                  "ways",
                  "Show the way",
                  List.of(Menus.item("Stamp", () -> done.add("shown how to stamp"))))));
    }

    @Override
    public List<Menu> selectedMenus() {
      return List.of(
          Menus.menu("page", "Page 7", List.of(Menus.item("Turn", () -> done.add("turned")))));
    }

    @Override
    public List<Offer> destinations() {
      return List.of(
          new Offer(
              "page-7",
              Glyph.EDIT,
              "Seventh note",
              "Note",
              null,
              false,
              false,
              () -> done.add("read")));
    }
  }

  private void open(List<Environment> environments) {
    open(environments, new AppearanceSettings(Theme.LIGHT, 14));
  }

  private void open(List<Environment> environments, AppearanceSettings appearance) {
    OnJavaFx.run(() -> {
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      dashboard =
          Dashboards.of(
              appearance, WindowSettings.DEFAULT, model, new Features(List.of(new Notebook())));
      scene = new Scene(dashboard.view(), 1000, 700);
      dashboard.appearance().dress(scene);
      stage = new Stage();
      stage.setScene(scene);
      Dashboards.addKeys(scene, dashboard);
      model.apply(SampleWorld.of(environments.toArray(Environment[]::new)));
      stage.show();
      dashboard.view().environmentTable().table().requestFocus();
    });
  }

  private void open() {
    open(
        List.of(
            SampleWorld.environment("EN1", "Kubernetes day 2", SampleWorld.running()),
            SampleWorld.environment(
                "EN2",
                "Linux basics",
                SampleWorld.running(),
                SampleWorld.running("M1", "web-1"),
                SampleWorld.running("M2", "db-1"))));
  }

  @AfterEach
  void close() {
    OnJavaFx.run(() -> {
      List.copyOf(Window.getWindows()).forEach(Window::hide);
    });
  }

  private void press(KeyBinding keys) {
    OnJavaFx.run(() -> scene.getAccelerators().get(keys.combinations().getFirst()).run());
  }

  private void type(String words) {
    OnJavaFx.run(() -> field().setText(words));
  }

  private TextField field() {
    return (TextField) scene.lookup("#palette-field");
  }

  private void strike(KeyCode code, boolean shift) {
    OnJavaFx.run(() ->
        Event.fireEvent(
            scene.getFocusOwner(),
            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, false, false)));
  }

  private void take(String typed) {
    press(Keys.PALETTE);
    type(typed);
    strike(KeyCode.ENTER, false);
  }

  @SuppressWarnings("unchecked")
  private List<PaletteEntry> found() {
    return OnJavaFx.call(
        () -> List.copyOf(((ListView<PaletteEntry>) scene.lookup("#palette-list")).getItems()));
  }

  private List<String> foundWords() {
    return found().stream().map(PaletteEntry::words).toList();
  }

  private boolean isOpen() {
    return OnJavaFx.call(() -> {
      Node field = field();
      return field != null && scene.getFocusOwner() == field;
    });
  }

  private List<PaletteEntry> everything() {
    return OnJavaFx.call(() -> Dashboards.palette(dashboard));
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void pictures(Theme theme, int font) {
    AppearanceSettings look = new AppearanceSettings(theme, font);
    open(SampleWorld.dozen(), look);
    press(Keys.PALETTE);
    type("lab");
    assertThat(Pictures.takeShown(scene, look, "palette-%s-%d".formatted(theme, font)))
        .isNotEmptyFile();
  }

  @Test
  void everyKeyOfTheKeyListIsInIt() {
    open();
    List<String> displayed = everything().stream().map(PaletteEntry::keys).toList();
    assertThat(OnJavaFx.call(() -> Dashboards.keys(dashboard)))
        .extracting(KeyBinding::display)
        .allSatisfy(keys -> assertThat(displayed).contains(keys));
  }

  @Test
  void nothingIsListedTwice() {
    open();
    assertThat(everything()).extracting(PaletteEntry::identity).doesNotHaveDuplicates();
  }

  @Test
  void anEnvironmentIsFoundByAFewLettersAndShown() {
    open();
    take("lnx");
    assertThat(OnJavaFx.call(() -> dashboard.model().selectedProperty().get().name()))
        .isEqualTo("Linux basics");
    assertThat(OnJavaFx.call(() -> scene.getFocusOwner()))
        .isSameAs(dashboard.view().environmentTable().table());
  }

  @Test
  void wordsAreFoundInAnyOrder() {
    open();
    press(Keys.PALETTE);
    type("2 kub");
    assertThat(foundWords()).startsWith("Kubernetes day 2");
  }

  @Test
  void aMachineIsFoundByItsNameAndItsEnvironment() {
    open();
    press(Keys.PALETTE);
    type("linux db");
    assertThat(foundWords()).containsExactly("db-1");
    strike(KeyCode.ENTER, false);
    assertThat(OnJavaFx.call(() -> dashboard.view().machineTable().current()))
        .extracting(MachineRow::machine)
        .extracting(Machine::name)
        .isEqualTo("db-1");
  }

  @Test
  void anActionOfWhatIsSelectedIsDone() {
    open();
    OnJavaFx.run(() -> dashboard.model().select(SampleWorld.key("EN2")));
    take("stamp");
    assertThat(done).containsExactly("stamped [Linux basics]");
  }

  @Test
  void whatTellsAboutAnActionStandsBehindItAndSaysSo() {
    open();
    OnJavaFx.run(() -> dashboard.model().select(SampleWorld.key("EN2")));
    press(Keys.PALETTE);
    type("stamp");
    assertThat(foundWords()).containsExactly("Stamp", "Show the way: Stamp");
    type("way stamp");
    strike(KeyCode.ENTER, false);
    assertThat(done).containsExactly("shown how to stamp");
  }

  @Test
  void whatCannotBeDoneSaysWhyAndIsNotDone() {
    open();
    OnJavaFx.run(() -> dashboard.model().select(SampleWorld.key("EN2")));
    take("erase");
    assertThat(done).isEmpty();
    assertThat(isOpen()).isTrue();
    assertThat(found().getFirst().why()).isEqualTo("Ink is permanent");
  }

  @Test
  void aKeyOfTheListIsRefusedOnAnotherPage() {
    open();
    press(Keys.page(2));
    take("record of actions");
    assertThat(done).isEmpty();
    assertThat(found().getFirst().why()).isEqualTo("Only while Environments is shown");
  }

  @Test
  void aPageIsShown() {
    open();
    take("notebook");
    assertThat(OnJavaFx.call(() -> dashboard.view().pages().current().title()))
        .isEqualTo("Notebook");
  }

  @Test
  void anActionOfWhatIsSelectedOnAnotherPageIsDone() {
    open();
    take("turn page 7");
    assertThat(done).containsExactly("turned");
  }

  @Test
  void aCapabilityLeadsToItsOwn() {
    open();
    take("seventh");
    assertThat(done).containsExactly("read");
  }

  @Test
  void aPageOfTheSettingsIsOpened() {
    open();
    take("security");
    assertThat(dashboard.commands()).contains("settings of security");
  }

  @Test
  void whatWasUsedLastStandsFirst() {
    open();
    take("linux basics");
    take("seventh");
    press(Keys.PALETTE);
    assertThat(foundWords()).startsWith("Seventh note", "Linux basics");
  }

  @Test
  void escClosesItAndBringsTheKeyboardBack() {
    open();
    press(Keys.PALETTE);
    assertThat(isOpen()).isTrue();
    strike(KeyCode.ESCAPE, false);
    assertThat(isOpen()).isFalse();
    assertThat(OnJavaFx.call(() -> scene.getFocusOwner()))
        .isSameAs(dashboard.view().environmentTable().table());
  }

  @Test
  void aClickOnWhatWasFoundDoesIt() {
    open();
    press(Keys.PALETTE);
    type("seventh");
    click(".palette-cell");
    assertThat(done).containsExactly("read");
    assertThat(isOpen()).isFalse();
  }

  @Test
  void aClickBelowWhatWasFoundDoesNothing() {
    open();
    press(Keys.PALETTE);
    type("seventh");
    click("#palette-list");
    assertThat(done).isEmpty();
    assertThat(isOpen()).isTrue();
  }

  private void click(String part) {
    OnJavaFx.run(() -> {
      scene.getRoot().applyCss();
      scene.getRoot().layout();
      MouseEvents.primary(scene.lookup(part), MouseEvent.MOUSE_CLICKED, 5, 5, 1);
    });
  }

  @Test
  void aPressBesideItBringsTheKeyboardBack() {
    open();
    press(Keys.PALETTE);
    OnJavaFx.run(() -> MouseEvents.primary(scene.getRoot(), MouseEvent.MOUSE_PRESSED, 5, 5, 1));
    assertThat(isOpen()).isFalse();
    assertThat(OnJavaFx.call(() -> scene.getFocusOwner()))
        .isSameAs(dashboard.view().environmentTable().table());
  }

  @Test
  void shiftEnterOpensTheMenuOfWhatWasFound() {
    open();
    press(Keys.PALETTE);
    type("linux basics");
    strike(KeyCode.ENTER, true);
    assertThat(OnJavaFx.call(PaletteTest::menuWords)).contains("Stamp");
  }

  private static List<String> menuWords() {
    return Window.getWindows().stream()
        .filter(ContextMenu.class::isInstance)
        .flatMap(menu -> ((ContextMenu) menu).getItems().stream())
        .flatMap(item -> item instanceof Menu more ? more.getItems().stream() : Stream.of(item))
        .map(MenuItem::getText)
        .toList();
  }

  @Test
  void shiftEnterDoesNothingThatHasNoMenu() {
    open();
    OnJavaFx.run(() -> dashboard.model().select(SampleWorld.key("EN2")));
    press(Keys.PALETTE);
    type("stamp");
    strike(KeyCode.ENTER, true);
    assertThat(done).isEmpty();
  }

  @Test
  void aScreenReaderIsToldWhatIsChosen() {
    open();
    press(Keys.PALETTE);
    type("linux basics");
    assertThat(OnJavaFx.call(() -> field().getAccessibleHelp())).startsWith("Linux basics. ");
  }
}
