package envwatch.team;

import envwatch.api.ApiException;
import envwatch.model.EnvironmentId;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The claims of this window: which go on, which are given up. Of several claims of one environment
 * the earliest counts, on every desk. Thread-safe.
 */
final class OwnClaims {
  private static final Comparator<Silence> EARLIEST =
      Comparator.comparing(Silence::startsAt).thenComparing(Silence::id);

  private final Map<EnvironmentId, OwnClaim> claims = new LinkedHashMap<>();

  /** The silences to be ended, by id. */
  private final Map<String, EnvironmentId> ending = new LinkedHashMap<>();

  private final Set<String> endingFailed = new HashSet<>();
  private final Consumer<ClaimNews> news;
  private List<Silence> known = List.of();
  private boolean closed;

  /**
   * @param news told what becomes of claims; must return at once
   */
  OwnClaims(Consumer<ClaimNews> news) {
    this.news = news;
  }

  /**
   * The claim that counts, of each environment that has one. What other windows of this name have
   * left counts no longer than it lasts: nobody may be there to renew it.
   *
   * @param told the time of Alertmanager
   * @param author the name of this window
   */
  private Map<String, Silence> counting(Instant told, String author) {
    Map<String, Silence> counting = new HashMap<>();
    for (Silence silence : known) {
      boolean left = silence.author().equals(author) && !silence.endsAt().isAfter(told);
      if (!left && !ending.containsKey(silence.id())) {
        silence
            .claimed()
            .ifPresent(environment ->
                counting.merge(
                    environment,
                    silence,
                    (one, other) -> EARLIEST.compare(one, other) <= 0 ? one : other));
      }
    }
    return counting;
  }

  /** The silences as they were read last. */
  synchronized List<Silence> known() {
    return known;
  }

  /**
   * Who is on which environment, by its id.
   *
   * @param told the time of Alertmanager
   * @param author the name of this window
   */
  synchronized Map<String, Claim> shown(Instant told, String author) {
    Map<String, Claim> shown = new HashMap<>();
    counting(told, author)
        .forEach((environment, first) -> shown.put(environment, of(first, author)));
    for (OwnClaim claim : claims.values()) {
      Silence first = claim.silence;
      Instant since = first == null ? claim.claimedAt : first.startsAt();
      Instant until = first == null ? since.plus(OwnClaim.LENGTH) : first.endsAt();
      boolean written = claim.id() != null;
      shown.put(
          claim.environment.value(),
          new Claim(author, since, until, claim.comment, true, written, claim.trouble));
    }
    return shown;
  }

  private static Claim of(Silence silence, String author) {
    return new Claim(
        silence.author(),
        silence.startsAt(),
        silence.endsAt(),
        silence.words(),
        silence.author().equals(author),
        true,
        null);
  }

  /**
   * Claims what nobody has; nobody has any more what this window releases.
   *
   * @param told the time of Alertmanager
   * @param author the name of this window
   */
  synchronized void add(
      Collection<EnvironmentId> environments,
      String comment,
      Instant told,
      Instant now,
      String author) {
    Map<String, Silence> counting = counting(told, author);
    for (EnvironmentId environment : environments) {
      if (!closed && !counting.containsKey(environment.value())) {
        claims.putIfAbsent(environment, new OwnClaim(environment, comment, now));
      }
    }
  }

  /**
   * Releases these, and those of other windows of the same name.
   *
   * @param author the name of this window
   */
  synchronized void remove(Collection<EnvironmentId> environments, String author) {
    environments.forEach(this::remove);
    for (Silence silence : known) {
      if (silence.author().equals(author)) {
        silence
            .claimed()
            .map(EnvironmentId::new)
            .filter(environments::contains)
            .ifPresent(environment -> ending.put(silence.id(), environment));
      }
    }
  }

  /** Whether it was neither released nor given up by now, and what it goes on with. */
  synchronized boolean holds(OwnClaim claim) {
    return !closed && claims.get(claim.environment) == claim;
  }

  private void remove(EnvironmentId environment) {
    OwnClaim claim = claims.remove(environment);
    if (claim != null) {
      end(claim);
    }
  }

  private void end(OwnClaim claim) {
    String id = claim.id();
    if (id != null) {
      ending.put(id, claim.environment);
    }
  }

  /** The silences to be ended. */
  synchronized List<String> ending() {
    return List.copyOf(ending.keySet());
  }

