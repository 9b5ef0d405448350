package envwatch.api.v3;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.model.Status;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class V3StatusCodeTest {
  @ParameterizedTest
  @CsvSource({
    "0,UNKNOWN",
    "1,CHANGING",
    "2,RUNNING",
    "3,SUSPENDED",
    "4,SUSPENDED",
    "5,PROBLEM",
    "6,UNKNOWN",
    "7,CHANGING",
    "8,CHANGING",
    "9,PROBLEM",
    "10,UNKNOWN",
    "11,CHANGING"
  })
  void knowsTheWholeTable(int number, Phase phase) {
    assertThat(V3StatusCode.status(number, "as served")).isEqualTo(new Status(phase, "as served"));
  }

  @Test
  void namesTheStateWhereTheServiceGivesNoText() {
    assertThat(V3StatusCode.status(9, null))
        .isEqualTo(new Status(Phase.PROBLEM, "Creation Failed"));
  }

  @Test
  void fallsBackToTheTextForANumberOutsideTheTable() {
    assertThat(V3StatusCode.status(12, "Resuming"))
        .isEqualTo(new Status(Phase.CHANGING, "Resuming"));
  }

  @Test
  void keepsANumberThatNothingExplains() {
    assertThat(V3StatusCode.status(12, " ")).isEqualTo(new Status(Phase.UNKNOWN, "status 12"));
  }

  @Test
  void isUntoldWithoutNumberAndText() {
    assertThat(V3StatusCode.status(null, null)).isEqualTo(Status.UNTOLD);
  }
}
