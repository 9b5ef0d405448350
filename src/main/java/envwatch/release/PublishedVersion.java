package envwatch.release;

import envwatch.api.ApiException;
import envwatch.api.ApiException.Unreadable;
import envwatch.api.connect.TransportFactory;
import envwatch.api.http.HttpAnswer;
import envwatch.api.http.HttpRequest;
import envwatch.api.http.HttpTransport;
import envwatch.api.wire.Fields;
import java.net.URI;

/**
 * The number of the newest version, read with one request from a file such as {@code {"version":
 * "1.2.0"}}; whatever else is in it is not used.
 */
public final class PublishedVersion implements NewerVersion.Question {
  /** In bytes. */
  private static final int LARGEST = 64 * 1024;

  private final TransportFactory network;
  private final URI address;

  public PublishedVersion(TransportFactory network, URI address) {
    this.network = network;
    this.address = address;
  }

  @Override
  public VersionNumber ask() throws ApiException {
    try (HttpTransport transport = network.open();
        HttpAnswer answer = transport.send(HttpRequest.look(address.toString()))) {
      if (!answer.successful()) {
        throw new ApiException.ServerFault(answer.status(), null);
      }
      if (answer.body().length > LARGEST) {
        throw new Unreadable(Unreadable.What.TOO_LARGE);
      }
      String version = Fields.in(answer.body()).line("version");
      return VersionNumber.parse(version == null ? "" : version)
          .orElseThrow(() -> new Unreadable(Unreadable.What.OTHER_SHAPE));
    }
  }
}
