package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.presenting.Aliases;
import envwatch.presenting.Masking;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.util.Subscription;
import envwatch.watch.WatchAccess;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.junit.jupiter.api.Test;

class JudgedNamesTest extends PresentedProgram {
  /** Whether views were asked for on the JavaFX thread. */
  private final List<Boolean> asked = new CopyOnWriteArrayList<>();

  @Test
  void namesThatMayBeShownNowAreNotMadeOnTheJavaFxThread() {
    start(true);
    Presentation plain = Presentation.plain(program.session());
    Presentation presented =
        new Presentation(
            new Views(plain.watch()),
            plain.actionService(),
            plain.history(),
            plain.activities(),
            plain.classes(),
            plain.notices(),
            plain.claims(),
            plain.tools(),
            new Masking(new Aliases(), false));
    SessionNews news =
        OnJavaFx.call(() -> {
          DashboardModel model =
              new DashboardModel(time.instant(), Duration.ofHours(2), presented::filter);
          return new SessionNews(
              program.session(), presented, model, new SessionAlerts(model, presented));
        });
    OnJavaFx.run(news::followRest);
    await().until(() -> !asked.isEmpty());
    OnJavaFx.run(news::close);
    assertThat(asked.getFirst()).isFalse();
  }

  private final class Views implements WatchAccess {
    private final WatchAccess real;

    Views(WatchAccess real) {
      this.real = real;
    }

    @Override
    public WorldView view() {
      asked.add(Platform.isFxApplicationThread());
      return real.view();
    }

    @Override
    public Subscription subscribe(Consumer<WorldView> listener) {
      return real.subscribe(listener);
    }

    @Override
    public Optional<EnvironmentService> service(AccountId account) {
      return real.service(account);
    }
  }
}
