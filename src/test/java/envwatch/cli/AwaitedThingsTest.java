package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.actions.FakeWorld;
import envwatch.api.ApiException;
import envwatch.cli.Awaited.Progress;
import envwatch.filter.Filter;
import envwatch.history.UsualTimes;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.Phase;
import envwatch.watch.FakeTime;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class AwaitedThingsTest {
  private final FakeTime time = new FakeTime();
  private final FakeWorld world = new FakeWorld(time);

  private boolean failed(AwaitedThings things, int running, int all) {
    Machine[] machines =
        IntStream.range(0, all)
            .mapToObj(
                i -> FakeWorld.machine("vm" + i, i < running ? Phase.RUNNING : Phase.SUSPENDED))
            .toArray(Machine[]::new);
    world.put(FakeWorld.environment("a", Phase.RUNNING, machines));
    WatchedEnvironment watched = world.view().find(FakeWorld.key("a")).orElseThrow();
    return things.failed(watched, time.instant());
  }

  private static AwaitedThings ready(Duration patience) {
    return until("ready", patience);
  }

  private static AwaitedThings until(String word, Duration patience) {
    return new AwaitedThings(new Until(word), new StuckDetector(new UsualTimes()), patience);
  }

  private WorldView view(WatchedEnvironment... environments) {
    return new WorldView(
        time.instant(), false, List.of(Samples.live(time.instant())), List.of(environments));
  }

  private WatchedEnvironment unseen(String account, WatchedEnvironment.@Nullable Trouble trouble) {
    EnvironmentKey key = new EnvironmentKey(new AccountId(account), new EnvironmentId("a"));
    return new WatchedEnvironment(key, null, null, Duration.ofSeconds(30), trouble, null);
  }

  private WatchedEnvironment gone(String account) {
    return unseen(
        account, new WatchedEnvironment.Trouble(new ApiException.NotFound("a"), time.instant()));
  }

  private static Progress progress(WorldView world) {
    return until("gone", Duration.ZERO)
        .named(List.of(new EnvironmentId("a")), world)
        .getFirst()
        .progress();
  }

  @Test
  void whatOneAccountDoesNotHaveIsNotGoneWhileAnotherHasNotAnswered() {
    WatchedEnvironment unanswered = unseen("owner", null);

    assertThat(progress(view(gone("other"), unanswered))).isEqualTo(Progress.WAITING);
    assertThat(progress(view(unanswered, gone("other")))).isEqualTo(Progress.WAITING);
  }

  private WatchedEnvironment seen(Environment environment) {
    return new WatchedEnvironment(
        Samples.key(environment.id().value()),
        environment,
        time.instant(),
        Duration.ofSeconds(30),
        null,
        null);
  }

  private List<Progress> matching(String word, WatchedEnvironment... environments) {
    EnvironmentFilter filter =
        new EnvironmentFilter(Filter.parse("machine:web"), Map.of(), Duration.ZERO);
    return until(word, Duration.ZERO).matching(filter, view(environments)).stream()
        .map(Awaited::progress)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ready", "suspended", "gone"})
  void whatMayMatchOnceItIsReadIsWaitedFor(String word) {
    assertThat(matching(word, seen(Samples.line(Samples.running("a")))))
        .containsExactly(Progress.WAITING);
  }

  private List<String> states(String word, WatchedEnvironment environment) {
    return until(word, Duration.ZERO).matching(EnvironmentFilter.ALL, view(environment)).stream()
        .map(Awaited::state)
        .toList();
  }

  @Test
  void ofWhatIsWaitedForItIsSaidWhyItsStateIsNotEnough() {
    WatchedEnvironment listed = seen(Samples.line(Samples.running("a")));
    WatchedEnvironment read = seen(Samples.running("a"));

    assertThat(states("ready", listed)).containsExactly("Running, machines not read yet");
    assertThat(states("suspended", listed)).containsExactly("Running");
    time.advance(Duration.ofMinutes(10));
    assertThat(states("ready", read)).containsExactly("Running, not seen lately");
    assertThat(states("ready", seen(Samples.running("a")))).containsExactly("Running");
    assertThat(states("ready", gone("a"))).noneMatch(state -> state.contains("lately"));
  }

  @Test
  void whatIsGoneBeforeItCouldBeReadIsNotWaitedFor() {
    assertThat(matching("gone", gone("owner"))).isEmpty();
  }

  @Test
  void whatNoAccountHasIsGone() {
    assertThat(progress(view(gone("other"), gone("owner")))).isEqualTo(Progress.THERE);
  }

  @Test
  void machinesThatComeUpOneAfterAnotherAreNoFailure() {
    AwaitedThings things = ready(Duration.ofMinutes(3));
    for (int running = 0; running < 4; running++) {
      assertThat(failed(things, running, 4)).as("%d of 4", running).isFalse();
      time.advance(Duration.ofMinutes(2));
    }
    assertThat(failed(things, 4, 4)).isFalse();
  }

  @Test
  void machinesThatStayDownAreAFailure() {
    AwaitedThings things = ready(Duration.ofMinutes(3));
    assertThat(failed(things, 1, 4)).isFalse();
    time.advance(Duration.ofMinutes(3));
    assertThat(failed(things, 1, 4)).isTrue();
  }

  @Test
  void whatNobodyStartedHasFailedAtOnce() {
    assertThat(failed(ready(Duration.ZERO), 1, 4)).isTrue();
  }
}
