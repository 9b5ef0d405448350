package envwatch.simulator;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;

/**
 * The configuration of a simulated service.
 *
 * @param port on loopback; 0 for any free one
 * @param environments how many there are at first
 * @param machines how many each environment has; empty for 1 to 8, varied
 * @param seed the same seed gives the same world
 * @param versions the API versions that are served, out of 1, 2 and 3
 * @param tls whether it speaks HTTPS, with a temporary certificate authority
 * @param clock the time used by the world and for checking signatures
 * @param liveliness how the world changes
 * @param weather how it misbehaves at first
 * @param refuseReusedTokens whether v2 and v3 accept a token only once, which is not documented
 * @param callsQuota how many calls v2 allows before the count restarts
 * @param training which classes there are at first
 * @param history how long the world has lived when it is served first; zero for not at all
 */
public record SimulatorOptions(
    int port,
    int environments,
    Optional<Integer> machines,
    long seed,
    Set<Integer> versions,
    boolean tls,
    InstantSource clock,
    Liveliness liveliness,
    Weather weather,
    boolean refuseReusedTokens,
    int callsQuota,
    TrainingPlan training,
    Duration history) {
  public static final Duration LONGEST_HISTORY = Duration.ofDays(366);

  public static final SimulatorOptions DEFAULT = builder().build();

  /** A world in which nothing happens unless requested. */
  public static final SimulatorOptions STILL = builder().still().build();

  public SimulatorOptions {
    versions = Set.copyOf(versions);
    if (port < 0 || port > 65_535) {
      throw new IllegalArgumentException("A port lies between 0 and 65535, not " + port);
    }
    if (environments < 0) {
      throw new IllegalArgumentException("There cannot be " + environments + " environments");
    }
    if (machines.isPresent() && machines.get() < 0) {
      throw new IllegalArgumentException("There cannot be " + machines.get() + " machines");
    }
    if (versions.isEmpty() || !Set.of(1, 2, 3).containsAll(versions)) {
      throw new IllegalArgumentException("Versions are of 1, 2 and 3, not " + versions);
    }
    if (callsQuota < 0) {
      throw new IllegalArgumentException("A quota cannot be " + callsQuota);
    }
    if (history.isNegative() || history.compareTo(LONGEST_HISTORY) > 0) {
      throw new IllegalArgumentException("A history cannot last " + history);
    }
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Creates a builder with the values of these options. */
  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.port = port;
    builder.environments = environments;
    builder.machines = machines;
    builder.seed = seed;
    builder.versions = versions;
    builder.tls = tls;
    builder.clock = clock;
    builder.liveliness = liveliness;
    builder.weather = weather;
    builder.refuseReusedTokens = refuseReusedTokens;
    builder.callsQuota = callsQuota;
    builder.training = training;
    builder.history = history;
    return builder;
  }

  /** Builds options; each method sets the component of the same name. */
  public static final class Builder {
    private int port;
    private int environments = 12;
    private Optional<Integer> machines = Optional.empty();
    private long seed = 20_260_101L;
    private Set<Integer> versions = Set.of(1, 2, 3);
    private boolean tls;
    private InstantSource clock = InstantSource.system();
    private Liveliness liveliness = Liveliness.CALM;
    private Weather weather = Weather.FAIR;
    private boolean refuseReusedTokens;
    private int callsQuota = 100_000;
    private TrainingPlan training = TrainingPlan.NONE;
    private Duration history = Duration.ZERO;

    private Builder() {}

    public Builder port(int value) {
      port = value;
      return this;
    }

    public Builder environments(int value) {
      environments = value;
      return this;
    }

    /** Sets the same number of machines for every environment. */
    public Builder machines(int value) {
      machines = Optional.of(value);
      return this;
    }

    public Builder seed(long value) {
      seed = value;
      return this;
    }

    public Builder versions(Set<Integer> value) {
      versions = value;
      return this;
    }

    public Builder tls() {
      tls = true;
      return this;
    }

    public Builder clock(InstantSource value) {
      clock = value;
      return this;
    }

    public Builder liveliness(Liveliness value) {
      liveliness = value;
      return this;
    }

    public Builder still() {
      return liveliness(Liveliness.STILL);
    }

    public Builder weather(Weather value) {
      weather = value;
      return this;
    }

    public Builder refuseReusedTokens() {
      refuseReusedTokens = true;
      return this;
    }

    Builder callsQuota(int value) {
      callsQuota = value;
      return this;
    }

    public Builder training(TrainingPlan value) {
      training = value;
      return this;
    }

    public Builder history(Duration value) {
      history = value;
      return this;
    }

    public SimulatorOptions build() {
      return new SimulatorOptions(
          port,
          environments,
          machines,
          seed,
          versions,
          tls,
          clock,
          liveliness,
          weather,
          refuseReusedTokens,
          callsQuota,
          training,
          history);
    }
  }
}
