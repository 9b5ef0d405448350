package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable.What;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An answer that cannot be read does not prove that the service is there. */
@Tag("fast")
class UnreadableAnswersTest {
  private final Rig rig = Rig.listingLines();

  private static Supplier<ApiException> unreadable(What what) {
    return () -> new ApiException.Unreadable(what);
  }

  private void watch(String... ids) {
    for (String id : ids) {
      rig.service.put(Samples.running(id));
    }
    rig.watching(Samples.account(ids)).seconds(20);
  }

  @ParameterizedTest
  @EnumSource(What.class)
  void fromEveryEnvironmentLoseTheAccount(What what) {
    watch("A", "B");
    rig.service.fail(unreadable(what));
    rig.seconds(30);
    assertThat(rig.account().link())
        .isInstanceOfSatisfying(
            Link.Lost.class,
            lost -> assertThat(lost.cause()).isInstanceOf(ApiException.Unreadable.class));
    assertThat(rig.account().lastAnswer()).isBefore(FakeTime.START.plusSeconds(21));
    assertThat(rig.environment("A").environment()).isNotNull();
    assertThat(rig.environment("A").trouble()).isNull();
  }

  @Test
  void fromTheOnlyEnvironmentThereIsLoseTheAccount() {
    watch("A");
    rig.service.fail(unreadable(What.HTML));
    rig.seconds(30);
    assertThat(rig.account().link()).isInstanceOf(Link.Lost.class);
  }

  @Test
  void fromTheFirstLookOnNeverCountAsLive() {
    rig.service.fail(Samples.id("A"), unreadable(What.HTML));
    rig.service.fail(Samples.id("B"), unreadable(What.NOT_JSON));
    rig.watching(Samples.account("A", "B")).seconds(30);
    assertThat(rig.account().link()).isInstanceOf(Link.Lost.class);
    assertThat(rig.account().lastAnswer()).isNull();
  }

  @Test
  void lostByThemComesBackWithTheFirstGoodAnswer() {
    watch("A", "B");
    rig.service.fail(unreadable(What.HTML));
    rig.seconds(60);
    rig.service.fail(null);
    rig.seconds(60);
    assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    assertThat(rig.environment("A").stale(rig.time.instant())).isFalse();
  }

  @Test
  void fromOneEnvironmentAreItsOwnTrouble() {
    watch("A", "B");
    rig.service.fail(Samples.id("A"), unreadable(What.NOT_JSON));
    for (int second = 0; second < 600; second++) {
      rig.seconds(1);
      assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    }
    assertThat(rig.environment("A").trouble().cause()).isInstanceOf(ApiException.Unreadable.class);
    assertThat(rig.environment("B").trouble()).isNull();
  }

  @Test
  void fromTwoOfThreeEnvironmentsAreTheirOwnTrouble() {
    watch("A", "B", "C");
    rig.service.fail(Samples.id("A"), unreadable(What.OTHER_SHAPE));
    rig.seconds(7);
    rig.service.fail(Samples.id("B"), unreadable(What.OTHER_SHAPE));
    for (int second = 0; second < 600; second++) {
      rig.seconds(1);
      assertThat(rig.account().link()).isInstanceOf(Link.Live.class);
    }
    assertThat(rig.environment("C").stale(rig.time.instant())).isFalse();
  }
}
