package envwatch.api.v1;

import envwatch.api.ApiException;
import envwatch.model.Environment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** From the bytes of an answer to the model: 1,000 environments with 10 machines each. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ReadingBenchmark {
  private final byte[] body = body().getBytes(StandardCharsets.UTF_8);
  private final JsonMapper mapper = JsonMapper.builder().build();

  @Benchmark
  public List<Environment> model() throws ApiException {
    return Answers.environments(body);
  }

  @Benchmark
  public JsonNode tree() {
    return mapper.readTree(body);
  }

  private static String body() {
    return IntStream.range(0, 1000)
        .mapToObj(ReadingBenchmark::environment)
        .collect(Collectors.joining(",", "{\"envsList\":[", "]}"));
  }

  private static String environment(int number) {
    String machines =
        IntStream.range(0, 10)
            .mapToObj(machine -> machine(number, machine))
            .collect(Collectors.joining(","));
    return """
        {"apiId":"EN%06d","name":"Environment %d","description":"Ask Anna before the class.",\
        "status":"Ready","owner":"anna.schmidt@example.com","expirationTime":"12/24/2026 18:00",\
        "licenseValid":"Valid","invitationAllowed":true,"organization":"Example Training",\
        "campaign":"Autumn courses","package":"Standard 5 days","prototype":"Python","snapshot":"Day 2",\
        "machines":[%s]}"""
        .formatted(number, number, machines);
  }

  private static String machine(int environment, int number) {
    return """
        {"apiId":"VM%06d%02d","name":"node-%d","description":"Ubuntu 24.04 with tools",\
        "ip":"uvo%d%dabc.env.cloudshare.com","status":"Running","progress":-1,"username":"sysadmin",\
        "password":"fF3k%dQx","webAccessUrl":"https://use.cloudshare.com/Ent/Machine.mvc/%d/%d"}"""
        .formatted(
            environment, number, number, environment, number, environment, environment, number);
  }
}
