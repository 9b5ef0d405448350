package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.OnJavaFx;
import java.util.List;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

class FootPanelsTest {
  @Test
  void aPanelThatIsNotShownTakesNoRoomFromTheConnection() {
    OnJavaFx.run(() -> {
      Region selection = new Region();
      selection.setPrefWidth(900);
      FootPanels panels = new FootPanels(List.of(), List.of(selection));
      assertThat(panels.prefWidth(-1)).isEqualTo(900);

      panels.showList(false);

      assertThat(panels.prefWidth(-1)).isZero();
    });
  }
}
