package envwatch.api;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException.ServerFault;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.FailureMeaning.Scope;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("fast")
class FailureMeaningTest {
  private static final Duration MINUTE = Duration.ofMinutes(1);

  @ParameterizedTest
  @MethodSource
  void whatIsAboutOneThingStaysUntilAPersonActs(ApiException failure) {
    assertThat(failure.meaning()).isEqualTo(new FailureMeaning(false, Scope.ONE, null, false));
  }

  static List<ApiException> whatIsAboutOneThingStaysUntilAPersonActs() {
    return List.of(
        new ApiException.Forbidden("403"),
        new ApiException.NotFound("404"),
        new ApiException.Rejected("0x1", "no"),
        new ApiException.ReadOnly(),
        new ApiException.NotOffered("snapshots"));
  }

  @Test
  void aRejectedKeyConcernsTheAccountAndPassesOnlyWhereItWasConcluded() {
    assertThat(new ApiException.Unauthorized("401").meaning())
        .isEqualTo(new FailureMeaning(false, Scope.ALL, null, false));
    assertThat(ApiException.Unauthorized.deduced("403").meaning())
        .isEqualTo(new FailureMeaning(true, Scope.ALL, null, false));
  }

  @Test
  void aWrongClockConcernsTheAccount() {
    assertThat(new ApiException.ClockSkew(MINUTE).meaning())
        .isEqualTo(new FailureMeaning(false, Scope.ALL, null, false));
  }

  @Test
  void tooManyRequestsConcernTheAccountForAsLongAsItIsSaid() {
    assertThat(ApiException.RateLimited.byService(MINUTE).meaning())
        .isEqualTo(new FailureMeaning(true, Scope.ALL, MINUTE, false));
    assertThat(new ApiException.RateLimited(MINUTE).meaning().maybeDone()).isTrue();
  }

  @Test
  void aFaultOfTheServiceMayHaveDoneAPart() {
    assertThat(ServerFault.byService(500, MINUTE).meaning())
        .isEqualTo(new FailureMeaning(true, Scope.PERHAPS_ONE, MINUTE, true));
    assertThat(ServerFault.byService(503, null).meaning().maybeDone()).isFalse();
    assertThat(new ServerFault(503, null).meaning().maybeDone()).isTrue();
  }

  @Test
  void anUnreadableAnswerComesAfterWhateverWasDone() {
    assertThat(new ApiException.Unreadable(ApiException.Unreadable.What.HTML).meaning())
        .isEqualTo(new FailureMeaning(true, Scope.PERHAPS_ONE, null, true));
  }

  @ParameterizedTest
  @EnumSource(
      value = Unreachable.Kind.class,
      names = {"READ_TIME_OUT", "CONNECTION_LOST", "TOO_OLD"})
  void anAnswerThatDidNotComeMayBeMissedByOneRequestAlone(Unreachable.Kind kind) {
    assertThat(new Unreachable(kind, null).meaning().scope()).isEqualTo(Scope.PERHAPS_ONE);
  }

  @ParameterizedTest
  @EnumSource(
      value = Unreachable.Kind.class,
      names = {"READ_TIME_OUT", "CONNECTION_LOST", "TOO_OLD"},
      mode = EnumSource.Mode.EXCLUDE)
  void aWayThatIsClosedIsClosedToEveryRequest(Unreachable.Kind kind) {
    assertThat(new Unreachable(kind, null).meaning().scope().accountWide()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void whatWasSentMayHaveBeenDone(Unreachable.Kind kind) {
    assertThat(new Unreachable(kind, null).meaning().maybeDone()).isFalse();
    assertThat(Unreachable.afterSending(kind, null).meaning().maybeDone()).isTrue();
  }
}
