package envwatch.ui;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.WindowSettings;
import envwatch.settings.WindowSettings.Bounds;
import java.util.concurrent.atomic.AtomicReference;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WindowPlaceTest {
  private static final Bounds BEFORE = new Bounds(120, 80, 800, 600);

  private final Stage stage = OnJavaFx.call(Stage::new);
  private final AtomicReference<WindowSettings> window =
      new AtomicReference<>(WindowSettings.DEFAULT.withBounds(BEFORE, false));

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      WindowPlace place = new WindowPlace(window.get(), window::updateAndGet);
      stage.setScene(place.scene());
      place.place(stage);
      stage.show();
    });
  }

  @AfterEach
  void close() {
    OnJavaFx.run(stage::close);
  }

  @Test
  void whereTheWindowIsMovedToIsRemembered() {
    OnJavaFx.run(() -> stage.setY(40));
    assertThat(window.get().bounds()).isEqualTo(new Bounds(120, 40, 800, 600));
  }

  @Test
  void aPlaceOutOfReachOfTheMouseIsNotRemembered() {
    OnJavaFx.run(() -> stage.setX(950));
    assertThat(window.get().bounds()).isEqualTo(BEFORE);
  }
}
