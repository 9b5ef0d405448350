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

/** A plan for one moment: which look is due next. */
final class Schedule {
  /** So many fast environments are cheaper to look at one by one than with the whole list. */
  private static final int FEW = 2;

  private final Map<EnvironmentWatch, Planned> planned = new LinkedHashMap<>();
  private final @Nullable PollTimer list;
  private final Duration listInterval;
  private final Instant now;

  /**
   * @param ownLooks whether it is looked at individually, not only through the list
   */
  private record Planned(PollPriority attention, Duration interval, boolean ownLooks) {}

  /**
   * A look that is due at a moment.
   *
   * @param asked whether the user asked for it
   * @param urgency how long it has been due, as a multiple of its interval
   * @param rank among equally urgent looks, the lowest rank comes first
   */
  private record Due(Look look, Instant at, boolean asked, double urgency, int rank) {
    static final int LIST_RANK = -1;
    static final Comparator<Due> BY_URGENCY =
        Comparator.comparing(Due::asked)
            .thenComparingDouble(Due::urgency)
            .thenComparing(Comparator.comparingInt(Due::rank).reversed());
  }

  /**
   * @param attention the environments, each with the reason to look at it
   * @param list the cadence of the list; null if there is none
   * @param wholeList whether the list contains every environment's complete state
   */
  Schedule(
      Map<EnvironmentWatch, PollPriority> attention,
      @Nullable PollTimer list,
      boolean wholeList,
      WatchOptions options,
      boolean slowed,
      Instant now) {
    this.list = list;
    this.now = now;
    PollIntervals wish = PollIntervals.unhindered(options);
    Duration listWish = wholeList ? listWish(attention, wish) : options.resting();
    Map<PollPriority, Double> demand = new EnumMap<>(PollPriority.class);
    attention.forEach((watch, kind) -> {
      Duration asked = watch.asked(kind, wish);
      if (!wholeList || asked.compareTo(listWish) < 0) {
        demand.merge(kind, PollIntervals.perSecond(asked), Double::sum);
      }
    });
    PollIntervals pace =
        PollIntervals.fitting(
            options, slowed, demand, Optional.ofNullable(list).map(l -> listWish));
    listInterval = pace.planned(listWish);
    attention.forEach((watch, kind) -> {
      Duration asked = watch.asked(kind, wish);
      boolean ownLooks = !wholeList || asked.compareTo(listWish) < 0;
      Duration interval = ownLooks ? pace.planned(kind, asked) : listInterval;
      planned.put(watch, new Planned(kind, interval, ownLooks));
    });
  }

  /** The list is requested as often as all but the few fastest environments need it. */
  private static Duration listWish(
      Map<EnvironmentWatch, PollPriority> attention, PollIntervals wish) {
    return attention.entrySet().stream()
        .filter(entry -> entry.getValue().fast())
        .map(entry -> entry.getKey().asked(entry.getValue(), wish))
        .sorted()
        .skip(FEW)
        .findFirst()
        .filter(interval -> interval.compareTo(wish.options().resting()) < 0)
        .orElse(wish.options().resting());
  }

  /** The look to start now; empty when none is due. */
  public Optional<Look> mostUrgent() {
    return upcoming()
        .filter(due -> !due.at().isAfter(now))
        .reduce(BinaryOperator.maxBy(Due.BY_URGENCY))
        .map(Due::look);
  }

  /** When the next look is due; empty when none is planned. */
  public Optional<Instant> next() {
    return upcoming().map(Due::at).min(Comparator.naturalOrder());
  }

  private Stream<Due> upcoming() {
    return Stream.concat(
        listing().stream(),
        planned.entrySet().stream()
            .flatMap(entry -> ownLook(entry.getKey(), entry.getValue()).stream()));
  }

  private Optional<Due> listing() {
    if (list == null || list.underWay()) {
      return Optional.empty();
    }
    Instant at = list.due(listInterval);
    double urgency = urgency(at, listInterval);
    return Optional.of(new Due(new Look.ListAll(), at, false, urgency, Due.LIST_RANK));
  }

  private Optional<Due> ownLook(EnvironmentWatch watch, Planned plan) {
    PollTimer cadence = watch.cadence();
    if (cadence.underWay() || !plan.ownLooks() && !cadence.asked()) {
      return Optional.empty();
    }
    Instant at = cadence.due(plan.interval());
    Look look = new Look.State(watch.key().environment());
    double urgency = urgency(at, plan.interval());
    return Optional.of(new Due(look, at, cadence.asked(), urgency, plan.attention().ordinal()));
  }

  private double urgency(Instant at, Duration interval) {
    return (double) Duration.between(at, now).toMillis() / interval.toMillis();
  }

  /** How often the environment's state is read. */
  public Duration interval(EnvironmentWatch watch) {
    Planned plan = planned.get(watch);
    return plan == null ? listInterval : plan.interval();
  }

  Duration listInterval() {
    return listInterval;
  }

  /** When the environment will be looked at next; null while a look is in progress. */
  public @Nullable Instant nextLook(EnvironmentWatch watch) {
    Planned plan = planned.get(watch);
    Optional<Due> next =
        plan != null && (plan.ownLooks() || watch.cadence().underWay())
            ? ownLook(watch, plan)
            : listing();
    return next.map(Due::at).orElse(null);
  }
}
