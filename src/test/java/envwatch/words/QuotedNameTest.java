package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Bidi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class QuotedNameTest {
  private static final String ALEF_BET = "\u05D0\u05D1";

  @Test
  void aNameStandsInQuotationMarks() {
    assertThat(QuotedName.of("Lab \u8AB2 one")).isEqualTo("“Lab \u8AB2 one”");
  }

  @Test
  void whatFollowsANameFromRightToLeftStaysWhereItIs() {
    String sentence = QuotedName.isolated(ALEF_BET) + " - 34";

    Bidi order = new Bidi(sentence, Bidi.DIRECTION_LEFT_TO_RIGHT);

    assertThat(order.getLevelAt(sentence.indexOf('3'))).isZero();
  }

  @Test
  void aNameCannotUndoItsMarks() {
    assertThat(QuotedName.isolated("\u202E\u2069" + ALEF_BET + "\u200F"))
        .isEqualTo("\u200E" + ALEF_BET + "\u200E");
  }
}
