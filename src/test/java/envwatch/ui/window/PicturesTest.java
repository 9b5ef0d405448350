package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WatchedEnvironment.Trouble;
import envwatch.watch.WorldView;
import envwatch.words.KeychainWords;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every state of the window, in both themes, at the usual and at a large font. */
class PicturesTest {
  private static final int SMALL_WIDTH = 1000;
  private static final int SMALL_HEIGHT = 650;

  /** A state of the window and how it comes about. */
  enum State {
    LIVE(d -> show(d, SampleWorld.of(array()), "EN04")),
    DEMO(d -> {
      show(d, SampleWorld.of(array()), "EN01");
      d.model().alertsProperty().set(AppAlerts.NONE.withAccounts(true, List.of(), false));
    }),
    CONNECTING(d ->
        d.model().apply(SampleWorld.view(SampleWorld.account(new Link.Connecting()), List.of()))),
    STALE(d ->
        show(
            d,
            SampleWorld.view(
                SampleWorld.account(lost(), true, SampleWorld.NOW.minusSeconds(240)), old()),
            "EN03")),
    SIGNED_OUT(d ->
        show(
            d,
            SampleWorld.view(
                SampleWorld.account(
                    new Link.SignedOut(
                        new ApiException.Unauthorized("401"), SampleWorld.NOW.minusSeconds(60))),
                SampleWorld.watched(SampleWorld.dozen())),
            "EN04")),
    SIGNED_OUT_FROM_THE_START(d ->
        d.model()
            .apply(
                SampleWorld.view(
                    SampleWorld.account(
                        new Link.SignedOut(new ApiException.Unauthorized("401"), SampleWorld.NOW),
                        false,
                        null),
                    List.of()))),
    SERVICE_FAILING(d -> show(d, ApiException.ServerFault.byService(500, null))),
    RATE_LIMITED(d -> show(d, ApiException.RateLimited.byService(Duration.ofSeconds(40)))),
    CLOCK_WRONG(d -> show(d, new ApiException.ClockSkew(Duration.ofHours(1)))),
    WITHOUT_KEY(d -> {
      d.model().apply(new WorldView(SampleWorld.NOW, false, List.of(), List.of()));
      d.model()
          .alertsProperty()
          .set(
              AppAlerts.NONE.withAccounts(
                  false, List.of(KeychainWords.notWatched(null, List.of("Lab"))), false));
    }),
    EMPTY(d -> d.model().apply(SampleWorld.of())),
    NO_MATCH(d -> {
      show(d, SampleWorld.of(array()), "EN04");
      d.model().filterTextProperty().set("owner:nobody");
    }),
    PAUSED(d -> {
      WorldView live = SampleWorld.of(array());
      show(d, new WorldView(live.at(), true, live.accounts(), live.environments()), "EN05");
    }),
    REVEALED(d -> {
      show(d, SampleWorld.of(array()), "EN04");
      MachineRow machine = d.model().machines().getFirst();
      d.reveal().show(machine.key());
      d.clipboard().copy(machine.machine().password(), machine.machine().name());
    });

    private final Consumer<Dashboard> make;

    State(Consumer<Dashboard> make) {
      this.make = make;
    }

    private static Environment[] array() {
      return SampleWorld.dozen().toArray(Environment[]::new);
    }

    private static Link.Lost lost() {
      return new Link.Lost(
          new ApiException.Unreachable(ApiException.Unreachable.Kind.READ_TIME_OUT, null),
          SampleWorld.NOW.minusSeconds(200),
          SampleWorld.NOW.plusSeconds(40));
    }

    private static List<WatchedEnvironment> old() {
      Trouble trouble = new Trouble(lost().cause(), SampleWorld.NOW.minusSeconds(200));
      List<WatchedEnvironment> old = new ArrayList<>();
      SampleWorld.dozen()
          .forEach(environment ->
              old.add(
                  SampleWorld.watched(environment, SampleWorld.NOW.minusSeconds(240), trouble)));
      return old;
    }

    private static void show(Dashboard dashboard, ApiException cause) {
      Link lost = new Link.Lost(cause, SampleWorld.NOW, SampleWorld.NOW.plusSeconds(40));
      dashboard.model().apply(SampleWorld.view(SampleWorld.account(lost, false, null), List.of()));
    }

    private static void show(Dashboard dashboard, WorldView view, String selected) {
      dashboard.model().apply(view);
      dashboard.model().select(SampleWorld.key(selected));
    }
  }

  record Picture(State state, Theme theme, int fontSize) {
    String file() {
      String name = state.name().toLowerCase(Locale.ROOT).replace('_', '-');
      return "main-%s-%s-%d".formatted(name, theme.name().toLowerCase(Locale.ROOT), fontSize);
    }
  }

  static Stream<Picture> pictures() {
    return Stream.of(State.values())
        .flatMap(state ->
            Stream.of(Theme.LIGHT, Theme.DARK)
                .flatMap(theme -> Stream.of(14, 21).map(font -> new Picture(state, theme, font))));
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void everyStateIsPictured(Picture picture) {
    Path file =
        OnJavaFx.call(() -> {
          AppearanceSettings settings = new AppearanceSettings(picture.theme(), picture.fontSize());
          Dashboard dashboard = Dashboards.of(settings);
          picture.state().make.accept(dashboard);
          boolean large = picture.fontSize() > 14;
          return Pictures.take(
              dashboard.view(),
              settings,
              large ? SMALL_WIDTH : 1180,
              large ? SMALL_HEIGHT : 760,
              picture.file());
        });
    assertThat(file).isNotEmptyFile();
  }
}
