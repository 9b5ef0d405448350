package envwatch.team;

import envwatch.api.ApiException;
import envwatch.model.EnvironmentId;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A claim of this window. Changed by {@link OwnClaims} only, under its lock. */
final class OwnClaim {
  static final Duration LENGTH = Duration.ofMinutes(15);
  private static final Duration RENEWED_AFTER = Duration.ofMinutes(5);

  /** So that it is renewed by the reading that comes after five minutes, not by the one after. */
  private static final Duration EARLY = Duration.ofSeconds(10);

  /** Nobody believes after this that the person is still on it. */
  private static final Duration GIVEN_UP_AFTER = Duration.ofHours(1);

  /** An environment that was well for so long needs nobody. */
  private static final Duration WELL_FOR = Duration.ofMinutes(2);

  final EnvironmentId environment;
  final String comment;
  final Instant claimedAt;

  /** The silence, as it was read last; null before. */
  volatile @Nullable Silence silence;

  /** Why it was not written; null if the last try succeeded. */
  @Nullable ApiException trouble;

  private @Nullable String id;
  private Instant keptUntil = Instant.MIN;
  private @Nullable Instant writtenAt;
  private @Nullable Instant wellSince;

  OwnClaim(EnvironmentId environment, String comment, Instant claimedAt) {
    this.environment = environment;
    this.comment = comment;
    this.claimedAt = claimedAt;
  }

  /** Of its silence; null while Alertmanager has none. */
  @Nullable String id() {
    return id;
  }

  /**
   * @param until by the clock of Alertmanager
   */
  void written(String silenceId, Instant until, Instant now) {
    if (!silenceId.equals(id)) {
      silence = null;
    }
    id = silenceId;
    keptUntil = until;
    writtenAt = now;
    trouble = null;
  }

  /** Goes on with the claim of another window of the same person. */
  void join(Silence other) {
    id = other.id();
    silence = other;
    keptUntil = other.endsAt();
  }

  /** Alertmanager does not have it any more. */
  void lost() {
    id = null;
    silence = null;
  }

  /**
   * Whether it should not have ended yet.
   *
   * @param told the time of Alertmanager
   */
  boolean endsTooEarly(Instant told) {
    return told.isBefore(keptUntil.minus(EARLY));
  }

  boolean due(Instant now) {
    return id == null
        || writtenAt == null
        || now.isBefore(writtenAt)
        || !now.isBefore(writtenAt.plus(RENEWED_AFTER).minus(EARLY));
  }

  boolean givenUp(Instant now) {
    Instant last = writtenAt == null ? claimedAt : writtenAt;
    return id == null && now.isAfter(last.plus(GIVEN_UP_AFTER));
  }

  void looked(boolean well, Instant now) {
    if (!well) {
      wellSince = null;
    } else if (wellSince == null || now.isBefore(wellSince)) {
      wellSince = now;
    }
  }

  /** When it is released unless something is wrong again; {@link Instant#MAX} for never. */
  Instant releasedAt() {
    return wellSince == null ? Instant.MAX : wellSince.plus(WELL_FOR);
  }
}
