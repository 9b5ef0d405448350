package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;

/** Tags are read or counted, but never shown as empty labels. */
class TagLabelsTest {
  private static List<String> shown(double width, String... tags) {
    return OnJavaFx.call(() -> {
      TagLabels labels = new TagLabels(1);
      new Scene(labels);
      labels.show(List.of(tags));
      labels.setMaxWidth(width);
      return labels.getChildren().stream().map(label -> ((Label) label).getText()).toList();
    });
  }

  @Test
  void theFirstTagIsShownAndTheOthersAreCounted() {
    assertThat(shown(300, "keep", "vip", "lab")).containsExactly("keep", "+2");
  }

  @Test
  void whereTheFirstTagCannotBeReadAllAreCounted() {
    assertThat(shown(50, "quarterly", "vip")).containsExactly("+2");
    assertThat(shown(20, "quarterly")).containsExactly("+1");
  }

  @Test
  void aTagComesBackWhereThereIsRoomAgain() {
    assertThat(
            OnJavaFx.call(() -> {
              TagLabels labels = new TagLabels(1);
              labels.show(List.of("quarterly"));
              labels.setMaxWidth(20);
              labels.setMaxWidth(200);
              return ((Label) labels.getChildren().getFirst()).getText();
            }))
        .isEqualTo("quarterly");
  }
}
