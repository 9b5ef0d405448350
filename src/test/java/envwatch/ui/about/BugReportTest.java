package envwatch.ui.about;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BugReportTest {
  private static Throwable failure(String message) {
    return new IllegalStateException(message, new NumberFormatException(message));
  }

  @Test
  void namesKindAndPlaceOfEveryCause() {
    assertThat(BugReport.of(failure("odd")).details())
        .contains("java.lang.IllegalStateException")
        .contains("Caused by: java.lang.NumberFormatException")
        .contains("BugReportTest.failure");
  }

  @Test
  void quotesNoMessageThatMayHoldASecret() {
    assertThat(BugReport.of(failure("For input string: s3cret")).toString())
        .doesNotContain("s3cret");
  }

  @Test
  void keepsWhatJavaSaysAboutNull() {
    BugReport report = BugReport.of(new NullPointerException("because \"row\" is null"));

    assertThat(report.details()).contains("because \"row\" is null");
  }

  @Test
  void hasTheSameCodeForTheSameBugAndAnotherForAnother() {
    String code = BugReport.of(failure("one")).code();

    assertThat(code).hasSize(8).isEqualTo(BugReport.of(failure("two")).code());
    assertThat(code).isNotEqualTo(BugReport.of(new IllegalStateException()).code());
  }

  @Test
  void endsWhenCausesGoRoundInACircle() {
    Throwable one = new IllegalStateException();
    one.initCause(new IllegalArgumentException(one));

    assertThat(BugReport.of(one).details()).contains("IllegalArgumentException");
  }
}
