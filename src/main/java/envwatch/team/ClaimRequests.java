package envwatch.team;

import envwatch.api.ApiException;
import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The requests of one round: ends what is released, reads what there is, and writes what this
 * window claims. One round at a time; blocks.
 */
final class ClaimRequests {
  private final Silences silences;
  private final OwnClaims own;
  private final Supplier<String> author;
  private final Supplier<Instant> now;

  /**
   * @param author the name of this window
   */
  ClaimRequests(Silences silences, OwnClaims own, Supplier<String> author, Supplier<Instant> now) {
    this.silences = silences;
    this.own = own;
    this.author = author;
    this.now = now;
  }

  /**
   * Reads once more after something new was written: another desk may have done the same meanwhile.
   *
   * @throws ApiException if the silences cannot be read
   */
  void round() throws ApiException {
    own.releaseWell(now.get());
    end();
    read();
    if (write()) {
      read();
    }
    end();
  }

  private void read() throws ApiException {
    try {
      List<Silence> all = silences.all();
      own.follow(all, silences.now(), now.get(), author.get());
    } catch (ApiException e) {
      own.due(now.get()).forEach(claim -> own.notWritten(claim, e));
      throw e;
    }
  }

  /** Whether there is something new. */
  private boolean write() {
    boolean fresh = false;
    for (OwnClaim claim : own.due(now.get())) {
      try {
        fresh |= own.holds(claim) && write(claim);
      } catch (ApiException e) {
        own.notWritten(claim, e);
        if (e instanceof ApiException.Unreachable) {
          // The others would wait for nothing as long as this one did.
          return fresh;
        }
      }
    }
    return fresh;
  }

  private boolean write(OwnClaim claim) throws ApiException {
    Silence earlier = claim.silence;
    String id = write(claim, earlier);
    if (id == null && earlier != null) {
      earlier = null;
      id = write(claim, null);
    }
    if (id == null) {
      return false;
    }
    if (!own.written(claim, id, silences.now().plus(OwnClaim.LENGTH), now.get())) {
      // The window was closed while this was on its way.
      silences.end(id);
    }
    return earlier == null;
  }

  private @Nullable String write(OwnClaim claim, @Nullable Silence earlier) throws ApiException {
    return silences.claim(claim.environment, author.get(), claim.comment, OwnClaim.LENGTH, earlier);
  }

  private void end() {
    for (String id : own.ending()) {
      try {
        silences.end(id);
        own.ended(id);
      } catch (ApiException e) {
        own.notEnded(id, e);
        if (e instanceof ApiException.Unreachable) {
          return;
        }
      }
    }
  }
}
