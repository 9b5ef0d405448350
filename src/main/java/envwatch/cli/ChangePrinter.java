package envwatch.cli;

import envwatch.filter.FilterSubject;
import envwatch.history.Change;
import envwatch.history.ChangeJson;
import envwatch.history.Detected;
import envwatch.history.Detection;
import envwatch.history.LastStates;
import envwatch.history.ObservedInterval;
import envwatch.history.State;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.EnvironmentWords;
import envwatch.words.TerminalText;
import java.io.PrintWriter;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Prints what changes from view to view, one line each; when looking begins and ends goes to
 * standard error. Thread-safe.
 */
final class ChangePrinter {
  private final PrintWriter out;
  private final PrintWriter err;
  private final EnvironmentFilter filter;
  private final @Nullable ChangeJson json;
  private final ChangeText words;
  private final ZoneId zone;
  private final BiConsumer<Change, WorldView> also;
  private final Map<AccountId, String> names = new HashMap<>();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Map<AccountId, String> troubles = new HashMap<>();
  private Set<AccountId> looked = Set.of();
  private boolean rejected;
  private LastStates memory = LastStates.EMPTY;

  /**
   * @param also takes every change that is printed, with the view in which it was found; must not
   *     block
   */
  public ChangePrinter(
      PrintWriter out,
      PrintWriter err,
      EnvironmentFilter filter,
      boolean asJson,
      ZoneId zone,
      BiConsumer<Change, WorldView> also) {
    this.out = out;
    this.err = err;
    this.filter = filter;
    this.zone = zone;
    this.also = also;
    json = asJson ? new ChangeJson(this::name) : null;
    words = new ChangeText(this::name, zone);
  }

  private String name(AccountId account) {
    return names.getOrDefault(account, account.value());
  }

  /** Takes the next view. */
  public synchronized void take(WorldView world) {
    if (closed.getCount() == 0) {
      return;
    }
    world.accounts().forEach(account -> names.put(account.id(), account.name()));
    Detected detected = Detection.detect(memory, world, List.of());
    memory = detected.memory();
    detected.ended().forEach(looking -> err.println(words.ended(looking)));
    printBegun();
    world.accounts().forEach(this::printTrouble);
    for (Change change : detected.changes()) {
      if (matches(change, world)) {
        out.println(json == null ? words.line(change) : json.write(change));
        also.accept(change, world);
      }
    }
    rejected =
        !world.accounts().isEmpty()
            && world.accounts().stream().map(AccountView::link).allMatch(Link::awaitsPerson);
    if (rejected || out.checkError()) {
      closed.countDown();
    }
  }

  /** Says why an account cannot be looked at, when that changes. */
  private void printTrouble(AccountView account) {
    String trouble = ConnectionMessage.sentence(account).map(TerminalText::plain).orElse("");
    if (!trouble.equals(troubles.put(account.id(), trouble)) && !trouble.isEmpty()) {
      err.println(trouble);
      err.flush();
    }
  }

  private void printBegun() {
    Set<AccountId> now = new HashSet<>();
    for (ObservedInterval looking : memory.looking()) {
      now.add(looking.account());
      if (!looked.contains(looking.account())) {
        err.println(words.began(looking));
      }
    }
    looked = now;
  }

  /** A change matches if its environment does, or did before. */
  private boolean matches(Change change, WorldView world) {
    if (filter.isEmpty()) {
      return true;
    }
    Optional<WatchedEnvironment> watched = world.find(change.subject().environment());
    Environment known = watched.map(WatchedEnvironment::environment).orElse(null);
    if (known == null) {
      return false;
    }
    List<String> states =
        Stream.concat(
                Stream.of(known.status().word()),
                Stream.of(change.from(), change.to())
                    .filter(Objects::nonNull)
                    .flatMap(ChangePrinter::words))
            .distinct()
            .toList();
    String account =
        world.account(change.subject().environment().account()).map(AccountView::name).orElse("");
    FilterSubject subject = filter.noted(FilterSubject.of(known, states, "", account), known.id());
    return filter.filter().matches(subject, world.at().atZone(zone));
  }

  private static Stream<String> words(State state) {
    return Stream.of(state.word(), EnvironmentWords.phase(state.phase()));
  }

  /**
   * Waits until nobody reads the output any more, or until every key was rejected.
   *
   * @param newest the newest view, which is also looked at while nothing is new
   * @return whether every key was rejected: nothing would ever be looked at again
   */
  public boolean awaitEnd(Supplier<WorldView> newest) throws InterruptedException {
    long pause = Detection.LONGEST_PAUSE.toMillis();
    while (!closed.await(pause, TimeUnit.MILLISECONDS)) {
      take(newest.get());
    }
    synchronized (this) {
      return rejected;
    }
  }
}
