package envwatch.watch;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which look is due next: a plan for one moment. */
final class Schedule {
  /** Up to so many fast environments are cheaper to look at one by one than by the whole list. */
  private static final int FEW = 2;

  private final Map<EnvironmentWatch, Planned> planned;
  private final @Nullable Cadence list;
  private final Duration listInterval;
  private final Instant now;

  /** A look that is due at a moment; the more urgent the longer it waits against its interval. */
  record Due(Look look, Instant at, boolean asked, double urgency, int rank) {
    private static final int LIST_RANK = -1;
    private static final Comparator<Due> BY_URGENCY =
        Comparator.comparing(Due::asked)
            .thenComparing(Due::urgency)
            .thenComparing(Comparator.comparing(Due::rank).reversed());
  }

  /**
   * @param ownLooks whether it is looked at by itself, not only by the list
   */
  private record Planned(Attention attention, Duration interval, boolean ownLooks) {}

  private Schedule(
      Map<EnvironmentWatch, Planned> planned,
      @Nullable Cadence list,
      Duration listInterval,
      Instant now) {
    this.planned = planned;
    this.list = list;
    this.listInterval = listInterval;
    this.now = now;
  }

  /**
   * @param list the cadence of the list; null where there is none
   * @param wholeList whether the list tells every environment's whole state
   */
  static Schedule of(
      Map<EnvironmentWatch, Attention> attention,
      @Nullable Cadence list,
      boolean wholeList,
      WatchOptions options,
      boolean slowed,
      Instant now) {
    Pace wish = new Pace(options, 1, 1);
    Duration listWish = options.resting();
    boolean fastOnesApart = true;
    if (wholeList) {
      fastOnesApart = attention.values().stream().filter(Attention::fast).count() <= FEW;
      if (!fastOnesApart) {
        listWish = fastest(attention, wish);
      }
    }
    Map<Attention, Double> demand = new EnumMap<>(Attention.class);
    for (Map.Entry<EnvironmentWatch, Attention> entry : attention.entrySet()) {
      if (!wholeList || fastOnesApart && entry.getValue().fast()) {
        Duration asked = entry.getKey().asked(entry.getValue(), wish);
        demand.merge(entry.getValue(), Pace.perSecond(asked), Double::sum);
      }
    }
    Optional<Duration> lists = list == null ? Optional.empty() : Optional.of(listWish);
    Pace pace = Pace.fitting(options, slowed, demand, lists);
    Duration listInterval = pace.planned(listWish);
    Map<EnvironmentWatch, Planned> planned = new LinkedHashMap<>();
    for (Map.Entry<EnvironmentWatch, Attention> entry : attention.entrySet()) {
      Attention kind = entry.getValue();
      boolean ownLooks = !wholeList || fastOnesApart && kind.fast();
      Duration interval =
          ownLooks ? pace.planned(kind, entry.getKey().asked(kind, pace)) : listInterval;
      planned.put(entry.getKey(), new Planned(kind, interval, ownLooks));
    }
    return new Schedule(planned, list, listInterval, now);
  }

  private static Duration fastest(Map<EnvironmentWatch, Attention> attention, Pace wish) {
    return attention.entrySet().stream()
        .filter(entry -> entry.getValue().fast())
        .map(entry -> entry.getKey().asked(entry.getValue(), wish))
        .min(Comparator.naturalOrder())
        .orElseThrow();
  }

  /** The look to start now; empty when none is due. */
  Optional<Look> mostUrgent() {
    return upcoming()
        .filter(due -> !due.at().isAfter(now))
        .reduce(BinaryOperator.maxBy(Due.BY_URGENCY))
        .map(Due::look);
  }

  /** When the next look is due; empty when none is planned. */
  Optional<Instant> next() {
    return upcoming().map(Due::at).min(Comparator.naturalOrder());
  }

  private Stream<Due> upcoming() {
    Stream<Due> states = planned.keySet().stream().flatMap(watch -> state(watch).stream());
    return Stream.concat(listing().stream(), states);
  }

  private Optional<Due> listing() {
    if (list == null || list.underWay()) {
      return Optional.empty();
    }
    Instant at = list.due(listInterval, now);
    return Optional.of(
        new Due(new Look.ListAll(), at, false, urgency(at, listInterval), Due.LIST_RANK));
  }

  private Optional<Due> state(EnvironmentWatch watch) {
    Planned plan = planned.get(watch);
    Cadence cadence = watch.cadence();
    if (plan == null || cadence.underWay() || !plan.ownLooks() && !cadence.asked()) {
      return Optional.empty();
    }
    Instant at = cadence.due(plan.interval(), now);
    Look look = new Look.State(watch.key().environment());
    int rank = plan.attention().ordinal();
    return Optional.of(new Due(look, at, cadence.asked(), urgency(at, plan.interval()), rank));
  }

  private double urgency(Instant at, Duration interval) {
    return (double) Duration.between(at, now).toMillis() / interval.toMillis();
  }

  Duration interval(EnvironmentWatch watch) {
    Planned plan = planned.get(watch);
    return plan == null ? listInterval : plan.interval();
  }

  Duration listInterval() {
    return listInterval;
  }

  /** When the environment will be seen next; null while a look is under way. */
  @Nullable Instant nextLook(EnvironmentWatch watch) {
    Planned plan = planned.get(watch);
    if (plan != null && plan.ownLooks() || list == null) {
      return state(watch).map(Due::at).orElse(null);
    }
    return listing().map(Due::at).orElse(null);
  }
}
