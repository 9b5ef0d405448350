package envwatch.simulator.service;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import envwatch.simulator.weather.Weather;
import envwatch.simulator.world.World;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The one door: lets the weather have its way, then hands each request to its API version. */
public final class Gateway implements HttpHandler {
  private static final Pattern API = Pattern.compile("/api/v(\\d+)/(.*)", Pattern.CASE_INSENSITIVE);

  private final WeatherNow weather;
  private final Random chance = new Random();
  private final String scheme;
  private final Pages pages;
  private final Map<Integer, ApiVersion> versions = new LinkedHashMap<>();

  public Gateway(
      URI address, Set<Integer> served, Credentials credentials, World world, WeatherNow weather) {
    this.weather = weather;
    this.scheme = address.getScheme();
    this.pages = new Pages(world);
    Json json = new Json();
    SignatureCheck check = new SignatureCheck(credentials, weather);
    if (served.contains(1)) {
      versions.put(1, new V1Service(world, check, json, new Addresses(address)));
    }
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Weather now = weather.get();
      if (!pause(now) || chance.nextDouble() < now.drop()) {
        return;
      }
      byte[] body = exchange.getRequestBody().readAllBytes();
      Request request =
          Request.of(
              exchange.getRequestMethod(),
              exchange.getRequestURI(),
              scheme + "://" + exchange.getRequestHeaders().getFirst("Host"),
              exchange.getRequestHeaders(),
              body);
      Reply reply = Forecast.apply(now, answer(request));
      new ReplyWriter(exchange, weather).write(reply, now, chance.nextDouble() < now.cut());
    }
  }

  private static boolean pause(Weather now) {
    try {
      Thread.sleep(now.delay());
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private Reply answer(Request request) {
    Matcher api = API.matcher(request.path());
    if (!api.matches()) {
      return pages.answer(request);
    }
    ApiVersion version = versions.get(Integer.valueOf(api.group(1)));
    try {
      return version == null ? pages.notFound() : version.answer(request, api.group(2));
    } catch (IllegalArgumentException e) {
      return new Reply(400, Reply.HTML, "Bad request".getBytes(StandardCharsets.UTF_8), Map.of());
    }
  }
}
