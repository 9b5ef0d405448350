package envwatch.watch;

import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentKey;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;

/** A watch on a fake service and a fake clock, without jitter. */
public final class Rig {
  /** Draws the middle of the jitter: intervals are exactly as planned. */
  public static final RandomGenerator NO_JITTER = () -> 1L << 63;

  public static final Duration LATENCY = Duration.ofMillis(10);

  final FakeTime time;
  final FakeService service;
  final Watch watch;

  private Rig(FakeTime time, FakeService service, WatchOptions options, Duration latency) {
    this.time = time;
    this.service = service;
    watch = new Watch(service, time, time.executor(latency), options, NO_JITTER, LookListener.NONE);
  }

  static Rig listingLines() {
    return listingLines(WatchOptions.DEFAULT, LATENCY);
  }

  static Rig listingLines(WatchOptions options, Duration latency) {
    FakeTime time = new FakeTime();
    return new Rig(time, FakeService.listingLines(time), options, latency);
  }

  static Rig listingAll() {
    FakeTime time = new FakeTime();
    return new Rig(time, FakeService.listingAll(time), WatchOptions.DEFAULT, LATENCY);
  }

  Rig watching(ApiAccount account) {
    watch.watch(List.of(account));
    return this;
  }

  /** Watches A and B, which run, for so long that both were seen. */
  void watchTwo() {
    service.put(Samples.running("A"));
    service.put(Samples.running("B"));
    watching(Samples.account()).seconds(20);
  }

  void seconds(long seconds) {
    time.advance(Duration.ofSeconds(seconds));
  }

  AccountView account() {
    return watch.view().accounts().getFirst();
  }

  Link.Lost lost() {
    return (Link.Lost) account().link();
  }

  WatchedEnvironment environment(String id) {
    EnvironmentKey key = Samples.key(id);
    return watch.view().find(key).orElseThrow();
  }

  /** What was asked while so many seconds went by. */
  List<String> askedDuring(long seconds) {
    service.forgetRequests();
    seconds(seconds);
    return List.copyOf(service.asked());
  }
}
