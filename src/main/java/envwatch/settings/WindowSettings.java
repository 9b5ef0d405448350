package envwatch.settings;

import envwatch.util.JsonFields;
import envwatch.util.JsonForm;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The state of the window and its tables. */
public final class WindowSettings extends Section<WindowSettings> {
  private static final double FAR_AWAY = 100_000;
  private static final JsonForm<Double> LENGTH = JsonForm.decimal(1, FAR_AWAY);

  static final Setting<WindowSettings, Optional<Bounds>> BOUNDS =
      new Setting<>("bounds", JsonForm.optional(Bounds.FORM), Optional.empty());
  public static final Setting<WindowSettings, Boolean> MAXIMIZED =
      new Setting<>("maximized", JsonForm.TRUTH, false);

  /** Whether the window is a compact one, which opens as such. */
  public static final Setting<WindowSettings, Boolean> COMPACT =
      new Setting<>("compact", JsonForm.TRUTH, false);

  /** Where the compact window was; empty until there was one. */
  public static final Setting<WindowSettings, Optional<Bounds>> COMPACT_BOUNDS =
      new Setting<>("compactBounds", JsonForm.optional(Bounds.FORM), Optional.empty());

  /** Whether the compact window stays above others. */
  public static final Setting<WindowSettings, Boolean> ON_TOP =
      new Setting<>("onTop", JsonForm.TRUTH, false);

  /**
   * The environment list's share of the width beside the details, 0 to 1; empty until the person
   * has chosen it.
   */
  public static final Setting<WindowSettings, Optional<Double>> DIVIDER = share("divider");

  /** Its share of the height above the details, likewise. */
  public static final Setting<WindowSettings, Optional<Double>> DIVIDER_STACKED =
      share("dividerStacked");

  /** The columns of the tables in the order shown; empty for the defaults. */
  public static final Setting<WindowSettings, List<ColumnSettings>> ENVIRONMENT_COLUMNS =
      columns("environmentColumns");

  public static final Setting<WindowSettings, List<ColumnSettings>> MACHINE_COLUMNS =
      columns("machineColumns");
  public static final Setting<WindowSettings, List<ColumnSettings>> STUDENT_COLUMNS =
      columns("studentColumns");

  public static final WindowSettings DEFAULT =
      new WindowSettings(
          usual(
              BOUNDS,
              MAXIMIZED,
              COMPACT,
              COMPACT_BOUNDS,
              ON_TOP,
              DIVIDER,
              DIVIDER_STACKED,
              ENVIRONMENT_COLUMNS,
              MACHINE_COLUMNS,
              STUDENT_COLUMNS));

  /** The format of the window's file. */
  public static final JsonForm<WindowSettings> FORM = form(DEFAULT);

  private WindowSettings(Map<Setting<WindowSettings, ?>, Object> values) {
    super(values, WindowSettings::new);
  }

  private static Setting<WindowSettings, Optional<Double>> share(String name) {
    return new Setting<>(name, JsonForm.optional(JsonForm.decimal(0, 1)), Optional.empty());
  }

  private static Setting<WindowSettings, List<ColumnSettings>> columns(String name) {
    return new Setting<>(name, ColumnSettings.FORM, List.of());
  }

  /** Null until the window has been moved or resized. */
  public @Nullable Bounds bounds() {
    return get(BOUNDS).orElse(null);
  }

  /**
   * @param place null if it is not known
   */
  public WindowSettings withBounds(@Nullable Bounds place, boolean fillsScreen) {
    return with(BOUNDS, Optional.ofNullable(place)).with(MAXIMIZED, fillsScreen);
  }

  /** Position and size in screen pixels. */
  public record Bounds(double x, double y, double width, double height) {
    private static final JsonForm<Double> PLACE = JsonForm.decimal(-FAR_AWAY, FAR_AWAY);
    private static final JsonForm<Bounds> FORM =
        JsonForm.object(new Bounds(0, 0, 0, 0), Bounds::pass);

    private static @Nullable Bounds pass(JsonFields json, Bounds bounds) {
      Bounds passed =
          new Bounds(
              json.field("x", PLACE, bounds.x),
              json.field("y", PLACE, bounds.y),
              json.field("width", LENGTH, bounds.width),
              json.field("height", LENGTH, bounds.height));
      return passed.width > 0 && passed.height > 0 ? passed : null;
    }
  }

  /**
   * A column of a table.
   *
   * @param width in ems; means nothing unless sized
   * @param sortRank its position among the sort columns, from 0; negative if it is not one
   * @param sized whether the person chose the width; it follows the contents otherwise
   */
  public record ColumnSettings(
      String id, double width, boolean visible, int sortRank, boolean descending, boolean sized) {
    private static final JsonForm<Integer> SORT_RANK =
        NumberSetting.whole(new Limits(-1, 100), rank -> rank, rank -> rank);
    private static final JsonForm<List<ColumnSettings>> FORM =
        JsonForm.list(
            JsonForm.object(
                new ColumnSettings("", 0, true, -1, false, false), ColumnSettings::pass));

    private static @Nullable ColumnSettings pass(JsonFields json, ColumnSettings column) {
      String id = json.optional("id", JsonForm.TEXT, column.id);
      ColumnSettings passed =
          new ColumnSettings(
              Objects.requireNonNullElse(id, ""),
              json.field("width", LENGTH, column.width),
              json.field("visible", JsonForm.TRUTH, column.visible),
              json.field("sortRank", SORT_RANK, column.sortRank),
              json.field("descending", JsonForm.TRUTH, column.descending),
              json.field("sized", JsonForm.TRUTH, column.sized));
      return id == null || passed.width == 0 ? null : passed;
    }
  }
}
