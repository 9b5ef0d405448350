package envwatch.simulator;

import envwatch.simulator.http.Reply;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Applies the weather to a reply. */
final class FaultInjector {
  private FaultInjector() {}

  static Reply apply(Weather weather, Reply reply) {
    if (weather.rateLimit()) {
      Reply limited = Reply.html(429, "Too many requests");
      return weather
          .retryAfter()
          .map(wait -> limited.with("Retry-After", Long.toString(wait.toSeconds())))
          .orElse(limited);
    }
    if (weather.fault().isPresent()) {
      return Reply.html(weather.fault().get(), "<html><body><h1>Server error</h1></body></html>");
    }
    return weather.corruption().map(corruption -> corrupt(corruption, reply)).orElse(reply);
  }

  private static Reply corrupt(Weather.Corruption corruption, Reply reply) {
    byte[] body = reply.body();
    return switch (corruption) {
      case TRUNCATED -> reply.withBody(Arrays.copyOf(body, body.length / 2));
      case HTML -> Reply.html(200, "<html><body><h1>Maintenance</h1></body></html>");
      case EMPTY -> reply.withBody(new byte[0]);
      case SHAPE ->
          reply.withBody("[{\"unexpected\":[1,\"2\",null]}]".getBytes(StandardCharsets.UTF_8));
    };
  }
}
