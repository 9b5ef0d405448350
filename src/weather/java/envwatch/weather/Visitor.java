package envwatch.weather;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** One client of the hostile server: what it is answered, and what it has sent. */
final class Visitor {
  private final Function<Received, Answer> answers;
  private final List<Received> requests = new CopyOnWriteArrayList<>();
  private final Set<String> tokens = ConcurrentHashMap.newKeySet();
  private final AtomicInteger badSignatures = new AtomicInteger();
  private final AtomicInteger repeatedTokens = new AtomicInteger();

  Visitor(Function<Received, Answer> answers) {
    this.answers = answers;
  }

  void received(Received request, boolean wellSigned) {
    requests.add(request);
    if (!wellSigned) {
      badSignatures.incrementAndGet();
    }
    String token = request.token();
    if (token != null && !tokens.add(token)) {
      repeatedTokens.incrementAndGet();
    }
  }

  Answer answer(Received request) {
    return answers.apply(request);
  }

  long count(Topic topic) {
    return requests.stream().filter(request -> request.topic() == topic).count();
  }

  /** The same address byte for byte is the same request once more. */
  long repeated(Topic topic) {
    Set<String> seen = new HashSet<>();
    return requests.stream()
        .filter(request -> request.topic() == topic)
        .filter(request -> !seen.add(request.target() + request.headers().get("authorization")))
        .count();
  }

  int badSignatures() {
    return badSignatures.get();
  }

  int repeatedTokens() {
    return repeatedTokens.get();
  }
}
