package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class TerminalTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u001b", "\u0007", "\n", "\r", "\t", "\u009b", "\u202e", "\u2028", "\u200b", "\u007f"
      })
  void whatSteersATerminalIsReplaced(String harmful) {
    assertThat(TerminalText.plain("a" + harmful + "b")).isEqualTo("a\uFFFDb");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Zürich", "数据", "مختبر", "🛡️", "👩‍💻", "\"q\" <&>"})
  void namesStayAsTheyAre(String name) {
    assertThat(TerminalText.plain(name)).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource({"abc, 3", "数据, 4", "🛡, 1", "🚀, 2", "é, 1", "e\u0301, 1"})
  void widthIsInColumns(String text, int columns) {
    assertThat(TerminalText.width(text)).isEqualTo(columns);
  }

  @Test
  void longTextsAreClippedToTheColumns() {
    assertThat(TerminalText.clipped("x".repeat(10_000), 5)).isEqualTo("xxxx…");
    assertThat(TerminalText.clipped("数据数据", 5)).isEqualTo("数据…");
    assertThat(TerminalText.clipped("12345", 5)).isEqualTo("12345");
  }
}
