package envwatch.settings;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The state of the window and its tables.
 *
 * @param bounds null until the window has been moved or resized
 * @param divider the environment list's share of the width beside the details, 0 to 1; null until
 *     the person has chosen it
 * @param dividerStacked its share of the height above the details, likewise
 * @param environmentColumns in the order shown; empty for the defaults
 */
public record WindowSettings(
    @Nullable Bounds bounds,
    boolean maximized,
    @Nullable Double divider,
    @Nullable Double dividerStacked,
    List<ColumnSettings> environmentColumns,
    List<ColumnSettings> machineColumns,
    List<ColumnSettings> studentColumns) {
  public static final WindowSettings DEFAULT =
      new WindowSettings(null, false, null, null, List.of(), List.of(), List.of());

  /** The format of the window's file. */
  public static final JsonForm<WindowSettings> FORM =
      JsonForm.object(DEFAULT, WindowSettings::pass);

  private static final double FAR_AWAY = 100_000;
  private static final JsonForm<Double> LENGTH = JsonForm.decimal(1, FAR_AWAY);
  private static final JsonForm<Double> SHARE = JsonForm.decimal(0, 1);

  public WindowSettings {
    environmentColumns = List.copyOf(environmentColumns);
    machineColumns = List.copyOf(machineColumns);
    studentColumns = List.copyOf(studentColumns);
  }

  private static WindowSettings pass(JsonFields json, WindowSettings window) {
    return new WindowSettings(
        json.optional("bounds", Bounds.FORM, window.bounds),
        json.field("maximized", JsonForm.TRUTH, window.maximized),
        json.optional("divider", SHARE, window.divider),
        json.optional("dividerStacked", SHARE, window.dividerStacked),
        json.field("environmentColumns", ColumnSettings.FORM, window.environmentColumns),
        json.field("machineColumns", ColumnSettings.FORM, window.machineColumns),
        json.field("studentColumns", ColumnSettings.FORM, window.studentColumns));
  }

  /**
   * @param place null if it is not known
   */
  public WindowSettings withBounds(@Nullable Bounds place, boolean fillsScreen) {
    return new WindowSettings(
        place,
        fillsScreen,
        divider,
        dividerStacked,
        environmentColumns,
        machineColumns,
        studentColumns);
  }

  /**
   * @param share null lets it follow what is shown
   */
  public WindowSettings withDivider(@Nullable Double share) {
    return new WindowSettings(
        bounds,
        maximized,
        share,
        dividerStacked,
        environmentColumns,
        machineColumns,
        studentColumns);
  }

  /**
   * @param share null for the usual one
   */
  public WindowSettings withDividerStacked(@Nullable Double share) {
    return new WindowSettings(
        bounds, maximized, divider, share, environmentColumns, machineColumns, studentColumns);
  }

  public WindowSettings withEnvironmentColumns(List<ColumnSettings> columns) {
    return new WindowSettings(
        bounds, maximized, divider, dividerStacked, columns, machineColumns, studentColumns);
  }

  public WindowSettings withMachineColumns(List<ColumnSettings> columns) {
    return new WindowSettings(
        bounds, maximized, divider, dividerStacked, environmentColumns, columns, studentColumns);
  }

  public WindowSettings withStudentColumns(List<ColumnSettings> columns) {
    return new WindowSettings(
        bounds, maximized, divider, dividerStacked, environmentColumns, machineColumns, columns);
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
        JsonForm.whole(new Limits(-1, 100), rank -> rank, rank -> rank);
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
