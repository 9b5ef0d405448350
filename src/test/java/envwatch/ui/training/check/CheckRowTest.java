package envwatch.ui.training.check;

import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.TEACHER;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.training.check.CheckedClass;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The lines below the verdict of a check. */
@Tag("fast")
class CheckRowTest {
  @Test
  void aLineAboutNoStudentBeginsWithACapitalLetter() {
    CheckedClass checked =
        CheckedClass.of(2)
            .environment(
                CheckedClass.running("EN-teacher").owner(TEACHER).status(SUSPENDED).build());

    assertThat(CheckRow.of(checked.check(), null, false, ZoneOffset.UTC))
        .extracting(CheckRow::words)
        .containsExactly("The environment of the instructor teacher@example.com is suspended");
  }
}
