package envwatch.ui.window;

import envwatch.model.Machine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow;
import envwatch.ui.shell.DashboardCommands;
import envwatch.ui.shell.Page.PageFilter;
import envwatch.ui.shell.Shortcut;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** The keys of the main window: its own, and those of its capabilities. */
final class WindowKeys {
  private static final String FILTER = "/";

  private final DashboardView view;
  private final DashboardCommands commands;
  private final List<Shortcut> shortcuts;

  /** Made when it is first opened: a start need not wait for it. */
  private @Nullable Palette palette;

  /** Those that the person has chosen. */
  private List<Shortcut> own = List.of();

  WindowKeys(DashboardView view, DashboardCommands commands) {
    this.view = view;
    this.commands = commands;
    shortcuts = new ArrayList<>();
    shortcuts.add(Shortcut.inWindow(Keys.REFRESH, view::refresh));
    shortcuts.addAll(view.pages().shortcuts());
    shortcuts.add(Shortcut.inWindow(Keys.PALETTE, this::togglePalette));
    shortcuts.add(Shortcut.inWindow(Keys.FILTER, this::filter));
    shortcuts.add(Shortcut.inWindow(Keys.NEXT_PART, this::nextList));
    shortcuts.addAll(StateChips.shortcuts(view.model()));
    shortcuts.add(Shortcut.onDetails(Keys.COPY_LOGIN, () -> copy(Machine::login)));
    shortcuts.add(onMachine(Keys.COPY_PASSWORD, view.gestures()::copyPassword));
    shortcuts.add(Shortcut.inWindow(Keys.COPY_LINK, this::copyLink));
    shortcuts.add(onMachine(Keys.WEB_ACCESS, view.gestures()::openWebAccess));
    shortcuts.add(onMachine(Keys.TERMINAL, row -> commands.openTerminal(row.machine())));
    shortcuts.add(Shortcut.onDetails(Keys.PROBE, () -> commands.ask(view.machineTable().chosen())));
    shortcuts.addAll(view.features().shortcuts());
    shortcuts.add(Shortcut.inWindow(Keys.KEYS, commands::showKeys));
    shortcuts.add(Shortcut.inWindow(Keys.SETTINGS, commands::openSettings));
    shortcuts.add(Shortcut.inWindow(Keys.QUIT, commands::quit));
  }

  private void togglePalette() {
    if (palette == null) {
      palette =
          new Palette(
              new PaletteEntries(view, commands, this)::all,
              () -> openMenu(view),
              Platform::runLater);
      view.add(palette.overlay());
    }
    palette.toggle();
  }

  /** Opens the menu of what has the keyboard, once that stands where it belongs. */
  private static void openMenu(DashboardView view) {
    view.layout();
    Node focused = view.getScene().getFocusOwner();
    if (focused != null) {
      MenuKey.ask(focused);
    }
  }

  private Shortcut onMachine(KeyBinding keys, Consumer<MachineRow> gesture) {
    return Shortcut.onDetails(keys, () -> machine(gesture));
  }

  /** Every key of the window, also those whose meaning depends on the focus or on presenting. */
  List<KeyBinding> all() {
    return everything().map(Shortcut::keys).flatMap(WindowKeys::withOther).toList();
  }

  /** Each of these two works only in the mode which the other one ends. */
  private static Stream<KeyBinding> withOther(KeyBinding keys) {
    List<KeyBinding> both = List.of(Keys.PRESENT, Keys.STOP_PRESENTING);
    return both.contains(keys) ? both.stream() : Stream.of(keys);
  }

  /** What every key of the window does. */
  Stream<Shortcut> everything() {
    return Stream.of(
            Stream.of(Shortcut.onDetails(Keys.COPY, this::copyMeant)),
            shortcuts.stream(),
            own.stream(),
            Stream.of(
                Shortcut.onEnvironments(Keys.DETAILS, view::takeMachines),
                Shortcut.inWindow(Keys.MENU, () -> openMenu(view)),
                Shortcut.inWindow(Keys.CLEAR, this::leave)))
        .flatMap(Function.identity());
  }

