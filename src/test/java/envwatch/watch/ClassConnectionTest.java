package envwatch.watch;

import static envwatch.watch.ClassRig.count;
import static envwatch.watch.ClassRig.key;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.training.ClassKey;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How looks at classes depend on the account and its connection. */
@Tag("fast")
class ClassConnectionTest {
  private final ClassRig rig = new ClassRig();

  private ClassRig withOpenClass() {
    rig.serve("CO1", -60, 600).begin().classes.open(key("CO1"));
    rig.seconds(2);
    return rig;
  }

  private Link link() {
    return rig.watch.view().accounts().getFirst().link();
  }

  @Test
  void anAccountThatIsNotConnectedHasNoListYet() {
    rig.service.fail(() -> new Unreachable(Unreachable.Kind.REFUSED, null));
    rig.begin();

    assertThat(rig.account()).isInstanceOf(AccountClasses.Connecting.class);
  }

  @Test
  void listsThatAreKeptAreReadWhenTheAccountConnectsLater() {
    rig.serve("CO1", -60, 600);
    rig.service.fail(() -> new Unreachable(Unreachable.Kind.REFUSED, null));
    rig.begin().classes.keepLists(true);
    rig.seconds(2);
    assertThat(rig.account()).isInstanceOf(AccountClasses.Connecting.class);

    rig.service.fail(null);
    rig.minutes(2);

    assertThat(rig.account()).isInstanceOf(AccountClasses.Known.class);
  }

  @Test
  void nothingIsAskedWhilePaused() {
    withOpenClass().watch.pause();
    rig.seconds(1);

    assertThat(rig.askedDuring(60)).isEmpty();
    assertThat(rig.classes.view().paused()).isTrue();

    rig.watch.resume();
    rig.seconds(2);
    assertThat(rig.training.asked).contains("classes", "students CO1");
  }

  @Test
  void nothingIsAskedWhileTheConnectionIsLost() {
    withOpenClass();
    rig.service.fail(() -> new Unreachable(Unreachable.Kind.REFUSED, null));
    rig.training.fail(new Unreachable(Unreachable.Kind.REFUSED, null));
    rig.minutes(2);
    assertThat(link()).isInstanceOf(Link.Lost.class);

    assertThat(rig.askedDuring(30)).isEmpty();
    assertThat(rig.seen("CO1").trouble()).as("explained by the connection").isNull();
    assertThat(rig.seen("CO1").stale(rig.time.instant())).isTrue();
  }

  @Test
  void aConnectionThatIsBackBringsTheLooksBack() {
    withOpenClass();
    rig.service.fail(() -> new Unreachable(Unreachable.Kind.REFUSED, null));
    rig.training.fail(new Unreachable(Unreachable.Kind.REFUSED, null));
    rig.minutes(10);
    rig.service.fail(null);
    rig.training.fail(null);
    rig.minutes(6);

    assertThat(rig.seen("CO1").stale(rig.time.instant())).isFalse();
    assertThat(count(rig.askedDuring(10), "students CO1")).isBetween(19, 20);
  }

  @Test
  void aRejectedKeyEndsTheLooks() {
    withOpenClass();
    rig.training.fail(new ApiException.Unauthorized("test"));
    rig.minutes(1);
    assertThat(link()).isInstanceOf(Link.SignedOut.class);

    assertThat(rig.askedDuring(60)).isEmpty();
    assertThat(rig.seen("CO1").trouble()).isNull();
  }

  @Test
  void aRateLimitHoldsTheLooksUp() {
    withOpenClass();
    rig.training.fail(new ApiException.RateLimited(Duration.ofMinutes(4)));
    rig.seconds(40);
    rig.training.fail(null);

    assertThat(rig.askedDuring(3)).isEmpty();
    assertThat(rig.askedDuring(2)).contains("students CO1");
  }

  @Test
  void theBudgetOfTheAccountHolds() {
    rig.watch.use(
        new WatchOptions(
            Duration.ofSeconds(5), Duration.ofSeconds(10), Duration.ofSeconds(30), 1, 1));
    for (int i = 0; i < 30; i++) {
      rig.serve("CO" + i, 10, 240);
    }
    rig.begin().classes.show(true);

    assertThat(rig.askedDuring(Duration.ofSeconds(30))).hasSizeLessThanOrEqualTo(31);
  }

  @Test
  void anAccountThatIsRemovedIsForgotten() {
    withOpenClass().watching();
    rig.seconds(1);

    assertThat(rig.classes.view().accounts()).isEmpty();
    assertThat(rig.askedDuring(60)).isEmpty();
  }

  @Test
  void anAccountThatIsRemovedWhileALookWaitsIsForgotten() {
    withOpenClass().watch.pause();
    rig.classes.lookNow();
    rig.watching();

    assertThat(rig.askedDuring(60)).isEmpty();
    assertThat(rig.classes.view().accounts()).isEmpty();
  }

  @Test
  void anAccountThatChangedStartsFromTheBeginning() {
    withOpenClass();
    rig.delete("CO1");
    rig.serve("CO2", -60, 240);

    rig.watching(Samples.account(Samples.ACCOUNT, "another key"));
    rig.service.fail(() -> new Unreachable(Unreachable.Kind.REFUSED, null));
    rig.seconds(1);

    assertThat(rig.account()).isInstanceOf(AccountClasses.Connecting.class);
  }

  @Test
  void aChangedAccountIsLookedAtWithItsNewConnection() {
    withOpenClass();

    rig.watching(Samples.account(Samples.ACCOUNT, "another key"));
    rig.seconds(2);

    assertThat(count(rig.askedDuring(10), "students CO1")).isBetween(19, 20);
  }

  @Test
  void anAccountThatStaysIsNotDisturbedByAnother() {
    withOpenClass();
    ApiAccount other = Samples.account(new AccountId("other"), "key");

    rig.watching(Samples.account(), other);
    rig.seconds(5);

    assertThat(rig.classes.view().accounts()).hasSize(2);
    assertThat(rig.seen("CO1").students()).isNotNull();
  }

  @Test
  void classesOfAnAccountThatIsNotWatchedAreAskedForNowhere() {
    withOpenClass();
    rig.training.asked.clear();

    rig.classes.open(new ClassKey(new AccountId("other"), key("CO1").id()));
    rig.classes.changed(new ClassKey(new AccountId("other"), key("CO1").id()));
    rig.seconds(5);

    assertThat(List.copyOf(rig.training.asked)).doesNotContain("students CO1");
  }

  @Test
  void aClockThatIsSetBackMovesTheMomentsWithIt() {
    rig.serve("CO1", -300, 600).begin().classes.open(key("CO1"));
    rig.seconds(2);
    rig.time.jump(Duration.ofHours(-1));
    rig.seconds(31);

    ClassView seen = rig.seen("CO1");

    assertThat(seen.students().seenAt()).isBeforeOrEqualTo(rig.time.instant());
    assertThat(Duration.between(seen.students().seenAt(), rig.time.instant()))
        .isLessThan(Duration.ofSeconds(31));
    assertThat(count(rig.askedDuring(10), "students CO1")).isBetween(19, 20);
  }

  @Test
  void aComputerThatSleptLooksSoonAfterItWakes() {
    rig.serve("CO1", 600, 700).begin();
    rig.minutes(2);

    rig.time.jump(Duration.ofMinutes(550));
    List<String> asked = rig.askedDuring(1);

    assertThat(asked).contains("classes", "students CO1");
  }

  @Test
  void nothingIsAskedOnceItIsClosed() {
    withOpenClass().classes.close();

    assertThat(rig.askedDuring(60)).isEmpty();
  }
}
