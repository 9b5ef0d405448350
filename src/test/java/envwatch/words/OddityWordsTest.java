package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.history.Outlier;
import envwatch.history.Subject;
import envwatch.ui.model.SampleWorld;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class OddityWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "STATE; Suspended; Running; Status: Suspended. In 5 of 6 environments of “Lab” it is"
            + " Running.",
        "STATE; PROBLEM; Ready; Status: Failed. In 5 of 6 environments of “Lab” it is Ready.",
        "SINCE; 2026-11-20T07:30:00Z; 2026-11-21T09:10:00Z; Time in its state: 26 h. In 5 of 6"
            + " environments of “Lab” it is 20 min.",
        "EXPIRATION; 2026-11-22T10:00:00Z; some day; Expires: Sun 22 Nov, 10:00 Z. In 5 of 6"
            + " environments of “Lab” it is some day."
      })
  void theSentenceTellsBothValuesAndHowManyAgree(
      Outlier.Kind kind, String own, String usual, String sentence) {
    Outlier odd = new Outlier(Subject.of(SampleWorld.key("EN01")), kind, "Lab", own, usual, 5, 6);
    assertThat(OddityWords.sentence(odd, SampleWorld.NOW, ZoneOffset.UTC)).isEqualTo(sentence);
  }
}
