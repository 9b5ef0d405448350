package envwatch.simulator;

import static envwatch.simulator.RefusedException.known;

import envwatch.simulator.EnvironmentUsage.Figures;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How long environments have run, as of the last midnight in UTC, when the service updates its
 * figures. Those that are suspended when the world begins are said to have run for their first
 * eight hours.
 */
final class Usage implements WorldState.Observer {
  private static final Duration FIRST_DAY = Duration.ofHours(8);
  private static final double MEGABYTES = 1024;
  private static final double MILLISECONDS = 3_600_000;

  private final Agenda agenda;
  private final Map<String, Meter> meters = new LinkedHashMap<>();

  Usage(Agenda agenda) {
    this.agenda = agenda;
  }

  private record Run(Instant start, Instant end, double gigabytes) {
    private double hoursUntil(Instant moment) {
      Instant last = end.isBefore(moment) ? end : moment;
      return Math.max(0, Duration.between(start, last).toMillis()) / MILLISECONDS;
    }
  }

  private static final class Meter {
    private final List<Run> runs = new ArrayList<>();
    private LabEnvironment environment;
    private Instant gone = Instant.MAX;
    private int diskGigabytes;

    private Meter(LabEnvironment environment) {
      this.environment = environment;
    }

    private void begin(Instant moment) {
      Instant created = environment.created();
      Instant start = moment.isBefore(created) ? created : moment;
      double gigabytes = environment.hardware().memoryMegabytes() / MEGABYTES;
      runs.add(new Run(start, Instant.MAX, gigabytes));
    }

    private void end(Instant moment) {
      if (!runs.isEmpty() && runs.getLast().end().equals(Instant.MAX)) {
        Run last = runs.removeLast();
        runs.add(new Run(last.start(), moment, last.gigabytes()));
      }
    }

    private EnvironmentUsage at(Instant moment) {
      Optional<Figures> figures =
          environment.created().isBefore(moment)
              ? Optional.of(
                  new Figures(
                      runs.stream().mapToDouble(run -> run.hoursUntil(moment)).sum(),
                      runs.stream()
                          .mapToDouble(run -> run.hoursUntil(moment) * run.gigabytes())
                          .sum(),
                      diskGigabytes,
                      moment))
              : Optional.empty();
      return new EnvironmentUsage(
          environment.id(), environment.token(), environment.name(), figures);
    }
  }

  @Override
  public void changed(@Nullable LabEnvironment before, @Nullable LabEnvironment after) {
    if (after != null) {
      Meter meter = meters.computeIfAbsent(after.id(), id -> new Meter(after));
      meter.environment = after;
      meter.diskGigabytes = Math.max(meter.diskGigabytes, after.hardware().diskGigabytes());
      follow(meter, before, after);
    } else if (before != null && meters.containsKey(before.id())) {
      Meter meter = meters.get(before.id());
      meter.gone = agenda.moment();
      meter.end(agenda.moment());
    }
  }

  private void follow(Meter meter, @Nullable LabEnvironment before, LabEnvironment after) {
    boolean running = after.state() == EnvironmentState.RUNNING;
    if (before == null) {
      if (running || after.state() == EnvironmentState.SUSPENDED) {
        meter.begin(after.created());
      }
      if (!running) {
        meter.end(after.created().plus(FIRST_DAY));
      }
    } else if (running
        && before.state() == EnvironmentState.RUNNING
        && before.hardware().equals(after.hardware())) {
      return;
    } else {
      meter.end(agenda.moment());
      if (running) {
        meter.begin(agenda.moment());
      }
    }
  }

  /** What one environment has used. */
  EnvironmentUsage of(LabEnvironment environment) throws RefusedException {
    return known("environment", meters.get(environment.id())).at(lastUpdate());
  }

  /** What the environments have used that existed in this time. */
  List<EnvironmentUsage> between(Instant start, Instant end) {
    return meters.values().stream()
        .filter(meter -> meter.gone.isAfter(start) && meter.environment.created().isBefore(end))
        .map(meter -> meter.at(lastUpdate()))
        .toList();
  }

  private Instant lastUpdate() {
    return agenda.moment().truncatedTo(ChronoUnit.DAYS);
  }
}
