package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.settings.AppearanceSettings;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableCell;
import org.junit.jupiter.api.Test;

/** Bold is kept for what has changed and was not seen yet. */
class WeightTest {
  @Test
  void nothingInARowIsBold() {
    OnJavaFx.run(() -> {
      Dashboard dashboard = Dashboards.of(AppearanceSettings.DEFAULT);
      dashboard.appearance().use(AppearanceSettings.DEFAULT);
      dashboard.appearance().dress(new Scene(dashboard.view(), 1180, 650));
      Environment soon =
          SampleWorld.expiring(
              SampleWorld.dozen().get(3),
              new Expiration.At(SampleWorld.NOW.plus(Duration.ofMinutes(40))));
      dashboard.model().apply(SampleWorld.of(soon));
      dashboard.view().settle(1180, 650);

      assertThat(bold(dashboard)).isEmpty();
      assertThat(dashboard.view().lookupAll(".expiration-cell:soon")).isNotEmpty();
    });
  }

  private static List<String> bold(Dashboard dashboard) {
    return dashboard.view().lookupAll(".table-cell").stream()
        .map(node -> (TableCell<?, ?>) node)
        .filter(cell -> cell.getItem() != null && isBold(cell))
        .map(cell -> cell.getTableColumn().getId())
        .distinct()
        .toList();
  }

  private static boolean isBold(Labeled labeled) {
    return labeled.getFont().getStyle().toLowerCase(Locale.ROOT).contains("bold");
  }
}
