package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.environments.MachineParts;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.window.Dashboards.Dashboard;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AccessibilityTest {
  private static Dashboard laidOut(int fontSize) {
    AppearanceSettings settings = new AppearanceSettings(Theme.LIGHT, fontSize);
    Dashboard dashboard = Dashboards.of(settings);
    dashboard.appearance().use(settings);
    dashboard.model().apply(SampleWorld.of(SampleWorld.dozen().toArray(Environment[]::new)));
    dashboard.model().select(SampleWorld.key("EN04"));
    Scene scene = new Scene(dashboard.view(), 1000, 650);
    dashboard.appearance().dress(scene);
    dashboard.view().settle(1000, 650);
    return dashboard;
  }

  @ParameterizedTest
  @ValueSource(ints = {14, 21})
  void everythingHasANameAndNoTextIsCutWithoutATip(int fontSize) {
    List<String> faults = OnJavaFx.call(() -> AccessibilityWalk.faults(laidOut(fontSize).view()));
    assertThat(faults).isEmpty();
  }

  @Test
  void aLongPasswordCanBeReadWhileItIsRevealedAndNotAfter() {
    List<String> faults =
        OnJavaFx.call(() -> {
          Dashboard dashboard = laidOut(14);
          dashboard.reveal().show(dashboard.model().machines().getFirst());
          dashboard.view().settle(1000, 650);
          List<String> found = AccessibilityWalk.faults(dashboard.view());
          Label shown = (Label) MachineParts.find(dashboard.view(), "password", "m8");
          assertThat(shown.getText()).isEqualTo(SampleWorld.PASSWORD);
          dashboard.reveal().hide();
          assertThat(shown.getText()).doesNotContain(SampleWorld.PASSWORD);
          assertThat(Controls.tipOf(shown))
              .satisfiesAnyOf(
                  tip -> assertThat(tip).isNull(),
                  tip -> assertThat(tip).doesNotContain(SampleWorld.PASSWORD));
          return found;
        });
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatIsReadAloudNeverHoldsAPassword(boolean revealed) {
    List<String> spoken =
        OnJavaFx.call(() -> {
          Dashboard dashboard = laidOut(14);
          if (revealed) {
            dashboard.reveal().show(dashboard.model().machines().getFirst());
          }
          List<String> texts = new ArrayList<>();
          collect(dashboard.view(), texts);
          return texts;
        });
    assertThat(spoken).isNotEmpty().noneMatch(text -> text.contains(SampleWorld.PASSWORD));
  }

  private static void collect(Node node, List<String> texts) {
    if (node.getAccessibleText() != null) {
      texts.add(node.getAccessibleText());
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, texts));
    }
  }
}
