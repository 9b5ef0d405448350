package envwatch.metrics;

import envwatch.api.ApiException;
import envwatch.model.AccountId;
import envwatch.watch.LookListener;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/** Counts the looks of each account and why some failed. Thread-safe. */
public final class LookCounts implements LookListener {
  private final Map<AccountId, LongAdder> looks = new ConcurrentHashMap<>();
  private final Map<Failures, LongAdder> failures = new ConcurrentHashMap<>();

  /** What is counted apart. */
  private record Failures(AccountId account, FailureCause cause) {}

  @Override
  public void ended(AccountId account, @Nullable ApiException failure) {
    looks.computeIfAbsent(account, id -> new LongAdder()).increment();
    if (failure != null) {
      failures
          .computeIfAbsent(
              new Failures(account, FailureCause.of(failure)), counted -> new LongAdder())
          .increment();
    }
  }

  long looks(AccountId account) {
    return sum(looks.get(account));
  }

  long failures(AccountId account, FailureCause cause) {
    return sum(failures.get(new Failures(account, cause)));
  }

  private static long sum(@Nullable LongAdder counted) {
    return counted == null ? 0 : counted.sum();
  }
}
