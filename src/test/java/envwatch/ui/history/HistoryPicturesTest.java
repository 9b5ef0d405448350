package envwatch.ui.history;

import static envwatch.ui.model.Histories.environment;
import static envwatch.ui.model.Histories.machine;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Outlier;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.model.Status;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.Histories;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.model.SampleWorlds;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.Messages;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the history adds to the window, in both themes and several sizes. */
class HistoryPicturesTest {
  /** One environment in each state that the history can tell about. */
  enum Shown {
    ON_ITS_WAY("20"),
    LATE("21"),
    STUCK("22"),
    ODD("EN05"),
    MANY("M004");

    private final String selected;

    Shown(String selected) {
      this.selected = selected;
    }

    private WorldView world() {
      if (this == MANY) {
        return SampleWorlds.many(300);
      }
      List<Environment> all = new ArrayList<>(SampleWorld.dozen());
      all.add(preparing("20", "Ansible day 1 - seat 12"));
      all.add(preparing("21", "Ansible day 1 - seat 13"));
      all.add(preparing("22", "Ansible day 1 - seat 14"));
      return SampleWorld.of(all.toArray(Environment[]::new));
    }

    private static Environment preparing(String id, String name) {
      return SampleWorld.environment(
          id,
          name,
          new Status(Phase.CHANGING, "Preparing"),
          SampleWorld.machine("a" + id, "web-1", Phase.CHANGING, "Booting", 40),
          SampleWorld.machine("b" + id, "db", Phase.CHANGING, "Booting", 85));
    }
  }

  private static Histories histories(WorldView world) {
    Histories histories = new Histories();
    int number = 0;
    for (WatchedEnvironment watched : world.environments()) {
      Environment known = watched.environment();
      if (known != null) {
        Duration ago = Duration.ofMinutes(3 + (long) number * number * 7 % 3_000);
        String id = known.id().value();
        if (number % 4 == 3) {
          histories.atLeast(environment(id), known.status().phase(), known.status().word(), ago);
        } else {
          histories.since(environment(id), known.status().phase(), known.status().word(), ago);
        }
        number++;
      }
    }
    return histories
        .waiting(environment("20"), Duration.ofMinutes(2), Duration.ZERO)
        .waiting(machine("20", "a20"), Duration.ofMinutes(2), Duration.ZERO)
        .waiting(environment("21"), Duration.ofMinutes(9), Duration.ZERO)
        .waiting(machine("21", "a21"), Duration.ofMinutes(9), Duration.ZERO)
        .waiting(environment("22"), Duration.ofMinutes(19), Duration.ofMinutes(6))
        .waiting(machine("22", "a22"), Duration.ofMinutes(19), Duration.ofMinutes(6))
        .odd(environment("EN05"), Outlier.Kind.MACHINES, "1", "4")
        .odd(machine("EN05", "m13"), Outlier.Kind.MEMORY, "4 GB", "8 GB");
  }

  record Picture(Shown shown, Theme theme, int font, int width, int height) {
    String file() {
      return "history-%s-%s-%d-%d".formatted(Messages.key(shown), Messages.key(theme), font, width);
    }
  }

  static Stream<Picture> pictures() {
    return Stream.of(Shown.values())
        .flatMap(shown ->
            Stream.of(
                new Picture(shown, Theme.LIGHT, 14, 1180, 760),
                new Picture(shown, Theme.DARK, 14, 1600, 1000),
                new Picture(shown, Theme.LIGHT, 14, 1000, 650),
                new Picture(shown, Theme.DARK, 21, 1180, 760)));
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void whatTheHistoryTellsIsPictured(Picture picture) {
    Path file =
        OnJavaFx.call(() -> {
          AppearanceSettings settings = new AppearanceSettings(picture.theme(), picture.font());
          Dashboard dashboard = Dashboards.of(settings);
          WorldView world = picture.shown().world();
          dashboard.model().apply(world);
          dashboard.model().remember(histories(world).view());
          dashboard.model().select(SampleWorld.key(picture.shown().selected));
          return Pictures.take(
              dashboard.view(), settings, picture.width(), picture.height(), picture.file());
        });
    assertThat(file).isNotEmptyFile();
  }
}
