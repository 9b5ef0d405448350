package envwatch.watch;

import envwatch.watch.PollGroup.Rhythm;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Determines which look is due next. It is told of each environment about which something has
 * changed, so that a plan costs the same for a dozen environments and for thousands.
 */
final class Schedule {
  /** So many fast environments are cheaper to look at one by one than with the whole list. */
  private static final int FEW = 2;

  private final @Nullable PollTimer list;
  private final Map<Rhythm, PollGroup> groups = new LinkedHashMap<>();
  private final Map<EnvironmentWatch, Place> places = new HashMap<>();

  /** Those due at once, because the user asked or because the list told something new. */
  private final NavigableSet<Pressing> pressing = new TreeSet<>();

  private PollIntervals pace = PollIntervals.unhindered(WatchOptions.DEFAULT);
  private Duration listInterval = pace.options().resting();
  private long known;

  /** What the intervals fit; null once a group has changed. */
  private @Nullable Terms fitted;

  private record Terms(boolean slowed, boolean wholeList) {}

  private record Place(PollGroup group, long number, @Nullable Pressing pressing) {}

  private record Pressing(boolean asked, PollPriority priority, long number, EnvironmentWatch watch)
      implements Comparable<Pressing> {
    private static final Comparator<Pressing> ORDER =
        Comparator.comparing(Pressing::asked)
            .reversed()
            .thenComparing(Pressing::priority)
            .thenComparingLong(Pressing::number);

    @Override
    public int compareTo(Pressing other) {
      return ORDER.compare(this, other);
    }
  }

  /** Which looks precede all that are only due, however long. */
  private enum Rank {
    PLANNED,
    SELECTED,
    ASKED
  }

  /**
   * A look that is due at a moment.
   *
   * @param urgency how long it has been due, as a multiple of its interval
   * @param order among equally urgent looks, the lowest one comes first
   */
  private record Due(Look look, Instant at, Rank rank, double urgency, int order) {
    static final int OF_LIST = -1;
    static final Comparator<Due> BY_URGENCY =
        Comparator.comparing(Due::rank)
            .thenComparingDouble(Due::urgency)
            .thenComparing(Comparator.comparingInt(Due::order).reversed());
  }

  /**
   * @param list the cadence of the list; null if there is none
   */
  Schedule(@Nullable PollTimer list) {
    this.list = list;
  }

  WatchOptions options() {
    return pace.options();
  }

  /** To be followed by planning every environment anew. */
  void use(WatchOptions options) {
    pace = PollIntervals.unhindered(options);
    fitted = null;
  }

  /** Plans the environment, or plans it anew after something about it has changed. */
  void put(EnvironmentWatch watch, PollPriority priority) {
    Place before = places.get(watch);
    long number = before == null ? known++ : before.number();
    PollGroup group =
        groups.computeIfAbsent(new Rhythm(priority, watch.asked(priority, pace)), PollGroup::new);
    if (before == null) {
      fitted = null;
    } else if (before.group() != group) {
      leave(watch, before);
    }
    group.put(watch, number);
    if (before != null && before.pressing() != null) {
      pressing.remove(before.pressing());
    }
    Pressing first =
        watch.pressing() ? new Pressing(watch.cadence().asked(), priority, number, watch) : null;
    if (first != null) {
      pressing.add(first);
    }
    places.put(watch, new Place(group, number, first));
  }

  void remove(EnvironmentWatch watch) {
    Place place = places.remove(watch);
    if (place != null) {
      leave(watch, place);
      if (place.pressing() != null) {
        pressing.remove(place.pressing());
      }
    }
  }

  private void leave(EnvironmentWatch watch, Place place) {
    PollGroup group = place.group();
    group.remove(watch);
    fitted = null;
    if (group.size() == 0) {
      groups.remove(group.rhythm());
    }
  }

