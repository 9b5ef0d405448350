package envwatch.simulator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Calls the service as a client would, with signatures of its own making. */
final class SignedCaller implements AutoCloseable {
  private final HttpClient http = HttpClient.newHttpClient();
  private final JsonMapper json = JsonMapper.builder().build();
  private final URI address;
  private final String apiId;
  private final String apiKey;
  private final InstantSource clock;
  private final AtomicInteger tokens = new AtomicInteger();

  SignedCaller(Simulator simulator, InstantSource clock) {
    this.address = simulator.address();
    this.apiId = simulator.apiId();
    this.apiKey = simulator.apiKey().reveal();
    this.clock = clock;
  }

  HttpResponse<String> v1(String command, Map<String, String> parameters) {
    Map<String, String> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    all.putAll(parameters);
    all.put("UserApiId", apiId);
    all.put("timestamp", Long.toString(clock.instant().getEpochSecond()));
    return send("GET", "/API/v1/" + command + "?" + signed("", all));
  }

  HttpResponse<String> v2(String command, Map<String, String> parameters) {
    return v2(command, parameters, token());
  }

  HttpResponse<String> v2(String command, Map<String, String> parameters, String token) {
    return send("GET", target(command, parameters, token));
  }

  /** Path and query of a signed call of v2 without parameters. */
  String target(String command) {
    return target(command, Map.of(), token());
  }

  private String target(String command, Map<String, String> parameters, String token) {
    Map<String, String> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    all.putAll(parameters);
    all.put("UserApiId", apiId);
    all.put("timestamp", Long.toString(clock.instant().getEpochSecond()));
    all.put("token", token);
    String name = command.substring(command.indexOf('/') + 1).toLowerCase(Locale.ROOT);
    return "/Api/v2/" + command + "?" + signed(name, all);
  }

  /** The data of a successful envelope. */
  JsonNode data(String command, Map<String, String> parameters) {
    JsonNode envelope = json(v2(command, parameters));
    if (!envelope.get("status_code").asString().equals("0x20000")) {
      throw new AssertionError(envelope.toString());
    }
    return envelope.get("data");
  }

  HttpResponse<String> v3(String method, String target) {
    return v3(method, target, "", token());
  }

  HttpResponse<String> v3(String method, String target, String body, String token) {
    String timestamp = Long.toString(clock.instant().getEpochSecond());
    String url = address + "/api/v3/" + target;
    String signature = sha1(apiKey + url + timestamp + token);
    return send(
        HttpRequest.newBuilder(URI.create(url))
            .header("Accept", "application/json")
            .header("Content-Type", "application/json")
            .header(
                "Authorization",
                "cs_sha1 userapiid:%s;timestamp:%s;token:%s;hmac:%s"
                    .formatted(apiId, timestamp, token, signature))
            .method(method, HttpRequest.BodyPublishers.ofString(body)));
  }

  String token() {
    return "tok" + (1_000_000 + tokens.incrementAndGet());
  }

  private String signed(String command, Map<String, String> sorted) {
    StringBuilder text = new StringBuilder(apiKey).append(command);
    StringBuilder query = new StringBuilder();
    sorted.forEach((name, value) -> {
      text.append(name.toLowerCase(Locale.ROOT)).append(value);
      query.append(name).append('=').append(encoded(value)).append('&');
    });
    return query + "HMAC=" + sha1(text.toString());
  }

  HttpResponse<String> send(String method, String target) {
    return send(
        HttpRequest.newBuilder(URI.create(address + target))
            .method(method, HttpRequest.BodyPublishers.noBody()));
  }

  HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  JsonNode json(HttpResponse<String> answer) {
    assertThatItSucceeded(answer);
    return json.readTree(answer.body());
  }

  private static void assertThatItSucceeded(HttpResponse<String> answer) {
    if (answer.statusCode() != 200) {
      throw new AssertionError("HTTP " + answer.statusCode() + ": " + answer.body());
    }
  }

  private static String encoded(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private static String sha1(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    http.close();
  }
}
