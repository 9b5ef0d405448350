package envwatch.simulator.service;

import envwatch.simulator.http.Answer;
import envwatch.simulator.http.Answers;
import envwatch.simulator.http.Delivery;
import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The single entry point: passes each request to its API version and applies the weather. */
final class Gateway implements Answers {
  private static final Pattern API = Pattern.compile("/api/v(\\d)/+(.*)", Pattern.CASE_INSENSITIVE);

  private final WeatherNow weather;
  private final Random chance = new Random();
  private final Pages pages;
  private final Map<Integer, ApiVersion> versions;

  Gateway(WeatherNow weather, Pages pages, Map<Integer, ApiVersion> versions) {
    this.weather = weather;
    this.pages = pages;
    this.versions = Map.copyOf(versions);
  }

  @Override
  public Answer answer(Request request) throws InterruptedException {
    Weather now = weather.get();
    Thread.sleep(now.delay());
    Reply reply = Forecast.apply(now, plain(request));
    return new Answer(reply.with("Date", Dates.rfc1123(weather.instant())), delivery(now));
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
    ApiVersion version = versions.get(Integer.valueOf(api.group(1)));
    try {
      return version == null ? pages.notFound() : version.answer(request, api.group(2));
    } catch (IllegalArgumentException e) {
      return Reply.html(400, "<h1>Bad request</h1>");
    }
  }
}
