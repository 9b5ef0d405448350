package envwatch.watch;

import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.util.AlarmClock;
import envwatch.util.SteadyClock;
import envwatch.util.Subscription;
import envwatch.util.Time;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Watches the classes of the accounts that a {@link Watch} watches. All requests are questions to
 * that watch, so that they stay within the account's budget and stop with its connection. The lock
 * is never held while calling the watch or a listener: looks are collected while holding it and
 * started after releasing it.
 */
public final class ClassWatch implements Classes, AutoCloseable {
  /** Views of the world arrive soon after a computer has slept, and plan anew. */
  private static final Duration LONGEST_ALARM = Duration.ofDays(1);

  private final Watch watch;
  private final SteadyClock clock;
  private final ViewPublisher<TrainingView> publisher;

  private final Object lock = new Object();
  private Map<AccountId, AccountTraining> accounts = new LinkedHashMap<>();
  private boolean paused;
  private boolean shown;
  private boolean listsKept;
  private @Nullable ClassKey open;

  /** The classes that are to be looked at once their list names them, and since when. */
  private final Map<ClassKey, Instant> awaited = new HashMap<>();

  private final SeenElsewhere elsewhere = new SeenElsewhere();
  private @Nullable Subscription following;
  private @Nullable Instant wake;
  private final AlarmClock alarm;
  private boolean closed;

  /** A change of what is known or wanted, at a moment. */
  private interface Change {
    void at(Instant now);
  }

  /**
   * @param executor publishes views
   */
  public ClassWatch(Watch watch, Time time, Executor executor) {
    this.watch = watch;
    clock = time.steady();
    publisher = new ViewPublisher<>(time, executor, this::view, TrainingView::sameAs);
    alarm = new AlarmClock(time, LONGEST_ALARM, () -> change(now -> {}));
  }

  /** Starts watching; returns immediately. */
  public void begin() {
    synchronized (lock) {
      if (closed || following != null) {
        return;
      }
      following = watch.subscribe(this::take);
    }
  }

  @Override
  public Subscription subscribe(Consumer<TrainingView> listener) {
    return publisher.subscribe(listener);
  }

  @Override
  public void show(boolean nowShown) {
    change(now -> {
      shown = nowShown;
      accounts.values().forEach(this::tellUse);
    });
  }

  @Override
  public void keepLists(boolean kept) {
    change(now -> {
      listsKept = kept;
      accounts.values().forEach(this::tellUse);
    });
  }

  @Override
  public void open(@Nullable ClassKey trainingClass) {
    change(now -> {
      open = trainingClass;
      accounts.values().forEach(this::tellUse);
    });
  }

  private void tellUse(AccountTraining account) {
    ClassId ofAccount = open != null && open.account().equals(account.id()) ? open.id() : null;
    boolean listAwaited =
        awaited.keySet().stream().anyMatch(key -> key.account().equals(account.id()));
    account.use(shown || listsKept || listAwaited, shown, ofAccount);
  }

  @Override
  public void lookNow() {
    change(now -> accounts.values().forEach(AccountTraining::lookNow));
  }

  @Override
  public void lookAtStudents(ClassKey trainingClass) {
    change(now -> {
      AccountTraining account = accounts.get(trainingClass.account());
      if (account == null || !account.lookAtStudents(trainingClass.id())) {
        awaited.put(trainingClass, now);
        accounts.values().forEach(this::tellUse);
      }
    });
  }

  /** Looks at awaited classes that are known now, and gives up those that a new list lacks. */
  private void lookAtAwaited() {
    boolean any =
        awaited
            .entrySet()
            .removeIf(wait -> {
              AccountTraining account = accounts.get(wait.getKey().account());
              return account != null && account.lookAtAwaited(wait.getKey().id(), wait.getValue());
            });
    if (any) {
      accounts.values().forEach(this::tellUse);
    }
  }

