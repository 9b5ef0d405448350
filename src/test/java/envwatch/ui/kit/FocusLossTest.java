package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FocusLossTest {
  private final AtomicInteger left = new AtomicInteger();
  private TextField field;
  private TextField other;
  private Stage stage;

  @BeforeEach
  void openAWindowWithTwoFields() {
    OnJavaFx.run(() -> {
      field = new TextField();
      other = new TextField();
      stage = new Stage();
      stage.setScene(new Scene(new VBox(field, other)));
      stage.show();
      field.requestFocus();
    });
    await().until(() -> OnJavaFx.call(field::isFocused));
    OnJavaFx.run(() -> FocusLoss.field(field, left::incrementAndGet));
  }

  @AfterEach
  void close() {
    OnJavaFx.run(stage::hide);
  }

  @Test
  void anotherFieldIsLeaving() {
    OnJavaFx.run(other::requestFocus);

    assertThat(left).hasValue(1);
  }
}
