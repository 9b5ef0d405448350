package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TitleTextTest {
  @Test
  void emojiAreLeftOutOfTitles() {
    assertThat(TitleText.of("8 failed - Lab \uD83E\uDDEA Z\u00FCrich - Envwatch"))
        .isEqualTo("8 failed - Lab Z\u00FCrich - Envwatch");
    assertThat(TitleText.of("\uD83D\uDC68\uFE0F\u200D\uD83D\uDCBB Ann")).isEqualTo("Ann");
  }

  @Test
  void otherScriptsStay() {
    assertThat(TitleText.of("\u05D0\u200D\u05D1 \u8BAD\u7EC3"))
        .isEqualTo("\u05D0\u200D\u05D1 \u8BAD\u7EC3");
  }
}
