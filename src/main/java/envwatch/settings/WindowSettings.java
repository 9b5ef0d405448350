package envwatch.settings;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the window stood and how its tables looked.
 *
 * @param bounds null until the window was moved or sized
 * @param divider share of the width that the environment list takes, 0 to 1, while the window is
 *     not maximized
 * @param environmentColumns in the order shown; empty for the defaults
 */
public record WindowSettings(
    @Nullable Bounds bounds,
    boolean maximized,
    double divider,
    List<ColumnSettings> environmentColumns,
    List<ColumnSettings> machineColumns) {
  public static final WindowSettings DEFAULT =
      new WindowSettings(null, false, 0.45, List.of(), List.of());

  public WindowSettings {
    environmentColumns = List.copyOf(environmentColumns);
    machineColumns = List.copyOf(machineColumns);
  }

  /**
   * @param place null when it is not known
   */
  public WindowSettings withBounds(@Nullable Bounds place, boolean fillsScreen) {
    return new WindowSettings(place, fillsScreen, divider, environmentColumns, machineColumns);
  }

  /**
   * @param list of the environment list, in pixels
   * @param window of the window now, which may be maximized
   */
  public WindowSettings withListWidth(double list, double window) {
    double share = Math.min(1, list / (bounds == null ? window : bounds.width()));
    return new WindowSettings(bounds, maximized, share, environmentColumns, machineColumns);
  }

  public WindowSettings withEnvironmentColumns(List<ColumnSettings> columns) {
    return new WindowSettings(bounds, maximized, divider, columns, machineColumns);
  }

  public WindowSettings withMachineColumns(List<ColumnSettings> columns) {
    return new WindowSettings(bounds, maximized, divider, environmentColumns, columns);
  }

  /** In screen pixels. */
  public record Bounds(double x, double y, double width, double height) {}

  /**
   * A column of a table.
   *
   * @param width in the unit of the font's size
   * @param sortRank its place among the columns sorted by, from 0; negative when not sorted by
   */
  public record ColumnSettings(
      String id, double width, boolean visible, int sortRank, boolean descending) {}
}
