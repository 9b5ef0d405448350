package envwatch.actions;

import envwatch.api.ApiException;
import envwatch.api.Capabilities;
import envwatch.api.Capability;
import envwatch.api.EnvironmentService;
import envwatch.model.AccountId;
import envwatch.model.ActionKind;
import envwatch.model.ApiVersion;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Expiration;
import envwatch.model.Hardware;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Status;
import envwatch.util.Subscription;
import envwatch.util.Time;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.QueuedRequest;
import envwatch.watch.WatchAccess;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldIndex;
import envwatch.watch.WorldView;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** A watch whose world the test sets by hand; notes down how it was asked to look. */
public final class FakeWorld implements WatchAccess {
  public static final AccountId ACCOUNT = new AccountId("account");

  private final Time time;
  private final Map<EnvironmentKey, WatchedEnvironment> environments = new LinkedHashMap<>();
  private final List<Consumer<WorldView>> listeners = new CopyOnWriteArrayList<>();
  public final List<String> looks = new CopyOnWriteArrayList<>();
  public final FakeService service = new FakeService();
  private Link link = new Link.Live();
  private Set<ActionKind> offered = EnumSet.allOf(ActionKind.class);
  private final Set<Capability> capabilities = EnumSet.allOf(Capability.class);
  private boolean accountWatched = true;
  private boolean questionsHeld;
  private final List<Runnable> heldQuestions = new ArrayList<>();

  public FakeWorld(Time time) {
    this.time = time;
  }

  public static EnvironmentKey key(String id) {
    return new EnvironmentKey(ACCOUNT, new EnvironmentId(id));
  }

  public static EnvironmentTarget target(String id) {
    return EnvironmentTarget.environment(key(id), "Lab " + id);
  }

  public static EnvironmentTarget machineTarget(String environment, String machine) {
    return EnvironmentTarget.machine(
        key(environment), "Lab " + environment, new MachineId(machine), machine);
  }

  public static Environment environment(String id, Phase phase, Machine... machines) {
    return environment(id, "Lab " + id, phase, machines);
  }

  public static Environment environment(String id, String name, Phase phase, Machine... machines) {
    return Environment.builder()
        .id(new EnvironmentId(id))
        .name(name)
        .status(new Status(phase, word(phase)))
        .owner("ann@example.com")
        .expiration(new Expiration.At(Instant.parse("2026-11-24T18:00:00Z")))
        .blueprint("Blueprint")
        .policy("Two weeks")
        .snapshot("Day 2")
        .machines(List.of(machines))
        .build();
  }

  public static Machine machine(String id, Phase phase) {
    return Machine.builder()
        .id(new MachineId(id))
        .name(id)
        .status(new Status(phase, word(phase)))
        .progress(phase == Phase.CHANGING ? new Progress(40) : Progress.NONE)
        .address("192.0.2.10")
        .hardware(new Hardware(2, 4096, 40))
        .login("root")
        .build();
  }

  private static String word(Phase phase) {
    return phase.name().charAt(0) + phase.name().substring(1).toLowerCase(Locale.ROOT);
  }

  /** A running environment with one running machine {@code web}. */
  public FakeWorld running(String id) {
    return put(environment(id, Phase.RUNNING, machine("web", Phase.RUNNING)));
  }

  public FakeWorld suspended(String id) {
    return put(environment(id, Phase.SUSPENDED, machine("web", Phase.SUSPENDED)));
  }

  public FakeWorld changing(String id) {
    return put(environment(id, Phase.CHANGING, machine("web", Phase.CHANGING)));
  }

  /** As if a look had just confirmed it. */
  public FakeWorld put(Environment environment) {
    return put(ACCOUNT, environment);
  }

  /** The same of another account, which is called as its id. */
  public FakeWorld put(AccountId account, Environment environment) {
    EnvironmentKey key = new EnvironmentKey(account, environment.id());
    environments.put(
        key,
        new WatchedEnvironment(
            key, environment, time.instant(), Duration.ofSeconds(30), null, null));
    publish();
    return this;
  }

  public FakeWorld change(String id, UnaryOperator<Environment> change) {
    return put(change.apply(environments.get(key(id)).environment()));
  }