  /**
   * Makes the intervals fit the budget.
   *
   * @param wholeList whether the list contains every environment's complete state
   * @param changed told of each environment that is looked at more or less often from now on
   */
  void fit(boolean slowed, boolean wholeList, Consumer<EnvironmentWatch> changed) {
    Terms terms = new Terms(slowed, wholeList);
    if (terms.equals(fitted)) {
      return;
    }
    fitted = terms;
    Duration listWish = wholeList ? listWish() : options().resting();
    Map<PollPriority, Double> demand = new EnumMap<>(PollPriority.class);
    for (PollGroup group : groups.values()) {
      if (ownLooks(group, wholeList, listWish)) {
        double each = PollIntervals.perSecond(group.rhythm().asked());
        demand.merge(group.rhythm().priority(), group.size() * each, Double::sum);
      }
    }
    pace =
        PollIntervals.fitting(
                options(), slowed, demand, Optional.ofNullable(list).map(_ -> listWish))
            .steadiedBy(pace);
    listInterval = pace.planned(listWish);
    for (PollGroup group : groups.values()) {
      boolean ownLooks = ownLooks(group, wholeList, listWish);
      Rhythm rhythm = group.rhythm();
      Duration interval = ownLooks ? pace.planned(rhythm.priority(), rhythm.asked()) : listInterval;
      if (group.use(interval, ownLooks)) {
        group.members().forEach(changed);
      }
    }
  }

  private static boolean ownLooks(PollGroup group, boolean wholeList, Duration listWish) {
    return !wholeList || group.rhythm().asked().compareTo(listWish) < 0;
  }

  /** The list is requested as often as all but the few fastest environments need it. */
  private Duration listWish() {
    List<PollGroup> fast = new ArrayList<>(groups.values());
    fast.removeIf(group -> !group.rhythm().priority().fast());
    fast.sort(Comparator.comparing(group -> group.rhythm().asked()));
    int faster = 0;
    for (PollGroup group : fast) {
      faster += group.size();
      if (faster > FEW && group.rhythm().asked().compareTo(options().resting()) < 0) {
        return group.rhythm().asked();
      }
    }
    return options().resting();
  }

  /** The look to start now; empty when none is due. */
  public Optional<Look> mostUrgent(Instant now) {
    return upcoming(now)
        .filter(due -> !due.at().isAfter(now))
        .reduce(BinaryOperator.maxBy(Due.BY_URGENCY))
        .map(Due::look);
  }

  /** When the next look is due; empty when none is planned. */
  public Optional<Instant> next(Instant now) {
    return upcoming(now).map(Due::at).min(Comparator.naturalOrder());
  }

  /** When all are asked for next: with the list, or one by one where there is none. */
  public Optional<Instant> nextRound(Instant now) {
    return list == null ? next(now) : listing(now).map(Due::at);
  }

  private Stream<Due> upcoming(Instant now) {
    Stream<EnvironmentWatch> first =
        groups.values().stream().flatMap(group -> group.first().stream());
    Stream<EnvironmentWatch> atOnce = pressing.stream().limit(1).map(Pressing::watch);
    return Stream.concat(
        listing(now).stream(), Stream.concat(atOnce, first).map(watch -> own(watch, now)));
  }

  private Optional<Due> listing(Instant now) {
    if (list == null || list.underWay()) {
      return Optional.empty();
    }
    Instant at = list.due(listInterval);
    double urgency = urgency(at, listInterval, now);
    return Optional.of(new Due(new Look.ListAll(), at, Rank.PLANNED, urgency, Due.OF_LIST));
  }

  private Due own(EnvironmentWatch watch, Instant now) {
    PollTimer cadence = watch.cadence();
    PollPriority priority = priority(watch);
    Duration interval = interval(watch);
    Rank rank = priority == PollPriority.SELECTED ? Rank.SELECTED : Rank.PLANNED;
    Instant at = cadence.due(interval);
    // News is as urgent as something that changes and was due when the list told it.
    Instant told = watch.toldAt();
    double urgency =
        told == null
            ? urgency(at, interval, now)
            : Math.max(urgency(at, interval, now), urgency(told, pace.options().changing(), now));
    return new Due(
        new Look.State(watch.key().environment()),
        at,
        cadence.asked() ? Rank.ASKED : rank,
        urgency,
        priority.ordinal());
  }

  private static double urgency(Instant at, Duration interval, Instant now) {
    return (double) Duration.between(at, now).toMillis() / interval.toMillis();
  }

  private PollPriority priority(EnvironmentWatch watch) {
    Place place = places.get(watch);
    return place == null ? PollPriority.RESTING : place.group().rhythm().priority();
  }

  /** How often the environment's state is read. */
  public Duration interval(EnvironmentWatch watch) {
    Place place = places.get(watch);
    return place == null ? listInterval : place.group().interval();
  }

  Duration listInterval() {
    return listInterval;
  }
}
