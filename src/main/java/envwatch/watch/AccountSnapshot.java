package envwatch.watch;

import envwatch.watch.WatchedEnvironment.Trouble;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One account's part of the view of the world. */
record AccountSnapshot(AccountView account, List<WatchedEnvironment> environments) {
  /** The same with all moments moved back by the amount that the computer's clock was set back. */
  AccountSnapshot earlier(Duration by) {
    return by.isZero()
        ? this
        : new AccountSnapshot(
            earlier(account, by),
            environments.stream().map(environment -> earlier(environment, by)).toList());
  }

  private static AccountView earlier(AccountView view, Duration by) {
    return new AccountView(
        view.id(),
        view.name(),
        view.address(),
        earlier(view.link(), by),
        view.version(),
        view.skippedVersions(),
        view.capabilities(),
        view.listed(),
        view.unreadable(),
        earlier(view.lastAnswer(), by),
        earlier(view.nextLook(), by),
        view.callsLeft(),
        view.slowed(),
        view.clockOffset());
  }

  private static Link earlier(Link link, Duration by) {
    return switch (link) {
      case Link.Connecting connecting -> connecting;
      case Link.Live live -> live;
      case Link.Lost(var cause, Instant since, Instant nextTry) ->
          new Link.Lost(cause, since.minus(by), earlier(nextTry, by));
      case Link.SignedOut(var cause, Instant since, Instant nextTry) ->
          new Link.SignedOut(cause, since.minus(by), earlier(nextTry, by));
    };
  }

  private static WatchedEnvironment earlier(WatchedEnvironment view, Duration by) {
    Trouble trouble = view.trouble();
    return new WatchedEnvironment(
        view.key(),
        view.environment(),
        earlier(view.seenAt(), by),
        view.interval(),
        trouble == null ? null : new Trouble(trouble.cause(), trouble.since().minus(by)),
        earlier(view.nextLook(), by),
        earlier(view.freshUntil(), by));
  }

  private static @Nullable Instant earlier(@Nullable Instant moment, Duration by) {
    return moment == null ? null : moment.minus(by);
  }
}
