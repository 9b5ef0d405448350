package envwatch.api.http;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreachable;
import envwatch.api.ApiException.Unreadable;
import envwatch.util.Deadline;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ProtocolException;
import java.net.ProxySelector;
import java.net.Socket;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import okhttp3.Call;
import okhttp3.ConnectionPool;
import okhttp3.CookieJar;
import okhttp3.HttpUrl;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.BufferedSource;
import org.jspecify.annotations.Nullable;

/**
 * The only access to the network: encrypted except to this computer itself, limited in time and
 * size, without cookies or cache, and never redirected to another host. Thread-safe; interrupting a
 * waiting thread ends its request.
 */
public final class HttpTransport implements AutoCloseable {
  /**
   * In bytes after decompression; far larger than the largest list the service is known to send.
   */
  static final int LARGEST_BODY = 16 * 1024 * 1024;

  private static final int MOST_REDIRECTS = 3;
  private static final int PROXY_AUTHENTICATION_REQUIRED = 407;
  private static final MediaType JSON = MediaType.get("application/json");

  /** Not allowed, and not implemented. */
  private static final Set<Integer> HEAD_REFUSED = Set.of(405, 501);

  private static final byte[] NO_BODY = {};
  private static final Pattern LENGTH = Pattern.compile("\\d{1,18}");

  /** The value that OkHttp reports for a body of unknown length. It accepts lower ones as well. */
  private static final int NO_LENGTH_TOLD = -1;

  private final Clock clock;
  private final BooleanSupplier readOnly;
  private final ServiceClock serviceClock = new ServiceClock();

  /**
   * Kept for less time than services keep their ends open: nothing can be sent on a connection that
   * the service has closed.
   */
  private final ConnectionPool connections = new ConnectionPool(6, 30, TimeUnit.SECONDS);

