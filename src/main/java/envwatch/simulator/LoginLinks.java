package envwatch.simulator;

import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Addresses that sign the caller in; each works once, for five minutes. */
final class LoginLinks {
  private static final String LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  private static final Duration LIFE = Duration.ofMinutes(5);

  private final Addresses addresses;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Link> links = new ConcurrentHashMap<>();

  private record Link(URI target, Instant until) {}

  public LoginLinks(Addresses addresses, InstantSource clock) {
    this.addresses = addresses;
    this.clock = clock;
  }

  /**
   * @param target an address or path within the service; any other is replaced by the start page
   */
  public String make(String target) {
    String token = Ids.text(random, LETTERS, 10);
    Instant now = clock.instant();
    links.values().removeIf(link -> link.until().isBefore(now));
    links.put(token, new Link(addresses.within(target), now.plus(LIFE)));
    return addresses.login(token);
  }

  /** The target of the link; empty if the link is not, or no longer, valid. */
  Optional<URI> follow(String token) {
    return Optional.ofNullable(links.remove(token))
        .filter(link -> !link.until().isBefore(clock.instant()))
        .map(Link::target);
  }
}
