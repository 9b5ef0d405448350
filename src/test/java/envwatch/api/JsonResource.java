package envwatch.api;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** Bodies as the service's reference shows them. */
public final class JsonResource {
  private JsonResource() {}

  /**
   * @param name below the resources of this package, such as {@code v1/environment.json}
   */
  public static byte[] bytes(String name) throws IOException {
    try (InputStream in = JsonResource.class.getResourceAsStream(name)) {
      return Objects.requireNonNull(in, name).readAllBytes();
    }
  }
}
