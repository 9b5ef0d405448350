package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Outlier;
import envwatch.history.Subject;
import envwatch.ui.model.SampleWorld;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class OddityWordsTest {
  private static Outlier outlier(Outlier.Kind kind, String own, String usual) {
    return new Outlier(Subject.of(SampleWorld.key("EN01")), kind, "Lab", own, usual, 5, 6);
  }

  @Test
  void eachSentenceTellsBothValuesAndHowManyAgree() {
    List<Outlier> odd =
        List.of(
            outlier(Outlier.Kind.SNAPSHOT, "Old\nimage", "New"),
            outlier(Outlier.Kind.MACHINES, "3", "4"));
    assertThat(OddityWords.sentences(odd))
        .isEqualTo(
            "Snapshot: Old image. In 5 of 6 environments of “Lab” it is New.\n"
                + "Machines: 3. In 5 of 6 environments of “Lab” it is 4.");
    assertThat(OddityWords.filterable(odd)).containsExactly("yes", "Snapshot", "Machines");
  }
}
