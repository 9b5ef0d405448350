package envwatch.weather;

import envwatch.actions.ActivityLog;
import envwatch.actions.ActivityMemory;
import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.http.PatientTransport;
import envwatch.model.ApiAccount;
import envwatch.util.SystemTime;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Sends wrong answers through the real client, many at once, and judges what it makes of them. */
final class ClientCases implements AutoCloseable {
  private static final int AT_ONCE = 12;
  private static final Duration LONG = Duration.ofSeconds(60);
  private static final Duration SHORT = Duration.ofMillis(1_500);

  /** On a computer that is busy with other things. */
  private static final Duration SLACK = Duration.ofSeconds(20);

  private final long seed;
  private final HostileServer server;
  private final Marks marks;
  private final Report report;
  private final Mutations mutations = new Mutations();
  private final GoodAnswers good;
  private final Worlds worlds;
  private final SystemTime time = new SystemTime();
  private final ActivityLog log;
  private final Semaphore heavy = new Semaphore(1);

  ClientCases(
      long seed, HostileServer server, Marks marks, Report report, Worlds worlds, Path folder) {
    this.seed = seed;
    this.server = server;
    this.marks = marks;
    this.report = report;
    this.worlds = worlds;
    good = new GoodAnswers(marks.password());
    log = new ActivityLog(new ActivityMemory());
  }

  /** Runs the cases from 0 on; returns when all are done. */
  void run(long count) throws InterruptedException {
    long started = System.nanoTime();
    AtomicLong next = new AtomicLong();
    try (ExecutorService workers = Executors.newFixedThreadPool(AT_ONCE)) {
      for (int i = 0; i < AT_ONCE; i++) {
        workers.execute(() -> {
          for (long number = next.getAndIncrement();
              number < count;
              number = next.getAndIncrement()) {
            report.progress(number, "answers");
            run(ClientCase.of(seed, number, mutations));
          }
        });
      }
      workers.shutdown();
      workers.awaitTermination(1, TimeUnit.DAYS);
    }
    Duration took = Duration.ofNanos(System.nanoTime() - started);
    report.figure("kinds of misbehaviour", String.valueOf(mutations.count()));
    report.figure("answers through the client", "%,d in %,d s".formatted(count, took.toSeconds()));
    report.figure("requests followed to another server", String.valueOf(server.elsewhere()));
    if (server.elsewhere() > 0) {
      report.breach(new Breach("followed to another server", "-", "redirects", ""));
    }
  }

  void runOne(long number) {
    ClientCase one = ClientCase.of(seed, number, mutations);
    report.figure(one.name(), one.about());
    run(one);
  }

  private void run(ClientCase one) {
    boolean alone = one.mutation().cost() == Mutation.Cost.HEAVY;
    if (alone) {
      heavy.acquireUninterruptibly();
    }
    try {
      judged(one);
    } finally {
      if (alone) {
        heavy.release();
      }
    }
  }

  private void judged(ClientCase one) {
    Thread.currentThread().setName(one.name()); // by which the log tells the case
    report.count("Cases by kind of misbehaviour", one.mutation().name());
    AtomicReference<Answer> made = new AtomicReference<>();
    Visitor visitor = new Visitor(request -> one.answer(request, good.answer(request), made));
    server.expect(one.apiId(), visitor);
    boolean slow = one.mutation().cost() == Mutation.Cost.SLOW;
    Judge judge = new Judge(one, visitor, made, marks, report);
    long started = System.nanoTime();
    try (EnvironmentService service = open(one, slow)) {
      if (one.topic() == Topic.CHANGE) {
        new Change(one, judge, worlds.of(one.version()), time, log).make(service);
      } else {
        new Look(one, judge, worlds.of(one.version())).take(service);
      }
    } catch (ApiException e) {
      judge.breach("no transport", Marks.trace(e));
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      judge.breach("unexpected " + e.getClass().getSimpleName(), Marks.trace(e));
    } finally {
      Duration took = Duration.ofNanos(System.nanoTime() - started);
      report.took(one.name(), one.about(), took);
      if (took.compareTo((slow ? SHORT : LONG).plus(SLACK)) > 0) {
        judge.breach("longer than its time-out", took.toString());
      }
      judge.requests();
      server.forget(one.apiId());
    }
  }

  private EnvironmentService open(ClientCase one, boolean slow) throws ApiException {
    ApiAccount account = Worlds.account(server.address(), one.version(), one.apiId(), marks);
    return Worlds.dialect(one.version())
        .open(
            account,
            slow
                ? PatientTransport.open(SHORT.dividedBy(2), SHORT)
                : PatientTransport.open(LONG, LONG));
  }

  @Override
  public void close() {
    log.close();
    time.close();
  }
}
