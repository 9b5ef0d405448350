package envwatch.weather;

import envwatch.platform.AppDirectories;
import envwatch.settings.SavedView;
import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** A process that saves settings as fast as it can, until it is killed. */
final class SavingSettings {
  /** Enough that writing takes a while. */
  private static final int VIEWS = 300;

  private SavingSettings() {}

  /** Never returns. */
  static void save(Path folder) {
    AppDirectories directories = AppDirectories.below(folder);
    for (int round = 0; ; round++) {
      String name = "round " + round;
      List<SavedView> views =
          IntStream.range(0, VIEWS).mapToObj(i -> new SavedView(name + " " + i, name)).toList();
      try (SettingsFile settings = new SettingsFile(directories)) {
        settings.change(now -> now.with(Settings.SAVED_VIEWS, views));
      }
    }
  }

  /** Why the file is neither the one of a round nor the one of another; empty when it is whole. */
  static String fault(Path folder) {
    try (SettingsFile settings = new SettingsFile(AppDirectories.below(folder))) {
      if (settings.setAside().isPresent()) {
        return "could not be read";
      }
      List<SavedView> views = settings.current().savedViews();
      boolean whole =
          views.isEmpty()
              || (views.size() == VIEWS
                  && views.stream().map(SavedView::filter).distinct().count() == 1);
      return whole ? "" : "mixed: " + views.size() + " views";
    }
  }
}
