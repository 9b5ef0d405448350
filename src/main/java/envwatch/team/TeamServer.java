package envwatch.team;

import envwatch.api.ApiException;
import envwatch.api.ApiException.ServerFault;
import envwatch.api.connect.TransportFactory;
import envwatch.api.http.HttpAnswer;
import envwatch.api.http.HttpRequest;
import envwatch.api.http.HttpRequest.Method;
import envwatch.api.http.HttpTransport;
import envwatch.api.wire.Query;
import envwatch.model.Secret;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A Prometheus or an Alertmanager of the team. Where it is and how to sign in is asked for each
 * request, so that a change of the settings holds from the next one on. Thread-safe.
 */
public final class TeamServer {
  private final Supplier<Optional<Access>> access;
  private final TransportFactory network;

  /**
   * Where a server is, and how to sign in.
   *
   * @param address may have a path, below which the server's own begin
   * @param user empty if the password is a bearer token
   * @param password null for none: then nothing is sent to sign in
   */
  public record Access(URI address, String user, @Nullable Secret password) {
    private @Nullable String authorization() {
      if (password == null) {
        return null;
      }
      if (user.isEmpty()) {
        return "Bearer " + password.reveal();
      }
      byte[] both = (user + ":" + password.reveal()).getBytes(StandardCharsets.UTF_8);
      return "Basic " + Base64.getEncoder().encodeToString(both);
    }
  }

  /** Makes something of a successful answer, which is closed afterwards. */
  @FunctionalInterface
  public interface Reader<T> {
    /**
     * @throws ApiException {@code Unreadable} if it is not what was asked for
     */
    T read(HttpAnswer answer) throws ApiException;
  }

  /**
   * @param access empty while no such server is set; may block
   * @param network opened for each request, and closed after it
   */
  public TeamServer(Supplier<Optional<Access>> access, TransportFactory network) {
    this.access = access;
    this.network = network;
  }

  /** Where it is; empty while no such server is set. May block. */
  public Optional<URI> address() {
    return access.get().map(Access::address);
  }

  /**
   * Sends a request that only reads. Blocks until it is answered; an interrupt ends it.
   *
   * @param path begins with a slash
   * @return empty while no such server is set
   * @throws ServerFault for every answer that reports no success
   * @throws ApiException if there is no answer, or none that can be read
   */
  public <T> Optional<T> look(String path, Query query, Reader<T> reader) throws ApiException {
    return send(Method.GET, path, query, null, reader);
  }

  /**
   * Sends a request that changes something, at most once. Blocks until it is answered.
   *
   * @param path begins with a slash; what comes from outside must be encoded
   * @param json null for no body
   * @return empty while no such server is set
   * @throws ServerFault for every answer that reports no success
   * @throws ApiException if there is no answer, or none that can be read
   */
  public <T> Optional<T> change(
      Method method, String path, byte @Nullable [] json, Reader<T> reader) throws ApiException {
    return send(method, path, Query.of(), json, reader);
  }

  private <T> Optional<T> send(
      Method method, String path, Query query, byte @Nullable [] json, Reader<T> reader)
      throws ApiException {
    Access known = access.get().orElse(null);
    if (known == null) {
      return Optional.empty();
    }
    String address = withoutSlash(known.address().toString()) + path + encoded(query);
    String authorization = known.authorization();
    var request =
        new HttpRequest(method, address, sent -> authorization, json, method != Method.GET);
    try (HttpTransport transport = network.open();
        HttpAnswer answer = transport.send(request)) {
      if (!answer.successful()) {
        throw new ServerFault(answer.status(), null);
      }
      return Optional.of(reader.read(answer));
    }
  }

  private static String withoutSlash(String address) {
    return address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
  }

  private static String encoded(Query query) {
    return query.parameters().isEmpty() ? "" : "?" + query.encoded();
  }
}