  synchronized void ended(String id) {
    ending.remove(id);
    endingFailed.remove(id);
  }

  synchronized void notEnded(String id, ApiException failure) {
    EnvironmentId environment = ending.get(id);
    if (environment != null && endingFailed.add(id)) {
      news.accept(new ClaimNews.NotReleased(environment, failure));
    }
  }

  /**
   * Follows what Alertmanager has.
   *
   * @param told the time of Alertmanager
   * @param author the name of this window
   */
  synchronized void follow(List<Silence> silences, Instant told, Instant now, String author) {
    known = List.copyOf(silences);
    Map<String, Silence> byId = new HashMap<>();
    silences.forEach(silence -> byId.put(silence.id(), silence));
    for (String id : List.copyOf(ending.keySet())) {
      Silence silence = byId.get(id);
      if (silence == null || !silence.active()) {
        ended(id);
      }
    }
    Map<String, Silence> counting = counting(told, author);
    for (Iterator<OwnClaim> all = claims.values().iterator(); all.hasNext(); ) {
      OwnClaim claim = all.next();
      ClaimNews over = over(claim, byId, counting, told, now, author);
      if (over != null) {
        all.remove();
        end(claim);
        news.accept(over);
      }
    }
  }

  /** Why it does not go on; null if it does. */
  private @Nullable ClaimNews over(
      OwnClaim claim,
      Map<String, Silence> byId,
      Map<String, Silence> counting,
      Instant told,
      Instant now,
      String author) {
    Silence own = claim.id() == null ? null : byId.get(claim.id());
    if (own != null && !own.active() && claim.endsTooEarly(told)) {
      claim.lost();
      return new ClaimNews.EndedElsewhere(claim.environment);
    }
    if (own == null || !own.active()) {
      claim.lost();
    }
    if (claim.givenUp(now)) {
      return new ClaimNews.Lapsed(claim.environment);
    }
    Silence first = counting.get(claim.environment.value());
    if (first == null || first.id().equals(claim.id())) {
      claim.silence = first;
      return null;
    }
    if (!first.author().equals(author)) {
      return new ClaimNews.Lost(claim.environment, first.author(), first.startsAt());
    }
    end(claim);
    claim.join(first);
    return null;
  }

  /** Releases what was well for long enough. */
  synchronized void releaseWell(Instant now) {
    for (OwnClaim claim : List.copyOf(claims.values())) {
      if (!now.isBefore(claim.releasedAt())) {
        remove(claim.environment);
        news.accept(new ClaimNews.WellAgain(claim.environment));
      }
    }
  }

  /**
   * @param isWell whether nobody needs to be on an environment
   */
  synchronized void looked(WorldView world, Predicate<WatchedEnvironment> isWell, Instant now) {
    if (claims.isEmpty()) {
      return;
    }
    Set<EnvironmentId> ill = new HashSet<>();
    for (WatchedEnvironment watched : world.environments()) {
      EnvironmentId environment = watched.key().environment();
      if (claims.containsKey(environment) && !isWell.test(watched)) {
        ill.add(environment);
      }
    }
    claims.values().forEach(claim -> claim.looked(!ill.contains(claim.environment), now));
  }

  /** When the next is released; {@link Instant#MAX} for never. */
  synchronized Instant nextRelease() {
    return claims.values().stream()
        .map(OwnClaim::releasedAt)
        .min(Instant::compareTo)
        .orElse(Instant.MAX);
  }

  synchronized List<OwnClaim> due(Instant now) {
    return claims.values().stream().filter(claim -> claim.due(now)).toList();
  }

  synchronized void notWritten(OwnClaim claim, ApiException failure) {
    if (claim.trouble == null && holds(claim)) {
      news.accept(new ClaimNews.NotWritten(claim.environment, failure));
    }
    claim.trouble = failure;
  }

  /**
   * What Alertmanager has was written. It is to be ended if it was released meanwhile.
   *
   * @param until by its clock
   * @return false if the window was closed meanwhile: then nobody ends it later
   */
  synchronized boolean written(OwnClaim claim, String id, Instant until, Instant now) {
    if (holds(claim)) {
      claim.written(id, until, now);
    } else if (!closed) {
      ending.put(id, claim.environment);
    }
    return !closed;
  }

  /** Claims nothing any more. Returns the silences that this window leaves. */
  synchronized List<String> close() {
    closed = true;
    List.copyOf(claims.keySet()).forEach(this::remove);
    return ending();
  }
}
