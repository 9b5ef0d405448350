package envwatch.ui.window;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.ui.environments.SavedViews;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icons;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.MachineRow.MachineKey;
import envwatch.ui.shell.DashboardCommands;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.shell.Shortcut;
import envwatch.words.EnvironmentWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/**
 * Whatever the window can show or do, for the palette. It is taken from where it stands anyway:
 * keys, menus, pages, chips and rows.
 */
final class PaletteEntries {
  private final DashboardView view;
  private final DashboardCommands commands;
  private final WindowKeys keys;

  /** Made for each opening: what has an item in a menu and a key is one entry. */
  private Set<KeyCombination> taken = Set.of();

  /** Made for each opening: what is about others, of which those stand first. */
  private List<PaletteEntry> telling = List.of();

  PaletteEntries(DashboardView view, DashboardCommands commands, WindowKeys keys) {
    this.view = view;
    this.commands = commands;
    this.keys = keys;
  }

  /** All that there is now: what can be done, then what can be shown. */
  Stream<PaletteEntry> all() {
    List<EnvironmentRow> rows = view.model().everything();
    return Stream.of(
            deeds().stream(),
            rows.stream().map(this::environment),
            rows.stream().flatMap(this::machines))
        .reduce(Stream.empty(), Stream::concat);
  }

  private List<PaletteEntry> deeds() {
    taken = new HashSet<>();
    telling = new ArrayList<>();
    List<PaletteEntry> entries = new ArrayList<>();
    addItems(view.selectedItems(), selected(), entries);
    view.features()
        .selectedMenus()
        .forEach(menu -> addItems(menu.getItems(), menu.getText(), entries));
    keys.everything().filter(this::isFree).map(this::shortcut).forEach(entries::add);
    view.windowItems().stream()
        .filter(item -> keys.everything().noneMatch(key -> says(item, key)))
        .forEach(item -> addItems(List.of(item), text("palette.window"), entries));
    view.savedViews().stream()
        .filter(ToggleButton.class::isInstance)
        .map(ToggleButton.class::cast)
        .map(this::savedView)
        .forEach(entries::add);
    commands.settingsPages().forEach(page -> entries.add(offer(page, false)));
    view.features().destinations().forEach(place -> entries.add(offer(place, true)));
    entries.addAll(telling);
    return entries;
  }

  private String selected() {
    List<EnvironmentRow> rows = view.model().listedSelection();
    return rows.size() == 1 ? rows.getFirst().name() : text("palette.selected", rows.size());
  }

  /** Those below others are called by both. */
  private void addItems(List<MenuItem> items, String detail, List<PaletteEntry> entries) {
    for (MenuItem item : items) {
      if (item instanceof Menu menu && Menus.tells(menu)) {
        menu.getItems().forEach(one -> telling.add(item(one, told(menu, one), detail)));
      } else if (item instanceof Menu menu) {
        addItems(menu.getItems(), text("palette.within", detail, menu.getText()), entries);
      } else if (item.getOnAction() != null && !(item instanceof SeparatorMenuItem)) {
        entries.add(item(item, Menus.words(item), detail));
      }
    }
  }

  private static String told(Menu menu, MenuItem item) {
    return text("palette.telling", menu.getText(), Menus.words(item));
  }

  private PaletteEntry item(MenuItem item, String words, String detail) {
    KeyCombination keys = item.getAccelerator();
    if (keys != null) {
      taken.add(keys);
    }
    return new PaletteEntry(
        List.of(MenuItem.class, words),
        Glyph.CHEVRON_RIGHT,
        null,
        words,
        () -> detail,
        detail,
        keys == null ? "" : keys.getDisplayText(),
        Menus.why(item),
        false,
        item::fire);
  }

  private boolean isFree(Shortcut shortcut) {
    return shortcut.keys().combinations().stream().noneMatch(taken::contains);
  }

  private PaletteEntry shortcut(Shortcut shortcut) {
    return new PaletteEntry(
        List.of(Shortcut.class, shortcut.name()),
        Glyph.CHEVRON_RIGHT,
        null,
        shortcut.name(),
        () -> shortcut.keys().group().title(),
        shortcut.keys().meaning(),
        shortcut.keys().display(),
        keys.works(shortcut) ? null : why(shortcut),
        false,
        shortcut.action());
  }

  private static @Nullable String why(Shortcut shortcut) {
    return text(
        shortcut.scope() == Shortcut.Scope.DETAILS ? "palette.no-details" : "palette.elsewhere");
  }

  /** Whether an item of the menu says that a key does the same. */
  private static boolean says(MenuItem item, Shortcut shortcut) {
    return item.getText() != null && item.getText().endsWith(shortcut.keys().tip(""));
  }

  private PaletteEntry savedView(ToggleButton chip) {
    return new PaletteEntry(
        List.of(SavedViews.class, chip.getText()),
        Glyph.STAR,
        null,
        chip.getText(),
        () -> text("palette.view"),
        "",
        "",
        null,
        true,
        () -> {
          view.features().pageChoice().show(PageChoice.ENVIRONMENTS);
          chip.fire();
        });
  }

  private static PaletteEntry offer(Offer offer, boolean leads) {
    String tip = offer.tip() == null ? "" : offer.tip();
    return new PaletteEntry(
        List.of(Offer.class, offer.id(), offer.label()),
        offer.icon() == null ? Glyph.CHEVRON_RIGHT : offer.icon(),
        null,
        offer.label(),
        () -> tip,
        tip,
        "",
        offer.why(),
        leads,
        offer.run());
  }

  private PaletteEntry environment(EnvironmentRow row) {
    Phase phase = row.assessment().phase();
    return new PaletteEntry(
        row.key(),
        Icons.of(phase),
        phase,
        row.name(),
        () -> detail(row),
        further(row),
        "",
        null,
        true,
        () -> view.features().pageChoice().showEnvironment(row.key()));
  }

  private String detail(EnvironmentRow row) {
    Environment known = row.environment();
    String status = EnvironmentWords.summary(known, row.assessment());
    String owner = known == null ? "" : EnvironmentWords.owner(known);
    boolean several = view.model().worldProperty().get().accounts().size() > 1;
    return Stream.of(status, owner, several ? row.accountName() : "")
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private static String further(EnvironmentRow row) {
    Environment known = row.environment();
    String id = row.key().environment().value();
    return known == null || known.owner() == null ? id : id + " " + known.owner();
  }

  private Stream<PaletteEntry> machines(EnvironmentRow row) {
    Environment known = row.environment();
    return known == null
        ? Stream.empty()
        : known.machines().stream().map(machine -> machine(row, machine));
  }

  private PaletteEntry machine(EnvironmentRow row, Machine machine) {
    String reached = machine.reachableAt();
    MachineKey key = new MachineKey(row.key(), machine.id());
    return new PaletteEntry(
        key,
        Glyph.DESKTOP_WINDOWS,
        null,
        machine.name(),
        () -> text("palette.machine", row.name(), EnvironmentWords.summary(machine)),
        reached == null ? row.name() : row.name() + " " + reached,
        "",
        null,
        true,
        () -> view.features().pageChoice().showMachine(key));
  }
}
