package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.List;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A person can always try, also while the service itself says how long to wait. */
class OrderedWaitTest {
  private static final AppearanceSettings LIGHT = new AppearanceSettings(Theme.LIGHT, 14);

  private static Dashboard limited(@Nullable Duration retryAfter) {
    Link lost =
        new Link.Lost(
            new ApiException.RateLimited(retryAfter),
            SampleWorld.NOW.minusSeconds(2),
            SampleWorld.NOW.plusSeconds(28));
    WorldView world =
        SampleWorld.view(SampleWorld.account(lost, false, SampleWorld.NOW), List.of());
    return OnJavaFx.call(() -> {
      Dashboard dashboard = Dashboards.of(LIGHT);
      new Scene(dashboard.view(), 1000, 650);
      dashboard.model().apply(world);
      dashboard.view().settle(1000, 650);
      return dashboard;
    });
  }

  private static boolean isOff(Dashboard dashboard, String button) {
    return OnJavaFx.call(() -> dashboard.view().lookup(button).isDisabled());
  }

  @Test
  void aWaitThatTheServiceOrderedCanBeCutShort() {
    Dashboard dashboard = limited(Duration.ofSeconds(30));
    assertThat(isOff(dashboard, "#banner-rate-limited-button")).isFalse();
    assertThat(isOff(dashboard, "#placeholder-button")).isFalse();
  }

  @Test
  void anyOtherWaitCanBeCutShort() {
    Dashboard dashboard = limited(null);
    assertThat(isOff(dashboard, "#banner-rate-limited-button")).isFalse();
    assertThat(isOff(dashboard, "#placeholder-button")).isFalse();
  }

  @Test
  void theTitleDoesNotSayThatAServiceWhichAnswersIsOutOfReach() {
    Dashboard dashboard = limited(Duration.ofSeconds(30));
    assertThat(OnJavaFx.call(() -> WindowTitle.of(dashboard.model())))
        .isEqualTo("Rate limited - Training Europe - Envwatch");
  }
}
