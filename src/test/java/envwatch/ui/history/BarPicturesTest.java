package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.FakeHistory;
import envwatch.history.SampleTimelines;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.model.SampleWorlds;
import envwatch.ui.shell.Features;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.WorldView;
import envwatch.words.Messages;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** State bars with every kind of segment, in both themes and several sizes. */
class BarPicturesTest {
  private static final Duration DAY = Duration.ofHours(24);

  /** Where bars are shown. */
  enum Place {
    DETAILS,
    TAB,
    TAB_OF_MANY_MACHINES,
    LIST
  }

  record Picture(Place place, Theme theme, int font, int width, int height) {
    String file() {
      return "bars-%s-%s-%d-%d".formatted(Messages.key(place), Messages.key(theme), font, width);
    }
  }

  static Stream<Picture> pictures() {
    return Stream.of(Place.values())
        .flatMap(place ->
            Stream.of(
                new Picture(place, Theme.LIGHT, 14, 1180, 760),
                new Picture(place, Theme.DARK, 14, 1600, 1000),
                new Picture(place, Theme.LIGHT, 14, 1000, 650),
                new Picture(place, Theme.DARK, 21, 1180, 760)));
  }

  private static SampleTimelines past(Subject subject, String name) {
    return SampleTimelines.from(subject, name, SampleWorld.NOW.minus(DAY));
  }

  /** A day in which everything happens. */
  private static Timeline eventful(Subject subject, String name) {
    return past(subject, name)
        .running(Duration.ofMinutes(190))
        .failed(Duration.ofMinutes(1))
        .running(Duration.ofMinutes(119))
        .unreachable(Duration.ofMinutes(75))
        .running(Duration.ofHours(1))
        .seen(Phase.SUSPENDED, "Suspended", Duration.ofMinutes(200))
        .notLooked(Duration.ofHours(7))
        .seen(Phase.UNKNOWN, "Frobnicating", Duration.ofHours(1))
        .seen(Phase.CHANGING, "Preparing", Duration.ofMinutes(90))
        .running(Duration.ofMinutes(165))
        .changed(Phase.PROBLEM, "Failed", Duration.ofSeconds(30), Duration.ofHours(1))
        .timeline();
  }

  private static Timeline quiet(Subject subject, String name, int number) {
    int asleep = 300 + number % 7 * 40;
    return past(subject, name)
        .running(Duration.ofMinutes(400 + number % 5 * 30))
        .notLooked(Duration.ofMinutes(asleep))
        .running(Duration.ofMinutes(1440 - 400 - number % 5 * 30 - asleep))
        .timeline();
  }

  private static List<Timeline> pasts(EnvironmentRow row, int number) {
    List<Timeline> pasts = new ArrayList<>();
    Subject own = Subject.of(row.key());
    pasts.add(number % 3 == 0 ? eventful(own, row.name()) : quiet(own, row.name(), number));
    Environment known = row.environment();
    if (known != null) {
      for (Machine machine : known.machines()) {
        Subject subject = new Subject(row.key(), machine.id());
        pasts.add(
            pasts.size() % 4 == 1
                ? eventful(subject, machine.name())
                : quiet(subject, machine.name(), pasts.size()));
      }
    }
    return pasts;
  }

  private static WorldView world(Place place) {
    return switch (place) {
      case LIST -> SampleWorlds.many(300);
      case TAB_OF_MANY_MACHINES -> SampleWorlds.manyMachines(60);
      case DETAILS, TAB -> SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new));
    };
  }

  private static EnvironmentKey selected(Place place) {
    return SampleWorld.key(
        switch (place) {
          case LIST -> "M004";
          case TAB_OF_MANY_MACHINES -> "BIG";
          case DETAILS, TAB -> "EN01";
        });
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void barsArePictured(Picture picture) {
    Path file =
        OnJavaFx.call(() -> {
          AppearanceSettings settings = new AppearanceSettings(picture.theme(), picture.font());
          FakeHistory history = new FakeHistory();
          DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
          Features features = new Features(List.of(new StateBars(model, history, Runnable::run)));
          Dashboard dashboard = Dashboards.of(settings, WindowSettings.DEFAULT, model, features);
          model.apply(world(picture.place()));
          int number = 0;
          for (EnvironmentRow row : model.everything()) {
            history.lived(row.key(), pasts(row, number).toArray(Timeline[]::new));
            number++;
          }
          model.remember(history.view());
          model.select(selected(picture.place()));
          dashboard.appearance().use(settings);
          dashboard
              .appearance()
              .dress(new Scene(dashboard.view(), picture.width(), picture.height()));
          arrange(dashboard, picture);
          return Pictures.take(
              dashboard.view(), settings, picture.width(), picture.height(), picture.file());
        });
    assertThat(file).isNotEmptyFile();
  }

  private static void arrange(Dashboard dashboard, Picture picture) {
    if (picture.place() == Place.LIST) {
      dashboard.view().environmentTable().table().getColumns().stream()
          .filter(column -> "past".equals(column.getId()))
          .forEach(column -> ((TableColumn<?, ?>) column).setVisible(true));
    } else if (picture.place() != Place.DETAILS) {
      dashboard.view().settle(picture.width(), picture.height());
      ((ToggleButton) dashboard.view().lookup("#tab-history")).fire();
      dashboard.view().settle(picture.width(), picture.height());
      Event.fireEvent(
          dashboard.view().lookup(".past-tab .bar-grid .state-bar"),
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.END, false, false, false, false));
    }
  }
}