  /** As if looking at it had failed just now. */
  public FakeWorld trouble(String id, ApiException cause) {
    WatchedEnvironment old = environments.get(key(id));
    environments.put(
        key(id),
        new WatchedEnvironment(
            key(id),
            old == null ? null : old.environment(),
            old == null ? null : old.seenAt(),
            Duration.ofSeconds(30),
            new WatchedEnvironment.Trouble(cause, time.instant()),
            null));
    publish();
    return this;
  }

  public FakeWorld neverSeen(String id) {
    environments.put(
        key(id), new WatchedEnvironment(key(id), null, null, Duration.ofSeconds(30), null, null));
    return this;
  }

  public FakeWorld remove(String id) {
    environments.remove(key(id));
    publish();
    return this;
  }

  public FakeWorld link(Link other) {
    link = other;
    return this;
  }

  public FakeWorld offering(ActionKind... kinds) {
    offered = kinds.length == 0 ? Set.of() : EnumSet.copyOf(List.of(kinds));
    return this;
  }

  /** As an account whose version has no classes. */
  public FakeWorld withoutClasses() {
    capabilities.remove(Capability.CLASSES);
    return this;
  }

  /** As an account whose version lacks this. */
  public FakeWorld without(Capability capability) {
    capabilities.remove(capability);
    return this;
  }

  public FakeWorld withoutAccount() {
    accountWatched = false;
    publish();
    return this;
  }

  public ActionContext context() {
    return new ActionContext(new WorldIndex(view()), false, Set.of());
  }

  private void publish() {
    WorldView view = view();
    listeners.forEach(listener -> listener.accept(view));
  }

  @Override
  public WorldView view() {
    Instant now = time.steady().instant();
    Duration setBack = time.steady().setBack();
    return new WorldView(
        now.minus(setBack),
        setBack,
        false,
        accountWatched ? List.of(account()) : List.of(),
        new ArrayList<>(environments.values()));
  }

  private AccountView account() {
    return new AccountView(
        ACCOUNT,
        "Support",
        URI.create("https://use.example.com/"),
        link,
        new ApiVersion(3),
        List.of(),
        new Capabilities(capabilities, offered),
        true,
        0,
        time.instant(),
        null,
        OptionalLong.empty(),
        false,
        null);
  }

  @Override
  public Subscription subscribe(Consumer<WorldView> listener) {
    listeners.add(listener);
    listener.accept(view());
    return () -> listeners.remove(listener);
  }

  @Override
  public Optional<EnvironmentService> service(AccountId account) {
    return account.equals(ACCOUNT) && accountWatched ? Optional.of(service) : Optional.empty();
  }

  /** Lets nobody ask any more, as a watch that is paused: questions are accepted and wait. */
  public void holdQuestions() {
    questionsHeld = true;
  }

  /** Asks what was held. */
  public void askHeldQuestions() {
    questionsHeld = false;
    heldQuestions.forEach(Runnable::run);
    heldQuestions.clear();
  }

  /** Asks at once, unless questions are held. */
  @Override
  public boolean ask(AccountId account, QueuedRequest question) {
    if (questionsHeld) {
      heldQuestions.add(() -> ask(account, question));
      return true;
    }
    Optional<EnvironmentService> asked = service(account);
    asked.ifPresent(present -> ask(question, present));
    return asked.isPresent();
  }

  private static void ask(QueuedRequest question, EnvironmentService service) {
    try {
      question.ask(service);
    } catch (ApiException failure) {
      question.failed(failure);
    }
  }

  @Override
  public void lookNow() {
    looks.add("now everything");
  }

  @Override
  public void lookNow(EnvironmentKey environment) {
    looks.add("now " + environment.environment().value());
  }

  @Override
  public void lookUnlessSeenSince(EnvironmentKey environment, Instant at) {
    Instant seen = environments.get(environment).seenAt();
    if (seen == null || !seen.isAfter(at)) {
      lookNow(environment);
    }
  }

  @Override
  public void hasten(EnvironmentKey environment, Duration interval, Duration forHowLong) {
    looks.add(
        "every %ds for %ds %s"
            .formatted(
                interval.toSeconds(), forHowLong.toSeconds(), environment.environment().value()));
  }

  @Override
  public void calm(EnvironmentKey environment) {
    looks.add("calm " + environment.environment().value());
  }
}
