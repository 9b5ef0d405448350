package envwatch.ui.training;

import envwatch.training.check.Level;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.LevelIcon;
import envwatch.ui.kit.RowCell;
import envwatch.words.CheckWords;
import org.jspecify.annotations.Nullable;

/** What is wrong with a student's environment, with the level that a check gave it. */
final class StudentProblemCell extends RowCell<StudentRow, StudentRow> {
  /** What the icon takes, in ems. */
  static final double ICON = 1.6;

  private final LevelIcon icon = new LevelIcon();

  StudentProblemCell() {
    Controls.tooltipWhenTruncated(this);
  }

  @Override
  protected void show(@Nullable StudentRow row) {
    Level level = row == null ? null : row.level();
    if (level != null) {
      icon.show(level);
    }
    setGraphic(level == null ? null : icon);
    setText(row == null ? null : row.trouble());
    setAccessibleText(
        level == null || row == null ? null : CheckWords.spoken(level, row.trouble()));
  }
}
