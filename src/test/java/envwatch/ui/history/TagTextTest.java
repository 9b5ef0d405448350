package envwatch.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TagTextTest {
  @Test
  void tagsAreSeparatedBySpacesAndCommas() {
    assertThat(TagText.parse(" vip, day2 #exam;x ")).containsExactly("vip", "day2", "exam", "x");
  }

  @Test
  void aTagCountsOnce() {
    assertThat(TagText.parse("vip #vip")).containsExactly("vip");
  }

  @Test
  void whatCannotBeSeenIsNoTag() {
    assertThat(TagText.parse("\u200b \u202e # \u0000")).isEmpty();
  }

  @Test
  void neitherLengthNorNumberIsUnlimited() {
    assertThat(TagText.parse("a".repeat(100))).containsExactly("a".repeat(40));
    assertThat(TagText.parse("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22"))
        .hasSize(20);
  }
}
