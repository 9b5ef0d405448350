package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import envwatch.model.Phase;
import envwatch.secrets.SecretStoreException.Cause;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.model.AppAlerts;
import envwatch.ui.model.MachineRow;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.model.SampleWorlds;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WatchedEnvironment.Trouble;
import envwatch.watch.WorldView;
import envwatch.words.KeychainWords;
import envwatch.words.Messages;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every state of the window, in both themes, at the usual and at a large font; and what has many or
 * long names in windows of other sizes, too.
 */
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
    PARTLY_SEEN(d -> show(d, SampleWorlds.partlySeen(), "EN04")),
    NO_CONNECTION(d ->
        show(d, new ApiException.Unreachable(ApiException.Unreachable.Kind.UNKNOWN_HOST, null))),
    WAITING_FOR_THE_KEYCHAIN(d -> {
      d.model().apply(new WorldView(SampleWorld.NOW, false, List.of(), List.of()));
      d.model()
          .alertsProperty()
          .set(
              AppAlerts.NONE.withAccounts(
                  false,
                  List.of(KeychainWords.notWatched(Cause.LOCKED, List.of("Lab", "Support"))),
                  false));
    }),
    READ_ONLY(d -> {
      show(d, SampleWorld.of(array()), "EN09");
      d.model().alertsProperty().set(AppAlerts.NONE.withReadOnly(true));
    }),
    ONE_STATUS(d -> {
      show(d, SampleWorld.of(array()), "EN01");
      d.model().phaseProperty().set(Phase.PROBLEM);
    }),
    FOUND_IN_A_MACHINE(d -> {
      show(d, SampleWorld.of(array()), "EN04");
      d.model().filterTextProperty().set("desktop");
    }),
    TWO_ACCOUNTS(d -> d.model().apply(SampleWorlds.twoAccounts())),
    NAMES_ALIKE(d -> show(d, SampleWorlds.namesAlike(), "S07")),
    MANY_ENVIRONMENTS(d -> show(d, SampleWorlds.many(300), "M004")),
    MANY_MACHINES(d -> show(d, SampleWorlds.manyMachines(60), "BIG")),
    REVEALED(d -> {
      show(d, SampleWorld.of(array()), "EN04");
      MachineRow machine = d.model().machines().getFirst();
      d.reveal().show(machine);
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

  /** The size of a window and of its font. */
  private record Look(int fontSize, int width, int height) {
    static final Look USUAL = new Look(14, 1180, 760);
    static final Look SMALL_WITH_A_LARGE_FONT = new Look(21, SMALL_WIDTH, SMALL_HEIGHT);
    static final Look SMALL = new Look(14, SMALL_WIDTH, SMALL_HEIGHT);
    static final Look LARGE = new Look(14, 1600, 1000);
    static final Look LARGE_WITH_A_LARGE_FONT = new Look(21, 1600, 1000);
  }

  record Picture(State state, Theme theme, Look look) {
    String file() {
      String name = Messages.key(state);
      boolean usual = look.equals(Look.USUAL) || look.equals(Look.SMALL_WITH_A_LARGE_FONT);
      return "main-%s-%s-%d%s"
          .formatted(name, Messages.key(theme), look.fontSize(), usual ? "" : "-" + look.width());
    }
  }

  static Stream<Picture> pictures() {
    return Stream.concat(
        Stream.of(State.values())
            .flatMap(state ->
                Stream.of(Theme.LIGHT, Theme.DARK)
                    .flatMap(theme ->
                        Stream.of(Look.USUAL, Look.SMALL_WITH_A_LARGE_FONT)
                            .map(look -> new Picture(state, theme, look)))),
        Stream.of(State.LIVE, State.NAMES_ALIKE, State.MANY_ENVIRONMENTS, State.MANY_MACHINES)
            .flatMap(state ->
                Stream.of(Look.SMALL, Look.LARGE, Look.LARGE_WITH_A_LARGE_FONT)
                    .map(look -> new Picture(state, Theme.LIGHT, look))));
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void everyStateIsPictured(Picture picture) {
    Path file =
        OnJavaFx.call(() -> {
          Look look = picture.look();
          AppearanceSettings settings = new AppearanceSettings(picture.theme(), look.fontSize());
          Dashboard dashboard = Dashboards.of(settings);
          picture.state().make.accept(dashboard);
          return Pictures.take(
              dashboard.view(), settings, look.width(), look.height(), picture.file());
        });
    assertThat(file).isNotEmptyFile();
  }
}
