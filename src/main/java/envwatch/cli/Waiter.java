package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.cli.Awaited.Progress;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.Watch;
import envwatch.watch.WorldView;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Judges each view until the end. */
final class Waiter {
  private final Watch watch;
  private final WaitCommand.Wanted wanted;
  private final @Nullable AwaitedClass found;
  private final AwaitedThings things;
  private final InstantSource clock;
  private final Consumer<String> out;
  private final Instant end;
  private String told = "";

  /**
   * @param found null unless a class is waited for
   * @param out prints a sentence
   */
  public Waiter(
      Watch watch,
      WaitCommand.Wanted wanted,
      @Nullable AwaitedClass found,
      AwaitedThings things,
      InstantSource clock,
      Consumer<String> out) {
    this.watch = watch;
    this.wanted = wanted;
    this.found = found;
    this.things = things;
    this.clock = clock;
    this.out = out;
    end = clock.instant().plus(wanted.timeout());
  }

  /** Gives the exit code. */
  int run() throws InterruptedException {
    return Awaiting.<Integer>result(
        changed -> watch.subscribe(view -> changed.run()),
        () -> {
          List<Awaited> all = judge();
          tell(all);
          return code(all);
        });
  }

  private List<Awaited> judge() {
    if (found == null) {
      WorldView world = watch.view();
      return wanted.environments().isEmpty()
          ? things.matching(wanted.filter(), world)
          : things.named(wanted.environments(), world);
    }
    ApiException failure = found.refresh(clock.instant());
    if (failure != null) {
      out.accept(ConnectionMessage.sentence(found.account(), failure));
    }
    watch.watch(found.watched());
    return things.of(found.students(), watch.view());
  }

  /** Tells how many are there, when that changes; not before it is known of how many. */
  private void tell(List<Awaited> all) {
    boolean filtered = found == null && wanted.environments().isEmpty();
    if (filtered && !AwaitedThings.listed(watch.view())) {
      return;
    }
    long known = all.stream().filter(one -> !one.is(Progress.NOT_FOUND)).count();
    long there = all.stream().filter(one -> one.is(Progress.THERE)).count();
    long failed = all.stream().filter(one -> one.is(Progress.FAILED)).count();
    String line = text("cli.wait.progress", there, known, wanted.until().word(), failed);
    if (!line.equals(told)) {
      told = line;
      out.accept(line);
    }
  }

  /** The exit code; null while it has to be waited. */
  private @Nullable Integer code(List<Awaited> all) {
    if (all.stream().allMatch(one -> one.is(Progress.THERE)) && (found == null || !all.isEmpty())) {
      return WaitCommand.THERE;
    }
    if (wanted.orFailed() && all.stream().anyMatch(one -> one.is(Progress.FAILED))) {
      name(all.stream().filter(one -> one.is(Progress.FAILED)).toList());
      return WaitCommand.ONE_FAILED;
    }
    List<AccountView> accounts = watch.view().accounts();
    if (!accounts.isEmpty()
        && accounts.stream().map(AccountView::link).allMatch(Link::awaitsPerson)) {
      accounts.forEach(this::why);
      return WaitCommand.COULD_NOT_LOOK;
    }
    if (clock.instant().isBefore(end)) {
      return null;
    }
    name(all.stream().filter(one -> !one.is(Progress.THERE)).toList());
    if (accounts.stream().anyMatch(account -> account.lastAnswer() != null) || found != null) {
      return WaitCommand.TIME_OUT;
    }
    accounts.forEach(this::why);
    return WaitCommand.COULD_NOT_LOOK;
  }

  private void name(List<Awaited> late) {
    late.forEach(one -> out.accept(text("cli.wait.late", one.name(), one.state())));
  }

  private void why(AccountView account) {
    ConnectionMessage.sentence(account).ifPresent(out);
  }
}