  /**
   * Lets the keys work in the scene.
   *
   * @throws IllegalStateException when two of them are the same
   */
  void install(Scene scene) {
    scene.getAccelerators().clear();
    for (Shortcut shortcut : shortcuts) {
      for (KeyCombination keys : shortcut.keys().combinations()) {
        Runnable before = scene.getAccelerators().put(keys, () -> press(shortcut));
        if (before != null) {
          throw new IllegalStateException("Two meanings of " + keys.getName());
        }
      }
    }
    scene.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** Lets the keys work that the person has chosen by now, in place of those of before. */
  void useOwn(Scene scene) {
    own.forEach(before -> scene.getAccelerators().keySet().removeAll(before.keys().combinations()));
    own = List.of();
    List<Shortcut> free = new ArrayList<>();
    for (Shortcut shortcut : view.features().ownShortcuts(view.machineTable()::current)) {
      // What the program has keys for keeps them, whatever a file says.
      if (Stream.concat(everything(), free.stream())
          .noneMatch(taken -> taken.keys().sharesKeysWith(shortcut.keys()))) {
        free.add(shortcut);
      }
    }
    own = List.copyOf(free);
    for (Shortcut shortcut : own) {
      shortcut
          .keys()
          .combinations()
          .forEach(keys -> scene.getAccelerators().put(keys, () -> press(shortcut)));
    }
  }

  private void press(Shortcut shortcut) {
    if (works(shortcut)) {
      shortcut.action().run();
    }
  }

  /** Whether what it acts on is shown. */
  boolean works(Shortcut shortcut) {
    return switch (shortcut.scope()) {
      case WINDOW -> true;
      case ENVIRONMENTS -> view.pages().showsEnvironments();
      case DETAILS -> view.pages().showsEnvironments() || view.showsDetails();
    };
  }

  /** A character instead of a key: where it lies differs from keyboard to keyboard. */
  private void typed(KeyEvent event) {
    boolean elsewhere = !(focused() instanceof TextInputControl);
    if (event.getCharacter().equals(FILTER) && elsewhere && view.filterField().isVisible()) {
      filter();
      event.consume();
    }
  }

  private void filter() {
    if (!view.filterField().isVisible()) {
      return;
    }
    view.filterField().requestFocus();
    view.filterField().selectAll();
  }

  /** Copies from what has the keyboard. */
  private void copyMeant() {
    copy(focused() == view.environmentTable().table());
  }

  /** Copies a value of the selected machine. */
  private void copy(Function<Machine, @Nullable String> value) {
    MachineRow current = view.machineTable().current();
    view.gestures().copy(current == null ? null : value.apply(current.machine()));
  }

  /** Of the machine where the keyboard is among machines, else of what the page shows. */
  private void copyLink() {
    MachineRow machine = view.machineTable().current();
    if (machine != null && Controls.isWithin(view.machineTable(), focused())) {
      view.gestures().copyLink(machine);
    } else if (view.pages().showsEnvironments()) {
      view.gestures().copyLinks(view.model().listedSelection());
    } else {
      view.gestures().copy(view.features().linkOn(view.pages().current().id()));
    }
  }

  private void machine(Consumer<MachineRow> gesture) {
    MachineRow current = view.machineTable().current();
    if (current != null) {
      gesture.accept(current);
    }
  }

  private @Nullable Node focused() {
    return view.getScene() == null ? null : view.getScene().getFocusOwner();
  }

  /** Keys that also mean something to the control that has the focus. */
  private void pressed(KeyEvent event) {
    if (Keys.CLEAR.matches(event) && view.dismissOverlay()) {
      event.consume();
    }
    if (event.isConsumed() || view.isOver(event.getTarget())) {
      return;
    }
    if (!view.pages().showsEnvironments()) {
      pressedElsewhere(event);
      return;
    }
    Node focused = focused();
    TableView<EnvironmentRow> environments = view.environmentTable().table();
    if (Keys.CLEAR.matches(event)) {
      leave(event);
    } else if (Keys.DETAILS.matches(event) && focused == environments) {
      view.takeMachines();
      event.consume();
    } else if (Keys.COPY.matches(event) && !(focused instanceof TextInputControl)) {
      copy(focused == environments);
      event.consume();
    }
  }

  /** Copies from details on another page, and clears its filter. */
  private void pressedElsewhere(KeyEvent event) {
    if (Keys.COPY.matches(event) && view.showsDetails() && view.machineTable().isFocusWithin()) {
      event.consume();
      copy(Machine::reachableAt);
    }
    if (Keys.CLEAR.matches(event)) {
      leave(event);
    }
  }

  private void leave(KeyEvent event) {
    Node focused = focused();
    if (!(focused instanceof TextInputControl && view.isInDetails(focused))) {
      // What is typed there is no filter.
      event.consume();
      leave();
    }
  }

  /** Leads from machines to the list that they belong to, and from there clears its filter. */
  private void leave() {
    PageFilter filter = view.pages().current().filter();
    if (Controls.isWithin(view.machineTable(), focused())) {
      view.takeList();
    } else if (view.pages().showsEnvironments()) {
      view.model().clearFilter();
    } else if (filter != null) {
      filter.text().set("");
    }
  }

  /** Brings the keyboard to the next list of the page, and from elsewhere to the first one. */
  private void nextList() {
    List<Node> lists = new ArrayList<>();
    addLists(view.pages().shown(), lists);
    if (lists.isEmpty()) {
      return;
    }
    Node focused = focused();
    int current =
        IntStream.range(0, lists.size())
            .filter(index -> Controls.isWithin(lists.get(index), focused))
            .findFirst()
            .orElse(-1);
    lists.get((current + 1) % lists.size()).requestFocus();
  }

  private static void addLists(Node part, List<Node> lists) {
    if (!part.isVisible()) {
      return;
    }
    if (part instanceof TableView || part instanceof ListView) {
      lists.add(part);
    } else if (part instanceof Parent whole) {
      whole.getChildrenUnmodifiable().forEach(child -> addLists(child, lists));
    }
  }

  private void copy(boolean ofEnvironment) {
    if (!ofEnvironment) {
      copy(Machine::reachableAt);
    } else {
      List<EnvironmentRow> listed = view.model().listedSelection();
      view.gestures().copy(listed.isEmpty() ? null : listed.getLast().name());
    }
  }
}
