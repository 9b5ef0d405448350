package envwatch.ui.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import envwatch.ui.kit.OnJavaFx;
import java.lang.ref.WeakReference;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class StudentFixCellTest {
  @Test
  void whatACheckFoundKeepsNoCellThatTheTableHasGivenUp() {
    SimpleObjectProperty<@Nullable StudentProblems> problems = new SimpleObjectProperty<>();
    WeakReference<StudentFixCell> cell =
        new WeakReference<>(OnJavaFx.call(() -> new StudentFixCell(problems)));
    await()
        .untilAsserted(() -> {
          System.gc();
          assertThat(cell.get()).isNull();
        });
    assertThat(problems.get()).isNull();
  }
}
