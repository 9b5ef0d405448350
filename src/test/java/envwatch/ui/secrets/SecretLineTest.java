package envwatch.ui.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.model.Secret;
import envwatch.ui.kit.OnJavaFx;
import envwatch.watch.FakeTime;
import java.lang.ref.WeakReference;
import java.time.Duration;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SecretLineTest {
  private static final SecretLine.Words WORDS =
      new SecretLine.Words("Show", "Hide", "Copy", "Hidden");

  /** Outlives the dialogs, as that of the program does. */
  private final PasswordReveal<String> reveal =
      new PasswordReveal<>(new FakeTime(), Runnable::run, () -> Duration.ofSeconds(30));

  private Stage dialog;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> dialog = new Stage());
  }

  @AfterEach
  void close() {
    OnJavaFx.run(dialog::close);
  }

  private SecretLine<String> inDialog() {
    SecretLine<String> inDialog =
        OnJavaFx.call(() -> {
          SecretLine<String> line = new SecretLine<>("secret", WORDS, reveal, () -> {});
          line.show("folder", Secret.of("s3cret"));
          dialog.setScene(new Scene(new StackPane(line)));
          dialog.show();
          return line;
        });
    await().until(() -> OnJavaFx.call(dialog::isFocused));
    return inDialog;
  }

  private static void pressEye(SecretLine<String> line) {
    ((Button) line.lookup("#secret-show")).fire();
  }

  @Test
  void aSecretIsShownWhenAskedFor() {
    SecretLine<String> line = inDialog();
    OnJavaFx.run(() -> {
      assertThat(line.value().getText()).doesNotContain("s3cret");
      pressEye(line);
      assertThat(line.value().getText()).isEqualTo("s3cret");
    });
  }

  @Test
  void aSecretIsMaskedWhenItsDialogIsClosed() {
    SecretLine<String> line = inDialog();
    OnJavaFx.run(() -> {
      pressEye(line);
      dialog.close();
      assertThat(reveal.shownProperty().get()).isNull();
      assertThat(line.value().getText()).doesNotContain("s3cret");
    });
  }

  @Test
  void nothingKeepsTheSecretOfAClosedDialog() {
    WeakReference<SecretLine<String>> line = new WeakReference<>(inDialog());
    OnJavaFx.run(() -> {
      dialog.close();
      dialog = new Stage();
    });
    await()
        .untilAsserted(() -> {
          System.gc();
          assertThat(line.get()).isNull();
        });
  }
}