  private final SystemSelector system;
  private final ProxyChoice proxies;
  private final LargeBodies.Share largeBodies;
  private final HttpClients clients;
  private final ExecutorService calls =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("http-", 0).factory());

  /**
   * @throws Unreachable {@code AUTHORITY_FILE} when the options name a file of certificates that
   *     cannot be read
   */
  public HttpTransport(NetworkOptions options, Clock clock) throws Unreachable {
    this(options, clock, TimeLimits.DEFAULT);
  }

  HttpTransport(NetworkOptions options, Clock clock, TimeLimits limits) throws Unreachable {
    this(options, clock, limits, new LargeBodies());
  }

  /**
   * @param room shared by the large bodies of all transports of the program
   * @throws Unreachable {@code AUTHORITY_FILE} when the options name a file of certificates that
   *     cannot be read
   */
  public HttpTransport(NetworkOptions options, Clock clock, TimeLimits limits, LargeBodies room)
      throws Unreachable {
    this.clock = clock;
    this.readOnly = options.readOnly();
    this.largeBodies = room.share();
    this.system = new SystemSelector(ProxySelector.getDefault(), limits.connect());
    this.proxies = new ProxyChoice(options, system, System.getenv());
    var builder =
        new OkHttpClient.Builder()
            .connectionPool(connections)
            .connectTimeout(limits.connect())
            .readTimeout(limits.read())
            .writeTimeout(limits.read())
            .callTimeout(limits.whole())
            .followRedirects(false)
            .followSslRedirects(false)
            .cookieJar(CookieJar.NO_COOKIES)
            .proxySelector(proxies)
            .socketFactory(new DirectSockets())
            .proxyAuthenticator(new ProxySignIn(proxies::credentials, options.refused()))
            .eventListenerFactory(HttpTransport::progressOf)
            // Never send the same request twice: the service accepts a token only once and would
            // report a rejected key.
            .retryOnConnectionFailure(false)
            .addNetworkInterceptor(new SendOnce())
            .addNetworkInterceptor(HttpTransport::withUsableLength);
    String authorityFile = options.authorityFile();
    this.clients =
        new HttpClients(
            builder, authorityFile == null ? List.of() : TrustedAuthorities.ofFile(authorityFile));
  }

  /** This computer's time, which is used to sign requests. */
  public Instant now() {
    return clock.instant();
  }

  /** The service's time minus this computer's; null while unknown. */
  public @Nullable Duration clockOffset() {
    return serviceClock.offset();
  }

  /**
   * To be called before something is read that only serves a change.
   *
   * @throws ApiException.ReadOnly when nothing that changes something is sent at present
   */
  public void checkChangesAllowed() throws ApiException.ReadOnly {
    if (readOnly.getAsBoolean()) {
      throw new ApiException.ReadOnly();
    }
  }

  /**
   * Sends the request and waits for the complete answer, whatever its status. A redirect is
   * followed only on the same host and port, and only for requests that change nothing. A large
   * answer is not received until the previous large one is closed.
   *
   * @throws Unreachable when no complete answer arrived
   * @throws Unreadable {@code TOO_LARGE}
   * @throws ApiException.ReadOnly when it changes something and nothing like that is sent
   */
  public HttpAnswer send(HttpRequest request)
      throws Unreachable, Unreadable, ApiException.ReadOnly {
    HttpUrl address = RequestAddress.permitted(request.address());
    for (int hop = 0; hop <= MOST_REDIRECTS; hop++) {
      HttpAnswer answer = exchange(request, address);
      String location = answer.header("Location");
      if (answer.status() / 100 != 3 || location == null) {
        return answer;
      }
      answer.close();
      address = RequestAddress.redirected(request, address, location);
    }
    throw Unreachable.afterSending(Unreachable.Kind.REDIRECT, null);
  }

  /**
   * Sends the request once and waits for the complete answer, which may be a redirect: it is not
   * followed.
   *
   * @throws Unreachable when no complete answer arrived
   * @throws Unreadable {@code TOO_LARGE}
   * @throws ApiException.ReadOnly when it changes something and nothing like that is sent
   */
  public HttpAnswer sendAsIs(HttpRequest request)
      throws Unreachable, Unreadable, ApiException.ReadOnly {
    return exchange(request, RequestAddress.permitted(request.address()));
  }

  /** Requests the address without a key, just to see whether anything answers. */
  public void probe(URI address) throws ApiException {
    exchange(HttpRequest.look(address.toString()), RequestAddress.permitted(address.toString()))
        .close();
  }

  /**
   * Prepares what an address needs, such as the authorities that are trusted, so that a limit of
   * time that begins afterwards is for the other side alone.
   */
  public void prepare(String address) {
    HttpUrl parsed = HttpUrl.parse(address);
    if (parsed != null) {
      clients.of(parsed);
    }
  }

  /**
   * The status with which an address answers, which may be a redirect: it is not followed. Nothing
   * is sent but what the address itself says, and no body is read: {@code HEAD}, and where that is
   * refused, {@code GET} of the first byte.
   *
   * @throws Unreachable when nothing answered
   */
  public int status(String address) throws ApiException {
    int status = glance(HttpRequest.Method.HEAD, address);
    return HEAD_REFUSED.contains(status) ? glance(HttpRequest.Method.FIRST_BYTE, address) : status;
  }

  private int glance(HttpRequest.Method method, String address) throws ApiException {
    try (HttpAnswer answer = sendAsIs(HttpRequest.glance(method, address))) {
      return answer.status();
    }
  }

  /**
   * Connects to a port for what is no HTTP. Looking up the name of the host may take longer than
   * the deadline.
   *
   * @param host a name or an address, IPv6 with or without brackets
   * @return empty if only a proxy may lead there; to be closed
   * @throws Unreachable when nothing can be connected to
   */
  public Optional<Socket> connect(String host, int port, Deadline until) throws Unreachable {
    return new DirectConnection(proxies, host, port).open(until);
  }

  /**
   * Whether an address is requested directly although the system would choose a proxy by a script.
   * May block.
   */
  public boolean leavesScriptUnrun(URI address) {
    return proxies.leavesScriptUnrun(address);
  }

  private HttpAnswer exchange(HttpRequest request, HttpUrl address)
      throws Unreachable, Unreadable, ApiException.ReadOnly {
    Instant begun = clock.instant();
    if (request.changes()) {
      checkChangesAllowed();
    }
    if (Thread.currentThread().isInterrupted()) {
      // The caller no longer waits for the answer, which might even arrive before the wait begins.
      throw new Unreachable(Unreachable.Kind.CONNECTION_LOST, null);
    }
    if (request.changes()) {
      // The other side may have closed a pooled connection in the meantime, and a request that
      // changes something cannot be repeated to find out.
      connections.evictAll();
    }
    var progress = new CallProgress();
    Call call = clients.of(address).newCall(okHttpRequest(request, address, progress));
    LargeBodies.Place place = largeBodies.place();
    boolean answered = false;
    try {
      HttpAnswer answer =
          await(
              calls.submit(() -> execute(call, request.method().glances(), progress, place, begun)),
              call,
              progress);
      answered = true;
      return answer;
    } catch (RejectedExecutionException e) {
      throw new Unreachable(Unreachable.Kind.CONNECTION_LOST, e);
    } catch (IOException e) {
      // Connections pooled at the same time are most likely closed too: spare further requests from
      // failing on them.
      connections.evictAll();
      throw proxies.explained(NetworkFailure.of(e, call, progress), address.uri());
    } finally {
      if (!answered) {
        place.close();
      }
    }
  }

  private static HttpAnswer await(Future<HttpAnswer> answer, Call call, CallProgress progress)
      throws IOException, Unreachable, Unreadable {
    try {
      return answer.get();
    } catch (InterruptedException e) {
      progress.giveUp();
      call.cancel();
      Thread.currentThread().interrupt();
      throw progress.sent()
          ? Unreachable.afterSending(Unreachable.Kind.CONNECTION_LOST, e)
          : new Unreachable(Unreachable.Kind.CONNECTION_LOST, e);
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case IOException failure -> throw failure;
        case Unreachable failure -> throw failure;
        case Unreadable failure -> throw failure;
        // All that the selector of proxies can throw.
        case UncheckedIOException failure -> throw failure.getCause();
        case RuntimeException defect -> throw defect;
        case null, default -> throw new IllegalStateException(e.getCause());
      }
    }
  }

  private static Request okHttpRequest(
      HttpRequest request, HttpUrl address, CallProgress progress) {
    boolean glances = request.method().glances();
    var builder =
        new Request.Builder()
            .url(address)
            .tag(CallProgress.class, progress)
            .header("Accept", glances ? "*/*" : "application/json")
            .header("User-Agent", "Envwatch");
    if (request.method() == HttpRequest.Method.FIRST_BYTE) {
      return builder.header("Range", "bytes=0-0").build();
    }
    String authorization = request.authorization().header(address.toString());
    if (authorization != null) {
      builder.header("Authorization", authorization);
    }
    return builder.method(request.method().name(), body(request)).build();
  }

  private static @Nullable RequestBody body(HttpRequest request) {
    byte[] json = request.json();
    if (json != null) {
      return RequestBody.create(json, JSON);
    }
    return switch (request.method()) {
      case GET, HEAD, FIRST_BYTE, DELETE, OPTIONS -> null;
      case POST, PUT, PATCH -> RequestBody.create(NO_BODY);
    };
  }

  private HttpAnswer execute(
      Call call, boolean glances, CallProgress progress, LargeBodies.Place place, Instant begun)
      throws IOException, Unreachable, Unreadable {
    try (Response response = call.execute()) {
      Duration roundTrip =
          Duration.ofMillis(response.receivedResponseAtMillis() - response.sentRequestAtMillis());
      Instant received = clock.instant();
      serviceClock.observe(response.header("Date"), received, roundTrip);
      if (progress.status() == PROXY_AUTHENTICATION_REQUIRED) {
        throw Unreachable.afterSending(Unreachable.Kind.PROXY, null);
      }
      byte[] body = glances ? NO_BODY : body(response, call, place);
      return new HttpAnswer(
          progress.status(),
          response.headers().toMultimap(),
          body,
          Duration.between(begun, received),
          place::close);
    }
  }

  private static byte[] body(Response response, Call call, LargeBodies.Place place)
      throws IOException, Unreadable {
    if (announcedLength(response) > LARGEST_BODY) {
      throw tooLarge(call);
    }
    BufferedSource source = response.body().source();
    if (source.request(LargeBodies.SMALL)) {
      place.take(call);
    }
    if (source.request(LARGEST_BODY + 1L)) {
      throw tooLarge(call);
    }
    return source.getBuffer().readByteArray();
  }

  /** The length as sent, before decompression; -1 if the answer does not state it. */
  private static long announcedLength(Response response) {
    Response sent = response.networkResponse();
    String length = sent == null ? null : sent.header("Content-Length");
    return length != null && LENGTH.matcher(length.strip()).matches()
        ? Long.parseLong(length.strip())
        : -1;
  }

  private static Unreadable tooLarge(Call call) {
    call.cancel();
    return new Unreadable(Unreadable.What.TOO_LARGE);
  }

  private static CallProgress progressOf(Call call) {
    CallProgress progress = call.request().tag(CallProgress.class);
    return progress == null ? new CallProgress() : progress;
  }

  private static Response withUsableLength(Interceptor.Chain chain) throws IOException {
    Response response = chain.proceed(chain.request());
    if (response.body().contentLength() < NO_LENGTH_TOLD) {
      throw new ProtocolException("a negative Content-Length");
    }
    return response;
  }

  /** Cancels running requests; later ones fail immediately. */
  @Override
  public void close() {
    calls.shutdown();
    clients.cancelAll();
    connections.evictAll();
    system.close();
  }
}
