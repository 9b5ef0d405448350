package envwatch.simulator;

import envwatch.simulator.http.Answer;
import envwatch.simulator.http.Answers;
import envwatch.simulator.http.Delivery;
import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import java.net.URI;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The single entry point: passes each request to its API version and applies the weather. */
final class Gateway implements Answers {
  private static final Pattern API = Pattern.compile("/api/v(\\d)/+(.*)", Pattern.CASE_INSENSITIVE);

  private final Backend backend;
  private final SignatureCheck check;
  private final Set<Integer> served;
  private final int callsQuota;
  private final Random chance = new Random();
  private final Pages pages;
  private final Map<Integer, ApiVersion> versions = new ConcurrentHashMap<>();

  /**
   * @param address scheme, host and port
   * @param served the versions to serve, out of 1, 2 and 3
   * @param callsQuota how many calls v2 allows
   */
  Gateway(
      URI address,
      Credentials credentials,
      World world,
      WeatherNow weather,
      boolean refuseReusedTokens,
      Set<Integer> served,
      int callsQuota) {
    Addresses addresses = new Addresses(address);
    LoginLinks logins = new LoginLinks(addresses, world::now);
    this.backend = new Backend(world, addresses, logins, weather, credentials.apiId());
    this.check = new SignatureCheck(credentials, weather, refuseReusedTokens);
    this.served = Set.copyOf(served);
    this.callsQuota = callsQuota;
    this.pages = new Pages(backend);
  }

  @Override
  public Answer answer(Request request) throws InterruptedException {
    Weather now = backend.weather().get();
    Thread.sleep(now.delay());
    Reply reply = FaultInjector.apply(now, plain(request));
    return new Answer(
        reply.with("Date", Dates.rfc1123(backend.weather().instant())), delivery(now));
  }

  private Delivery delivery(Weather now) {
    if (chance.nextDouble() < now.drop()) {
      return Delivery.NOTHING;
    }
    if (chance.nextDouble() < now.cut()) {
      return Delivery.HALF;
    }
    return now.trickle() ? Delivery.TRICKLE : Delivery.WHOLE;
  }

  private Reply plain(Request request) {
    Matcher api = API.matcher(request.path());
    if (!api.matches()) {
      return pages.answer(request);
    }
    int version = Integer.parseInt(api.group(1));
    try {
      return served.contains(version)
          ? versions.computeIfAbsent(version, this::version).answer(request, api.group(2))
          : pages.notFound();
    } catch (IllegalArgumentException e) {
      return Reply.html(400, "<h1>Bad request</h1>");
    }
  }

  /**
   * A version is made with the first request to it: clients use one of the three, and the demo's
   * first answer would wait for the commands of the others.
   */
  private ApiVersion version(int number) {
    return switch (number) {
      case 1 -> new V1Service(backend, check);
      case 2 -> new V2Service(backend, check, callsQuota);
      default -> new V3Service(backend, check);
    };
  }
}
