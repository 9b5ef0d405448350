package envwatch.runtime;

import envwatch.settings.Settings;
import envwatch.settings.SettingsFile;
import envwatch.settings.TeamSettings;
import envwatch.settings.WatchSettings;
import envwatch.team.Claims;
import envwatch.team.ClaimsView;
import envwatch.team.TeamServer;
import envwatch.util.Time;
import envwatch.watch.Watch;
import java.net.URI;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The claims of a session, while the settings name an Alertmanager: else there is nothing. */
final class SessionClaims implements AutoCloseable {
  private final SettingsFile settings;
  private final Function<URI, TeamServer> alertmanagers;
  private final Watch watch;
  private final Consumer<ClaimsView> listener;
  private final Time time;
  private final Executor background;
  private @Nullable URI address;
  private @Nullable Claims claims;
  private boolean begun;
  private boolean closed;

  /**
   * @param alertmanagers makes the Alertmanager of an address, which stays there: what was claimed
   *     at one is released at that one
   * @param listener told who is on what
   * @param background runs what blocks
   */
  SessionClaims(
      SettingsFile settings,
      Function<URI, TeamServer> alertmanagers,
      Watch watch,
      Consumer<ClaimsView> listener,
      Time time,
      Executor background) {
    this.settings = settings;
    this.alertmanagers = alertmanagers;
    this.watch = watch;
    this.listener = listener;
    this.time = time;
    this.background = background;
    follow(settings.current());
  }

  /** Those of the Alertmanager that the settings name; another object for another one. */
  synchronized Optional<Claims> current() {
    return Optional.ofNullable(claims);
  }

  /** Begins to read; returns immediately. */
  synchronized void begin() {
    begun = true;
    if (claims != null && !closed) {
      begin(claims);
    }
  }

  /** Follows the settings after they have changed; returns immediately. */
  synchronized void follow(Settings now) {
    URI named = now.team().address(TeamSettings.ALERTMANAGER).orElse(null);
    if (closed || Objects.equals(named, address)) {
      return;
    }
    address = named;
    Claims before = claims;
    if (before != null) {
      background.execute(before::close);
      listener.accept(ClaimsView.NOTHING);
    }
    claims = named == null ? null : create(named);
    if (claims != null && begun) {
      begin(claims);
    }
  }

  private Claims create(URI named) {
    return new Claims(
        alertmanagers.apply(named),
        () -> settings.current().team().name(),
        () -> settings.current().watching().get(WatchSettings.EXPIRES_SOON),
        time,
        background);
  }

  private void begin(Claims begun) {
    begun.subscribe(view -> {
      // At once: those of another Alertmanager, or of none, come after these.
      synchronized (this) {
        if (claims == begun) {
          listener.accept(view);
        }
      }
    });
    background.execute(() -> begun.begin(watch::subscribe));
  }

  /** Releases what was claimed, if that takes no longer than a moment. */
  @Override
  public synchronized void close() {
    closed = true;
    if (claims != null) {
      claims.close();
    }
  }
}
