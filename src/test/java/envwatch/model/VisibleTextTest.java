package envwatch.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class VisibleTextTest {
  @ParameterizedTest
  @ValueSource(
      ints = {
        0x00, 0x07, 0x1B, 0x7F, 0x9B, 0xAD, 0x034F, 0x061C, 0x115F, 0x180E, 0x200B, 0x200C, 0x200D,
        0x200E, 0x200F, 0x202A, 0x202E, 0x2060, 0x2064, 0x2065, 0x2066, 0x2068, 0x2069, 0x3164,
        0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFB, 0xD800, 0xDC00, 0x1D173, 0xE0001, 0xE0041, 0xE007F,
        0xE0100
      })
  void whatCannotBeSeenIsLeftOut(int letter) {
    String text = "a" + new String(Character.toChars(letter)) + "b";

    assertThat(VisibleText.line(text)).isEqualTo("ab");
    assertThat(VisibleText.lines(text)).isEqualTo("ab");
    assertThat(VisibleText.replaced(text, '?')).isEqualTo("a?b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Z\u00fcrich",
        "e\u0301",
        "\u6570\u636e",
        "\u0645\u062e\u062a\u0628\u0631",
        "\uD83D\uDEE1\uFE0F",
        "\uD83D\uDC69\u200D\uD83D\uDCBB",
        "\uD83D\uDC69\uD83C\uDFFD\u200D\uD83D\uDCBB",
        "\u2764\uFE0F\u200D\uD83D\uDD25",
        "1\uFE0F\u20E3",
        "\u8FBB\uDB40\uDD00",
        "Lab\u00A0one"
      })
  void whatIsSeenStays(String text) {
    assertThat(VisibleText.line(text)).isEqualTo(text);
    assertThat(VisibleText.lines(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a\uFE0F", "1\uFE0F", "a\u200Db", "\uD83D\uDE80\u200D", "\u200D\uD83D\uDE80"})
  void whatChangesNoEmojiIsLeftOut(String text) {
    assertThat(VisibleText.line(text)).doesNotContain("\uFE0F", "\u200D");
  }

  @Test
  void aLineHasNoBreaks() {
    assertThat(VisibleText.line("a\tb\nc\u2028d")).isEqualTo("a b c d");
  }

  @Test
  void linesKeepTheirBreaksAndTabs() {
    assertThat(VisibleText.lines("a\r\nb\rc\u2029d\te")).isEqualTo("a\nb\nc\nd\te");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\u00a0", "\u3000", "\u2800", "\u200e", "\uDB40\uDC41", "\n"})
  void blankIsWhatShowsNothing(String text) {
    assertThat(VisibleText.isBlank(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "\u200ea", "-", "\u6570"})
  void whatShowsSomethingIsNotBlank(String text) {
    assertThat(VisibleText.isBlank(text)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "'Lab\u00a0one', 'Lab one', true",
    "' Lab  one', 'Lab one', true",
    "'caf\u00e9', 'cafe\u0301', true",
    "'a\u200eb', 'ab', true",
    "'Lab one', 'Labone', false",
    "'Lab', 'lab', false"
  })
  void namesAreAlikeWhenTheyLookAlike(String one, String other, boolean alike) {
    assertThat(VisibleText.alike(one, other)).isEqualTo(alike);
  }
}
