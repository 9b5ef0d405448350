package envwatch.simulator;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import okio.Buffer;

/** Stands before a simulator, passes GET requests on, and notes their paths and queries. */
public final class NotedRequests implements AutoCloseable {
  private final Collection<String> targets = new ConcurrentLinkedQueue<>();
  private final OkHttpClient client = new OkHttpClient();
  private final MockWebServer server = new MockWebServer();

  public NotedRequests(Simulator simulator) {
    server.setDispatcher(
        new Dispatcher() {
          @Override
          public MockResponse dispatch(RecordedRequest request) {
            targets.add(request.getTarget());
            return answer(simulator.address() + request.getTarget(), request);
          }
        });
    try {
      server.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private MockResponse answer(String address, RecordedRequest request) {
    Request same = new Request.Builder().url(address).headers(request.getHeaders()).build();
    try (Response answer = client.newCall(same).execute()) {
      return new MockResponse.Builder()
          .code(answer.code())
          .headers(answer.headers())
          .body(new Buffer().write(answer.body().bytes()))
          .build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where to send requests instead of to the simulator. */
  public URI address() {
    return server.url("/").uri();
  }

  /** How many requests went to each path of API v3, with its query. */
  public Map<String, Long> counted() {
    return counted(Function.identity());
  }

  /** How many requests went to each path of API v3, whatever the query. */
  public Map<String, Long> countedByPath() {
    return counted(target -> target.replaceFirst("\\?.*", ""));
  }

  private Map<String, Long> counted(Function<String, String> name) {
    return targets.stream()
        .map(target -> name.apply(target.replace("/api/v3/", "")))
        .collect(groupingBy(Function.identity(), TreeMap::new, counting()));
  }

  @Override
  public void close() {
    server.close();
    client.connectionPool().evictAll();
    client.dispatcher().executorService().shutdown();
  }
}