  @Override
  public void changed(ClassKey trainingClass) {
    change(now -> {
      AccountTraining account = accounts.get(trainingClass.account());
      if (account != null) {
        account.changed(trainingClass.id(), now);
      }
    });
  }

  /** Takes over how the accounts are doing; plans only if that matters here. */
  private void take(WorldView world) {
    Map<AccountId, EnvironmentService> services = new HashMap<>();
    for (AccountView account : world.accounts()) {
      watch.service(account.id()).ifPresent(service -> services.put(account.id(), service));
    }
    boolean news;
    synchronized (lock) {
      if (closed) {
        return;
      }
      Instant now = clock.instant();
      news = wake != null && !wake.isAfter(now);
      news |= takeOver(world, services, now);
      news |= seenElsewhere(world);
    }
    if (news) {
      change(now -> {});
    }
  }

  private boolean takeOver(
      WorldView world, Map<AccountId, EnvironmentService> services, Instant now) {
    boolean news = paused != world.paused();
    paused = world.paused();
    Map<AccountId, AccountTraining> next = new LinkedHashMap<>();
    for (AccountView account : world.accounts()) {
      AccountTraining known = accounts.get(account.id());
      EnvironmentService service = services.get(account.id());
      if (known == null || !known.uses(service)) {
        known = new AccountTraining(account, service, now);
        tellUse(known);
        news = true;
      }
      news |= known.take(account);
      next.put(account.id(), known);
    }
    news |= !List.copyOf(next.keySet()).equals(List.copyOf(accounts.keySet()));
    accounts = next;
    awaited.keySet().removeIf(key -> !next.containsKey(key.account()));
    return news;
  }

  /** Looks at the open class again if one of its environments has changed. */
  private boolean seenElsewhere(WorldView world) {
    AccountTraining account = open == null ? null : accounts.get(open.account());
    if (open == null
        || account == null
        || !elsewhere.changed(open, account.students(open.id()), world)) {
      return false;
    }
    account.seenElsewhere(open.id());
    return true;
  }

  private void change(Change change) {
    List<Runnable> looks = new ArrayList<>();
    synchronized (lock) {
      if (closed) {
        return;
      }
      Instant now = clock.instant();
      change.at(now);
      lookAtAwaited();
      plan(now, looks);
    }
    looks.forEach(Runnable::run);
    publisher.changed();
  }

  private void plan(Instant now, List<Runnable> looks) {
    Instant wall = now.minus(clock.setBack());
    Instant next = null;
    if (!paused) {
      for (AccountTraining account : accounts.values()) {
        for (ClassPoll<?> look : account.start(now, wall)) {
          looks.add(() -> ask(account, look));
        }
        Instant moment = account.next(now, wall);
        next = next == null || moment != null && moment.isBefore(next) ? moment : next;
      }
    }
    wake = next;
    alarm.set(next == null ? Instant.MAX : next, now);
  }

  private <T> void ask(AccountTraining account, ClassPoll<T> look) {
    Runnable dropped = () -> change(now -> account.dropped(look));
    ServiceQuestion<T> question =
        new ServiceQuestion<>(
            service -> look.request().send(service.training()),
            answer -> change(now -> account.answered(look, answer, now)),
            cause -> change(now -> account.failed(look, cause, now)),
            dropped);
    if (!watch.ask(account.id(), question)) {
      dropped.run();
    }
  }

  @Override
  public TrainingView view() {
    synchronized (lock) {
      Instant now = clock.instant(); // detects whether the computer's clock was set back
      Duration setBack = clock.setBack();
      List<AccountClasses> seen =
          accounts.values().stream().map(account -> account.view(now, setBack)).toList();
      return new TrainingView(now.minus(setBack), paused, seen, open);
    }
  }

  /** Ends all looks, without waiting. */
  @Override
  public void close() {
    Subscription last;
    synchronized (lock) {
      closed = true;
      last = following;
      alarm.cancel();
      accounts = new LinkedHashMap<>();
    }
    if (last != null) {
      last.close();
    }
    publisher.close();
  }
}
