package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two tables share a width by what their columns ask. */
class ColumnRoomTest {
  private static final ColumnRoom NARROW = new ColumnRoom(200, 300, 500);
  private static final ColumnRoom WIDE = new ColumnRoom(400, 500, 1000);

  @ParameterizedTest
  @CsvSource({
    // too little even for the least, the least, more, what is needed, more, what is asked, too much
    "300, 100",
    "600, 200",
    "700, 250",
    "800, 300",
    "1150, 400",
    "1500, 500",
    "3000, 1000",
  })
  void bothComeEquallyFarFromWhatTheyNeedToWhatTheyAsk(double width, double own) {
    assertThat(NARROW.share(width, WIDE)).isCloseTo(own, Offset.offset(0.01));
    assertThat(WIDE.share(width, NARROW)).isCloseTo(width - own, Offset.offset(0.01));
  }

  @ParameterizedTest
  @CsvSource({"600", "1000"})
  void tablesThatAskNothingMoreThanTheyNeedShareInProportion(double width) {
    ColumnRoom even = new ColumnRoom(300, 300, 300);

    assertThat(even.share(width, even)).isCloseTo(width / 2, Offset.offset(0.01));
  }

  @Test
  void whoAsksNoMoreThanItNeedsLeavesTheRestToTheOther() {
    ColumnRoom one = new ColumnRoom(100, 200, 400);
    assertThat(one.share(500, new ColumnRoom(100, 200, 200))).isEqualTo(300);
  }
}
