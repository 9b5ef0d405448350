package envwatch.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.model.Phase;
import envwatch.util.Subscription;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What listeners are told, and how often. */
@Tag("fast")
class ViewsTest {
  private final Rig rig = Rig.listingLines();
  private final List<WorldView> views = new ArrayList<>();

  @Test
  void theNewestViewIsHandedOverAtOnce() {
    rig.service.put(Samples.running("A"));
    rig.watching(Samples.account()).seconds(5);
    rig.watch.subscribe(views::add);
    rig.time.advance(Duration.ofMillis(50));
    assertThat(views).hasSize(1);
    assertThat(views.getFirst().find(Samples.key("A"))).isPresent();
  }

  @Test
  void aChangeIsToldToEveryListener() {
    List<WorldView> others = new ArrayList<>();
    rig.service.put(Samples.running("A"));
    rig.watching(Samples.account()).seconds(5);
    rig.watch.subscribe(views::add);
    rig.watch.subscribe(others::add);
    rig.service.put(Samples.environment("A", Phase.SUSPENDED, "Suspended"));
    rig.seconds(40);
    assertThat(views.getLast()).isSameAs(others.getLast());
    assertThat(views.getLast().environments().getFirst().environment().status().word())
        .isEqualTo("Suspended");
  }

  @Test
  void nothingIsToldWhileNothingChanges() {
    rig.watching(Samples.account()).seconds(1);
    rig.watch.pause();
    rig.seconds(1);
    rig.watch.subscribe(views::add);
    rig.seconds(1);
    rig.watch.show(List.of());
    rig.watch.select(null);
    rig.seconds(60);
    assertThat(views).hasSize(1);
  }

  @Test
  void burstsBecomeTenViewsASecondAtMost() {
    WatchOptions hurried =
        new WatchOptions(
            Duration.ofSeconds(5), Duration.ofSeconds(10), Duration.ofSeconds(30), 50, 1000);
    Rig fast = Rig.listingLines(hurried, Duration.ofMillis(5));
    for (int i = 0; i < 1000; i++) {
      fast.service.put(Samples.running("E" + i));
    }
    fast.watch.subscribe(views::add);
    fast.watching(Samples.account()).seconds(2);
    assertThat(views).hasSizeBetween(5, 21);
    assertThat(views.getLast().environments())
        .allSatisfy(row -> assertThat(row.environment().complete()).isTrue());
  }

  @Test
  void aClockThatIsSetHurriesNoView() {
    FakeTime time = new FakeTime();
    AtomicInteger state = new AtomicInteger();
    ViewPublisher<WorldView> publisher =
        new ViewPublisher<>(
            time,
            Runnable::run,
            () -> new WorldView(time.instant(), state.get() % 2 == 1, List.of(), List.of()),
            WorldView::sameAs);
    publisher.subscribe(views::add);
    for (int hours : new int[] {-1, 2}) {
      time.jump(Duration.ofHours(hours));
      state.incrementAndGet();
      publisher.changed();
    }
    assertThat(views).hasSize(1);
  }

  @Test
  void aSlowListenerFindsTheNewestViewAndNoQueue() {
    Queue<Runnable> held = new ArrayDeque<>();
    FakeTime time = new FakeTime();
    AtomicInteger state = new AtomicInteger();
    ViewPublisher<WorldView> publisher =
        new ViewPublisher<>(
            time,
            held::add,
            () -> new WorldView(time.instant(), state.get() % 2 == 1, List.of(), List.of()),
            WorldView::sameAs);
    publisher.subscribe(views::add);
    held.remove().run();
    for (int i = 0; i < 101; i++) {
      state.incrementAndGet();
      publisher.changed();
      time.advance(Duration.ofSeconds(1));
    }
    int runs = 0;
    while (!held.isEmpty()) {
      held.remove().run();
      runs++;
    }
    assertThat(views).hasSize(2);
    assertThat(views.getLast().paused()).isTrue();
    assertThat(runs).isLessThanOrEqualTo(3);
  }

  @Test
  void rowsThatDidNotChangeKeepTheirInstance() {
    rig.service.put(Samples.running("A"));
    rig.service.put(Samples.running("B"));
    rig.watching(Samples.account()).seconds(5);
    rig.watch.subscribe(views::add);
    rig.watch.lookNow(Samples.key("A"));
    rig.seconds(2);
    assertThat(views.getLast().find(Samples.key("B")))
        .containsSame(views.getFirst().find(Samples.key("B")).orElseThrow());
    assertThat(views.getLast().find(Samples.key("A")))
        .isNotEqualTo(views.getFirst().find(Samples.key("A")));
  }

  @Test
  void whoNoLongerListensIsToldNothing() {
    Subscription subscription = rig.watch.subscribe(views::add);
    rig.seconds(1);
    views.clear();
    subscription.close();
    rig.watching(Samples.account()).seconds(5);
    assertThat(views).isEmpty();
  }

  @Test
  void whoLeavesBeforeTheFirstViewIsToldNothing() {
    Queue<Runnable> held = new ArrayDeque<>();
    FakeTime time = new FakeTime();
    ViewPublisher<WorldView> publisher =
        new ViewPublisher<>(
            time,
            held::add,
            () -> new WorldView(time.instant(), false, List.of(), List.of()),
            WorldView::sameAs);
    publisher.subscribe(views::add).close();
    while (!held.isEmpty()) {
      held.remove().run();
    }
    assertThat(views).isEmpty();
  }

  @Test
  void aListenerThatFailsDoesNotKeepTheViewFromOthers() {
    RuntimeException defect = new IllegalStateException("defect");
    rig.watch.subscribe(view -> {
      throw defect;
    });
    rig.watch.subscribe(views::add);
    assertThatThrownBy(() -> rig.seconds(1)).isSameAs(defect);
    rig.seconds(1);
    assertThat(views).hasSize(1);
  }

  @Test
  void anAccountIsConnectingUntilTheServiceAnswers() {
    rig.watch.subscribe(views::add);
    rig.watching(Samples.account()).seconds(5);
    assertThat(views)
        .extracting(view -> view.accounts().isEmpty() ? null : view.accounts().getFirst().link())
        .contains(new Link.Connecting())
        .endsWith(new Link.Live());
  }

  @Test
  void anAccountIsFoundWhileItIsWatched() {
    rig.watching(Samples.account()).seconds(1);
    WorldView before = rig.watch.view();
    rig.watch.watch(List.of());
    assertThat(before.account(Samples.account().id())).isPresent();
    assertThat(rig.watch.view().account(Samples.account().id())).isEmpty();
  }

  @Test
  void anEmptyAccountIsListedAndEmpty() {
    rig.watching(Samples.account());
    assertThat(rig.account().listed()).isFalse();
    rig.seconds(5);
    assertThat(rig.account().listed()).isTrue();
    assertThat(rig.watch.view().environments()).isEmpty();
  }

  @Test
  void theNextLookOfAnAccountIsTheNextList() {
    for (int i = 0; i < 100; i++) {
      rig.service.put(Samples.running("E" + i));
    }
    rig.watching(Samples.account()).seconds(12);
    assertThat(rig.account().nextLook())
        .isBetween(FakeTime.START.plusSeconds(27), FakeTime.START.plusSeconds(34));
  }

  @Test
  void theNextLookOfAnAccountWithoutAListIsTheEarliestPlanned() {
    rig.service.put(Samples.running("A"));
    rig.watching(Samples.account("A")).seconds(5);
    assertThat(rig.account().nextLook())
        .isBetween(FakeTime.START.plusSeconds(29), FakeTime.START.plusSeconds(31));
  }
}
