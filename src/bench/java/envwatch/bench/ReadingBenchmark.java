package envwatch.bench;

import envwatch.api.ApiException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;
import tools.jackson.databind.json.JsonMapper;

/**
 * From the bytes of answers to the model: 1,000 environments with 10 machines each, all fields of
 * the reference served. The yardstick makes trees of the same bytes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public abstract class ReadingBenchmark {
  private static final int ENVIRONMENTS = 1000;
  private static final int MACHINES = 10;

  private final List<byte[]> bodies;
  private final JsonMapper mapper = JsonMapper.builder().build();

  protected ReadingBenchmark(List<String> bodies) {
    this.bodies = bodies.stream().map(body -> body.getBytes(StandardCharsets.UTF_8)).toList();
  }

  /** The model of one answer. */
  protected abstract Object read(byte[] body) throws ApiException;

  @Benchmark
  public void model(Blackhole used) throws ApiException {
    for (byte[] body : bodies) {
      used.consume(read(body));
    }
  }

  @Benchmark
  public void tree(Blackhole used) {
    for (byte[] body : bodies) {
      used.consume(mapper.readTree(body));
    }
  }

  protected static List<String> environments(IntFunction<String> environment) {
    return IntStream.range(0, ENVIRONMENTS).mapToObj(environment).toList();
  }

  /** The machines of an environment; no two of all environments have the same number. */
  protected static String machines(int environment, IntFunction<String> machine) {
    return IntStream.range(environment * MACHINES, (environment + 1) * MACHINES)
        .mapToObj(machine)
        .collect(Collectors.joining(",", "[", "]"));
  }
}
