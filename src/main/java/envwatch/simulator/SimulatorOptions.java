package envwatch.simulator;

import envwatch.simulator.weather.Weather;
import envwatch.simulator.world.Liveliness;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;

/**
 * How a simulated service is set up.
 *
 * @param port on loopback; 0 for any free one
 * @param environments how many there are at first
 * @param machines how many each environment has; empty for 1 to 8, varied
 * @param seed the same seed gives the same world
 * @param versions of the API that are served, of 1, 2 and 3
 * @param tls whether it speaks HTTPS, with a certificate authority made for the occasion
 * @param clock the time the world lives by and signatures are judged by
 * @param liveliness how the world moves
 * @param weather how it misbehaves at first
 * @param callsQuota how many calls v2 allows before it counts anew
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
    int callsQuota) {
  public static final SimulatorOptions DEFAULT =
      new SimulatorOptions(
          0,
          12,
          Optional.empty(),
          20_260_101L,
          Set.of(1, 2, 3),
          false,
          InstantSource.system(),
          Liveliness.CALM,
          Weather.FAIR,
          100_000);

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
  }

  public SimulatorOptions withPort(int value) {
    return new SimulatorOptions(
        value, environments, machines, seed, versions, tls, clock, liveliness, weather, callsQuota);
  }

  public SimulatorOptions withEnvironments(int value) {
    return new SimulatorOptions(
        port, value, machines, seed, versions, tls, clock, liveliness, weather, callsQuota);
  }

  /** The same number of machines in every environment. */
  public SimulatorOptions withMachines(int value) {
    return new SimulatorOptions(
        port,
        environments,
        Optional.of(value),
        seed,
        versions,
        tls,
        clock,
        liveliness,
        weather,
        callsQuota);
  }

  public SimulatorOptions withSeed(long value) {
    return new SimulatorOptions(
        port, environments, machines, value, versions, tls, clock, liveliness, weather, callsQuota);
  }

  public SimulatorOptions withVersions(Set<Integer> value) {
    return new SimulatorOptions(
        port, environments, machines, seed, value, tls, clock, liveliness, weather, callsQuota);
  }

  public SimulatorOptions withTls() {
    return new SimulatorOptions(
        port, environments, machines, seed, versions, true, clock, liveliness, weather, callsQuota);
  }

  public SimulatorOptions withClock(InstantSource value) {
    return new SimulatorOptions(
        port, environments, machines, seed, versions, tls, value, liveliness, weather, callsQuota);
  }

  public SimulatorOptions withLiveliness(Liveliness value) {
    return new SimulatorOptions(
        port, environments, machines, seed, versions, tls, clock, value, weather, callsQuota);
  }

  /** A world in which nothing happens unless asked for. */
  public SimulatorOptions still() {
    return withLiveliness(Liveliness.STILL);
  }

  public SimulatorOptions withWeather(Weather value) {
    return new SimulatorOptions(
        port, environments, machines, seed, versions, tls, clock, liveliness, value, callsQuota);
  }

  public SimulatorOptions withCallsQuota(int value) {
    return new SimulatorOptions(
        port, environments, machines, seed, versions, tls, clock, liveliness, weather, value);
  }
}
