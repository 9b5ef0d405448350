package envwatch.simulator;

import envwatch.model.Secret;
import envwatch.simulator.Weather.RegionFailure;
import envwatch.simulator.http.Answers;
import envwatch.simulator.http.HttpListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ServerSocketFactory;

/** The simulated service; listens on loopback until it is closed. */
public final class Simulator implements AutoCloseable {
  private static final String UPPER_CASE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  private static final String LETTERS = UPPER_CASE + "abcdefghijklmnopqrstuvwxyz";

  private final HttpListener listener;
  private final Optional<ThrowAwayAuthority> authority;
  private final URI address;
  private final Credentials credentials;
  private final World world;
  private final WeatherNow weather;
  private final Random keys;
  private final AtomicLong requests = new AtomicLong();
  private final AtomicReference<Optional<RegionFailure>> failing =
      new AtomicReference<>(Optional.empty());

  private Simulator(
      SimulatorOptions options, HttpListener listener, Optional<ThrowAwayAuthority> authority) {
    this.listener = listener;
    this.authority = authority;
    String scheme = authority.isPresent() ? "https" : "http";
    this.address = URI.create(scheme + "://127.0.0.1:" + listener.port());
    this.keys = new Random(options.seed());
    this.credentials = new Credentials(Ids.text(keys, UPPER_CASE, 16), newKey());
    this.world =
        new World(
            options.seed(),
            options.environments(),
            options.machines(),
            options.liveliness(),
            options.training(),
            options.history(),
            options.clock());
    this.weather = new WeatherNow(options.clock(), options.weather());
    Answers gateway =
        new Gateway(
            address,
            credentials,
            world,
            weather,
            options.refuseReusedTokens(),
            options.versions(),
            options.callsQuota());
    listener.serve(request -> {
      requests.incrementAndGet();
      return gateway.answer(request);
    });
  }

  /**
   * Starts a service.
   *
   * @throws IOException if the port is not available
   */
  public static Simulator start(SimulatorOptions options) throws IOException {
    Optional<ThrowAwayAuthority> authority =
        options.tls() ? Optional.of(new ThrowAwayAuthority()) : Optional.empty();
    try {
      Simulator simulator = new Simulator(options, listener(options.port(), authority), authority);
      simulator.weather(options.weather());
      return simulator;
    } catch (IOException e) {
      authority.ifPresent(ThrowAwayAuthority::close);
      throw e;
    }
  }

  private static HttpListener listener(int port, Optional<ThrowAwayAuthority> authority)
      throws IOException {
    return new HttpListener(
        port,
        authority
            .<ServerSocketFactory>map(ThrowAwayAuthority::sockets)
            .orElseGet(ServerSocketFactory::getDefault));
  }

  /** Scheme, host and port, without a path. */
  public URI address() {
    return address;
  }

  public String apiId() {
    return credentials.apiId();
  }

  /** The currently accepted key. */
  public Secret apiKey() {
    return credentials.apiKey();
  }

  /** Creates a new key; the old one is rejected from now on. */
  public Secret rotateKey() {
    Secret key = newKey();
    credentials.replaceKey(key);
    return key;
  }

  /** The ids of the environments that v1 and v2 serve, as they write them. */
  public List<String> environments() {
    return world.environmentsOutsideClasses().stream().map(LabEnvironment::id).toList();
  }

  /** The certificate of the throw-away authority, in PEM; empty without TLS. */
  public Optional<Path> certificate() {
    return authority.map(ThrowAwayAuthority::certificate);
  }

  public World world() {
    return world;
  }

  /**
   * What the newest version would have answered before the service was started. Takes a moment for
   * many environments and days.
   */
  public SimulatedPast past() {
    return SimulatedPast.of(world);
  }

  /** The number of requests received since the start. */
  public long requests() {
    return requests.get();
  }

  public Weather weather() {
    return weather.get();
  }

  /** Changes the weather from now on. */
  public void weather(Weather other) {
    weather.set(other);
    if (!failing.getAndSet(other.region()).equals(other.region())) {
      world.mendRegion();
      other.region().ifPresent(region -> world.failRegion(region.name(), region.after()));
    }
    try {
      listener.listen(!other.refuse());
    } catch (IOException e) {
      throw new UncheckedIOException("The port cannot be opened again", e);
    }
  }

  /** One line of JSON that tells a program how to reach the service; contains the key. */
  public String describe() {
    JsonObject line =
        Json.object()
            .put("address", address.toString())
            .put("apiId", apiId())
            .put("apiKey", apiKey().reveal())
            .set("environments", Json.texts(environments().stream()));
    certificate().ifPresent(path -> line.put("certificate", path.toString()));
    return new String(Json.bytes(line), StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    listener.close();
    authority.ifPresent(ThrowAwayAuthority::close);
  }

  private Secret newKey() {
    return Secret.of(Ids.text(keys, LETTERS, 40));
  }
}
