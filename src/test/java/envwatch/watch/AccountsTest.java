package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import envwatch.api.ServiceConnector;
import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentKey;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Several accounts side by side, taken up, changed and given up. */
@Tag("fast")
class AccountsTest {
  private static final AccountId ONE = new AccountId("one");
  private static final AccountId TWO = new AccountId("two");

  private final FakeTime time = new FakeTime();
  private final FakeService first = FakeService.listingLines(time);
  private final FakeService second = FakeService.listingAll(time);
  private final Map<AccountId, FakeService> services = Map.of(ONE, first, TWO, second);
  private final ServiceConnector connector = account -> services.get(account.id()).connect(account);
  private final Watch watch =
      new Watch(
          connector,
          time,
          time.executor(Rig.LATENCY),
          WatchOptions.DEFAULT,
          Rig.NO_JITTER,
          LookListener.NONE);
  private final ApiAccount one = Samples.account(ONE, "key");
  private final ApiAccount two = Samples.account(TWO, "key");

  @BeforeEach
  void fill() {
    first.put(Samples.running("A"));
    second.put(Samples.running("A"));
  }

  private void seconds(long seconds) {
    time.advance(Duration.ofSeconds(seconds));
  }

  private Link link(int account) {
    return watch.view().accounts().get(account).link();
  }

  @Test
  void aFailingAccountDisturbsNoOther() {
    first.fail(() -> new ApiException.Unreachable(ApiException.Unreachable.Kind.REFUSED, null));
    watch.watch(List.of(one, two));
    seconds(120);
    assertThat(link(0)).isInstanceOf(Link.Lost.class);
    assertThat(link(1)).isInstanceOf(Link.Live.class);
    assertThat(second.asked()).containsExactly("connect", "list", "list", "list", "list");
  }

  @Test
  void theSameEnvironmentInTwoAccountsIsTwoRows() {
    watch.watch(List.of(one, two));
    seconds(5);
    assertThat(watch.view().environments())
        .extracting(WatchedEnvironment::key)
        .containsExactly(
            new EnvironmentKey(ONE, Samples.id("A")), new EnvironmentKey(TWO, Samples.id("A")));
  }

  @Test
  void anEqualAccountGoesOnUndisturbed() {
    watch.watch(List.of(one));
    seconds(5);
    watch.watch(List.of(two, Samples.account(ONE, "key")));
    seconds(5);
    assertThat(first.asked()).containsOnlyOnce("connect");
    assertThat(watch.view().accounts()).extracting(AccountView::id).containsExactly(TWO, ONE);
  }

  @Test
  void aChangedKeyBeginsAnewAndClosesTheOldService() {
    watch.watch(List.of(one));
    seconds(5);
    watch.watch(List.of(Samples.account(ONE, "other key")));
    assertThat(watch.view().environments()).isEmpty();
    assertThat(link(0)).isInstanceOf(Link.Connecting.class);
    seconds(5);
    assertThat(first.closed()).isTrue();
    assertThat(watch.view().environments()).hasSize(1);
  }

  @Test
  void anAccountNoLongerWatchedIsClosedAndForgotten() {
    watch.watch(List.of(one, two));
    seconds(5);
    watch.watch(List.of(two));
    seconds(1);
    first.forgetRequests();
    seconds(600);
    assertThat(first.closed()).isTrue();
    assertThat(first.asked()).isEmpty();
    assertThat(watch.view().accounts()).extracting(AccountView::id).containsExactly(TWO);
    assertThat(watch.service(ONE)).isEmpty();
  }

  @Test
  void aServiceThatConnectsTooLateIsClosed() {
    watch.watch(List.of(one));
    watch.watch(List.of());
    seconds(1);
    assertThat(first.closed()).isTrue();
  }

  @Test
  void theServiceOfAConnectedAccountIsHandedOut() {
    watch.watch(List.of(one));
    assertThat(watch.service(ONE)).isEmpty();
    seconds(1);
    assertThat(watch.service(ONE)).containsSame(first);
  }

  @Test
  void closingEndsEverything() {
    watch.watch(List.of(one, two));
    seconds(5);
    watch.close();
    seconds(1);
    assertThat(first.closed() && second.closed()).isTrue();
    assertThat(time.waiting()).isZero();
  }

  @Test
  void afterClosingNothingIsTakenUp() {
    watch.close();
    watch.watch(List.of(one));
    seconds(5);
    assertThat(first.asked()).isEmpty();
  }

  @Test
  void whatWasChosenBeforeCountsForAnAccountTakenUpLater() {
    watch.select(new EnvironmentKey(ONE, Samples.id("A")));
    watch.watch(List.of(one));
    seconds(5);
    assertThat(watch.view().environments().getFirst().interval()).isEqualTo(Duration.ofSeconds(10));
  }

  @Test
  void anAccountGivenTwiceIsWatchedOnce() {
    watch.watch(List.of(one, Samples.account(ONE, "other key")));
    seconds(5);
    assertThat(first.asked()).containsExactly("connect", "list", "A");
  }

  @Test
  void withoutAccountsNothingWaits() {
    watch.watch(List.of());
    seconds(1);
    assertThat(time.waiting()).isZero();
    assertThat(watch.view().accounts()).isEmpty();
  }

  @Test
  void aLookThatBeginsWhileTheWatchIsClosedIsDropped() {
    closeWhile(Watch::lookNow);
  }

  @Test
  void aSelectionWhileTheWatchIsClosedIsDropped() {
    closeWhile(watch -> watch.select(null));
  }

  /** As between the moment a task is planned and the moment it begins. */
  private void closeWhile(Consumer<Watch> begin) {
    Executor before = time.executor(Rig.LATENCY);
    AtomicReference<Runnable> closing = new AtomicReference<>();
    Executor ending =
        task -> {
          Runnable close = closing.get();
          if (close == null) {
            before.execute(task);
          } else {
            close.run();
            throw new RejectedExecutionException();
          }
        };
    Watch closed =
        new Watch(connector, time, ending, WatchOptions.DEFAULT, Rig.NO_JITTER, LookListener.NONE);
    closed.watch(List.of(one));
    seconds(5);
    closing.set(closed::close);
    assertThatCode(() -> begin.accept(closed)).doesNotThrowAnyException();
  }

  @Test
  void aLookThatCannotBeginWhileOpenIsADefect() {
    Watch open =
        new Watch(
            connector,
            time,
            task -> {
              throw new RejectedExecutionException();
            },
            WatchOptions.DEFAULT,
            Rig.NO_JITTER,
            LookListener.NONE);
    assertThatThrownBy(() -> open.select(null)).isInstanceOf(RejectedExecutionException.class);
  }
}
