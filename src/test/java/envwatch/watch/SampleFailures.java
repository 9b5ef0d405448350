package envwatch.watch;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable.Kind;
import java.util.function.Supplier;

/** Failures that a fake service answers with. */
final class SampleFailures {
  static final Supplier<ApiException> REFUSED = unreachable(Kind.REFUSED);
  static final Supplier<ApiException> TIMED_OUT = unreachable(Kind.READ_TIME_OUT);

  private SampleFailures() {}

  static Supplier<ApiException> unreachable(Kind kind) {
    return () -> new ApiException.Unreachable(kind, null);
  }
}
