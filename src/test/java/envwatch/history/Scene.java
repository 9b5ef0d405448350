package envwatch.history;

import envwatch.api.ApiException;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.Samples;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** An account that is looked at in steps, each of which is one view. */
final class Scene {
  static final Instant START = Instant.parse("2026-11-21T09:00:00Z");
  static final Duration INTERVAL = Duration.ofSeconds(30);

  final List<SentAction> sent = new ArrayList<>();
  final List<Change> changes = new ArrayList<>();
  private final Map<EnvironmentKey, WatchedEnvironment> environments = new LinkedHashMap<>();
  private final AccountId account = Samples.ACCOUNT;
  private LastStates memory;
  private Instant now = START;
  private Duration setBack = Duration.ZERO;
  private Link link = new Link.Live();
  private @Nullable Instant lastAnswer;
  private boolean paused;
  private boolean watched = true;
  private int unreadable;
  private Duration interval = INTERVAL;

  Scene() {
    this(LastStates.EMPTY);
  }

  Scene(LastStates memory) {
    this.memory = memory;
  }

  LastStates memory() {
    return memory;
  }

  Instant now() {
    return now;
  }

  Scene later(Duration duration) {
    now = now.plus(duration);
    return this;
  }

  /** Sees the environment now; the same instance again means that it has not changed. */
  Scene sees(Environment environment) {
    EnvironmentKey key = key(environment.id());
    environments.put(key, new WatchedEnvironment(key, environment, now, interval, null, null));
    lastAnswer = now;
    return this;
  }

  /** Looks at everything at another rhythm from now on. */
  Scene interval(Duration other) {
    interval = other;
    environments.replaceAll((key, seen) ->
        new WatchedEnvironment(
            key, seen.environment(), seen.seenAt(), other, seen.trouble(), null));
    return this;
  }

  Scene fails(String id, ApiException cause) {
    EnvironmentKey key = Samples.key(id);
    WatchedEnvironment last = environments.get(key);
    environments.put(
        key,
        new WatchedEnvironment(
            key,
            last.environment(),
            last.seenAt(),
            INTERVAL,
            new WatchedEnvironment.Trouble(cause, now),
            null));
    lastAnswer = now;
    return this;
  }

  Scene drops(String id) {
    environments.remove(Samples.key(id));
    lastAnswer = now;
    return this;
  }

  Scene dropsAll() {
    environments.clear();
    return this;
  }

  Scene link(Link newLink) {
    link = newLink;
    return this;
  }

  Scene paused(boolean pausing) {
    paused = pausing;
    return this;
  }

  Scene watched(boolean isWatched) {
    watched = isWatched;
    return this;
  }

  Scene unreadable(int entries) {
    unreadable = entries;
    return this;
  }

  /** Sets the computer's clock back, with which all moments of the view move. */
  Scene setBack(Duration by) {
    now = now.minus(by);
    setBack = setBack.plus(by);
    lastAnswer = lastAnswer == null ? null : lastAnswer.minus(by);
    environments.replaceAll((key, seen) ->
        new WatchedEnvironment(
            key,
            seen.environment(),
            seen.seenAt() == null ? null : seen.seenAt().minus(by),
            seen.interval(),
            seen.trouble(),
            null));
    return this;
  }

  WorldView world() {
    AccountView view =
        new AccountView(
            account,
            "Lab",
            URI.create("https://service.example"),
            link,
            null,
            List.of(),
            null,
            lastAnswer != null,
            unreadable,
            lastAnswer,
            null,
            OptionalLong.empty(),
            false,
            null);
    return new WorldView(
        now,
        setBack,
        paused,
        watched ? List.of(view) : List.of(),
        watched ? List.copyOf(environments.values()) : List.of());
  }

  Detected view() {
    Detected detected = Detection.detect(memory, world(), sent);
    memory = detected.memory();
    changes.addAll(detected.changes());
    return detected;
  }

  /** Lets the time of a look pass, and sees this. */
  Detected next(Environment... seen) {
    later(INTERVAL);
    for (Environment environment : seen) {
      sees(environment);
    }
    return view();
  }

  private EnvironmentKey key(EnvironmentId id) {
    return new EnvironmentKey(account, id);
  }
}
