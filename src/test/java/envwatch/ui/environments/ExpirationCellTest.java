package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.words.ExpirationWords;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import javafx.scene.Scene;
import org.junit.jupiter.api.Test;

class ExpirationCellTest {
  private static final Environment LAB =
      SampleWorld.environment("EN01", "Lab", SampleWorld.running());
  private static final Instant FIRST = SampleWorld.NOW.plus(Duration.ofHours(80));

  @Test
  void theTipFollowsAnEndThatMovesWithinTheSameWords() {
    Instant later = FIRST.plusSeconds(600);
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(new Expiration.At(FIRST));
      String words = cell(dashboard).getText();
      expect(dashboard, new Expiration.At(later));
      assertThat(cell(dashboard).getText()).isEqualTo(words);
      assertThat(Controls.tipOf(cell(dashboard))).isEqualTo(told(later));
    });
  }

  @Test
  void theTipComesWithAnEnd() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(Expiration.NONE);
      assertThat(Controls.tipOf(cell(dashboard))).isNull();
      expect(dashboard, new Expiration.At(FIRST));
      assertThat(Controls.tipOf(cell(dashboard))).isEqualTo(told(FIRST));
    });
  }

  @Test
  void theTipGoesWithTheEnd() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(new Expiration.At(FIRST));
      assertThat(Controls.tipOf(cell(dashboard))).isEqualTo(told(FIRST));
      expect(dashboard, Expiration.NONE);
      assertThat(Controls.tipOf(cell(dashboard))).isNull();
    });
  }

  @Test
  void anEndThatComesNearIsNotCut() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = shown(new Expiration.At(SampleWorld.NOW.plus(Duration.ofDays(20))));
      for (Duration left : List.of(Duration.ofHours(71), Duration.ofMinutes(110))) {
        expect(dashboard, new Expiration.At(SampleWorld.NOW.plus(left)));
        assertThat(cell(dashboard).isTextTruncated()).as(cell(dashboard).getText()).isFalse();
      }
    });
  }

  private static Dashboard shown(Expiration expiration) {
    Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
    Scene scene = new Scene(dashboard.view(), 1000, 650);
    dashboard.appearance().use(AppearanceSettings.DEFAULT);
    dashboard.appearance().dress(scene);
    expect(dashboard, expiration);
    return dashboard;
  }

  private static void expect(Dashboard dashboard, Expiration expiration) {
    dashboard.model().apply(SampleWorld.of(SampleWorld.expiring(LAB, expiration)));
    dashboard.view().settle(1000, 650);
  }

  private static ExpirationCell cell(Dashboard dashboard) {
    return dashboard.view().environmentTable().lookupAll(".table-cell").stream()
        .filter(ExpirationCell.class::isInstance)
        .map(ExpirationCell.class::cast)
        .filter(cell -> cell.getIndex() == 0)
        .findFirst()
        .orElseThrow();
  }

  private static String told(Instant moment) {
    return ExpirationWords.moment(moment, Instant.EPOCH, ZoneId.systemDefault());
  }
}
