package envwatch.weather;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.ExecutionId;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Secret;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Looks at something through the client, and judges what it tells. */
record Look(ClientCase one, Judge judge, WorldView fair) {
  private static final String TABLE = "Looks by outcome";

  void take(EnvironmentService service) {
    try {
      Object told = asked(service);
      judge.outcome(TABLE, "success");
      judge.noSecretIn("what is told", String.valueOf(told));
      if (one.mutation().effect() == Effect.LOST && one.topic() != Topic.NAMES && !told(told)) {
        judge.breach("understood what says nothing", String.valueOf(told));
      }
    } catch (ApiException e) {
      judge.outcome(TABLE, Judge.name(e));
      judge.failure(e);
      failed(e);
    }
  }

  /** A list may say that it is not whole; the service may say that it knows no such machine. */
  private boolean told(Object answer) {
    boolean unknownHost =
        one.topic() == Topic.FIND
            && (one.mutation().name().equals("own error: 404") || judge.ledToNothing());
    return unknownHost || (answer instanceof Listing listing && !listing.complete());
  }

  private Object asked(EnvironmentService service) throws ApiException {
    EnvironmentId id = new EnvironmentId(GoodAnswers.id(one.version(), 0));
    MachineId machine = new MachineId(GoodAnswers.machine(one.version(), 0));
    return switch (one.topic()) {
      case PING -> {
        service.verify();
        yield "";
      }
      case LIST, NAMES -> listed(Listing.of(service));
      case STATE -> seen(service.state(id));
      case SNAPSHOTS -> service.snapshots(id);
      case EXECUTION -> service.execution(id, machine, new ExecutionId("EX0001"));
      case REMOTE_ACCESS -> service.remoteAccess(id, machine, 800, 600);
      case LOGIN_LINK -> service.loginLink(environment());
      case FIND -> Objects.requireNonNullElse(service.findByHostName("web.example.com"), "none");
      case CHANGE, NOTHING -> throw new IllegalArgumentException(one.topic() + " is no look");
    };
  }

  private Environment environment() {
    return Objects.requireNonNull(fair.environments().getFirst().environment());
  }

  private void failed(ApiException failure) {
    Effect effect = one.mutation().effect();
    if (one.topic() == Topic.NAMES) {
      judge.breach("a list lost for want of names", Judge.name(failure));
    } else if (effect.isGood()) {
      judge.breach("not understood although good", Judge.name(failure));
    } else if (effect == Effect.PART) {
      judge.breach("the readable rest of a list lost", Judge.name(failure));
    }
  }

  private Listing listed(Listing listing) {
    Set<EnvironmentId> wanted =
        fair.environments().stream()
            .map(one -> one.key().environment())
            .collect(Collectors.toSet());
    Effect effect = one.topic() == Topic.NAMES ? Effect.SAME : one.mutation().effect();
    Set<EnvironmentId> found =
        listing.environments().stream().map(Environment::id).collect(Collectors.toSet());
    Set<EnvironmentId> missing = new HashSet<>(wanted);
    missing.removeAll(found);
    if (listing.complete() && found.size() < wanted.size() && effect != Effect.LOST) {
      judge.breach("an entry dropped without a word", "missing: " + missing);
    }
    if (effect.isGood() && !(missing.isEmpty() && listing.complete())) {
      judge.breach("not understood although good", "missing: " + missing);
    }
    if (effect == Effect.PART && listing.complete()) {
      judge.breach(
          "an entry not understood, and not told", String.valueOf(listing.environments().size()));
    }
    if (judge.touched() >= 0) {
      missing.remove(new EnvironmentId(GoodAnswers.id(one.version(), judge.touched())));
      if (!missing.isEmpty()) {
        judge.breach("the readable rest of a list lost", "missing: " + missing);
      }
    }
    return listing;
  }

  private Environment seen(Environment environment) {
    if (one.mutation().effect().isGood()) {
      Environment before = before(environment.id());
      boolean same =
          environment.machines().size() == before.machines().size()
              && Secret.same(password(environment), password(before));
      if (!same) {
        judge.breach("not understood although good", "machines or passwords differ");
      }
    }
    return environment;
  }

  private static Secret password(Environment environment) {
    return environment.machines().stream()
        .map(Machine::password)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(Secret.of(""));
  }

  private Environment before(EnvironmentId id) {
    return fair.environments().stream()
        .filter(watched -> watched.key().environment().equals(id))
        .map(WatchedEnvironment::environment)
        .filter(Objects::nonNull)
        .findFirst()
        .orElseThrow();
  }
}
