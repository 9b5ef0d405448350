package envwatch.ui.history;

import envwatch.actions.Activity;
import envwatch.actions.Requested;
import envwatch.filter.Filter;
import envwatch.history.Cause;
import envwatch.history.Change;
import envwatch.history.GapInterval;
import envwatch.history.ObservedInterval;
import envwatch.history.Range;
import envwatch.history.State;
import envwatch.history.Subject;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Puts together what the events page shows. */
final class EventList {
  private static final Comparator<Event> NEWEST_FIRST =
      Comparator.comparing(EventList::open).thenComparing(Event::at).reversed();

  private final Wanted wanted;
  private final WorldView world;
  private final Instant now;
  private final ZonedDateTime here;
  private final Map<EnvironmentKey, WatchedEnvironment> known;

  /**
   * What is to be shown.
   *
   * @param account null for all
   */
  record Wanted(EventKind kind, Range range, @Nullable AccountId account, Filter filter) {}

  /**
   * What was recorded.
   *
   * @param changes newest first
   * @param activities newest first
   */
  record Recorded(List<Change> changes, List<ObservedInterval> looking, List<Activity> activities) {
    static final Recorded NOTHING = new Recorded(List.of(), List.of(), List.of());

    Recorded with(List<Activity> others) {
      return new Recorded(changes, looking, others);
    }
  }

  private EventList(Wanted wanted, WorldView world, Instant now, ZoneId zone) {
    this.wanted = wanted;
    this.world = world;
    this.now = now;
    here = now.atZone(zone);
    known =
        world.environments().stream()
            .collect(Collectors.toMap(WatchedEnvironment::key, each -> each, (one, other) -> one));
  }

  /**
   * Running actions first, then everything else, newest first.
   *
   * @param world what is known now of the environments
   */
  static List<Event> of(
      Recorded recorded, Wanted wanted, WorldView world, Instant now, ZoneId zone) {
    EventList list = new EventList(wanted, world, now, zone);
    List<Event> events = new ArrayList<>();
    if (wanted.kind() != EventKind.ACTIONS) {
      events.addAll(list.changes(recorded.changes()));
    }
    if (wanted.kind() == EventKind.ALL || wanted.kind() == EventKind.ACTIONS) {
      events.addAll(list.actions(recorded.activities(), recorded.changes()));
    }
    // Without anything else they would only hide that nothing was found.
    if (wanted.kind() != EventKind.ACTIONS && (wanted.filter().isEmpty() || !events.isEmpty())) {
      events.addAll(list.gaps(recorded));
    }
    events.sort(NEWEST_FIRST);
    return events;
  }

  private static boolean open(Event event) {
    return event instanceof Event.Acted acted && acted.open();
  }

  private List<Event> changes(List<Change> newestFirst) {
    List<Event.Changed> events = new ArrayList<>();
    Map<Subject, Change> later = new HashMap<>();
    for (Change change : newestFirst) {
      boolean ofState = change.from() == null || change.ofState();
      Change next = ofState ? later.get(change.subject()) : null;
      boolean there = known.containsKey(change.subject().environment());
      Event.Changed event =
          new Event.Changed(change, next, ofState && next == null && there, List.of());
      if (isWanted(change.firstSeenAfter(), change.subject().environment().account())
          && wanted.kind().includes(change)
          && passes(event)) {
        events.add(event);
      }
      if (ofState) {
        later.put(change.subject(), change);
      }
    }
    return MachineFolding.of(events);
  }

  private List<Event> actions(List<Activity> activities, List<Change> newestFirst) {
    Map<Subject, List<Change>> states =
        newestFirst.stream()
            .filter(EventText::hasStates)
            .collect(Collectors.groupingBy(Change::subject));
    return activities.stream()
        .filter(activity -> isWanted(activity.at(), activity.requested().account()))
        .<Event>map(activity -> new Event.Acted(activity, found(activity, states)))
        .filter(this::passes)
        .toList();
  }

  /** The state into which the last change before led, or from which the first one after did. */
  private static @Nullable State found(Activity activity, Map<Subject, List<Change>> states) {
    if (!(activity.requested() instanceof Requested.OfEnvironment(var kind, var target))) {
      return null;
    }
    State later = null;
    for (Change change :
        states.getOrDefault(new Subject(target.key(), target.machine()), List.of())) {
      if (!change.firstSeenAfter().isAfter(activity.at())) {
        return change.to();
      }
      later = change.from();
    }
    return later;
  }

  private Stream<AccountId> accounts() {
    return world.accounts().stream().map(account -> account.id());
  }

  private List<Event> gaps(Recorded recorded) {
    List<ObservedInterval> ofAccount =
        recorded.looking().stream()
            .filter(
                stretch -> wanted.account() == null || stretch.account().equals(wanted.account()))
            .filter(stretch -> accounts().anyMatch(stretch.account()::equals))
            .toList();
    return GapInterval.between(ofAccount, wanted.range()).stream()
        .<Event>map(gap -> new Event.NotLooked(gap, witness(gap, recorded.changes())))
        .toList();
  }

  private static @Nullable String witness(GapInterval gap, List<Change> changes) {
    for (Change change : changes) {
      if (change.cause() instanceof Cause.Elsewhere(String host)
          && gap.accounts().contains(change.subject().environment().account())
          && !change.firstSeenAfter().isBefore(gap.from())
          && change.firstSeenAfter().isBefore(gap.until())) {
        return host;
      }
    }
    return null;
  }

  private boolean isWanted(Instant at, AccountId account) {
    return !at.isBefore(wanted.range().from())
        && !at.isAfter(wanted.range().until())
        && (wanted.account() == null || account.equals(wanted.account()));
  }

  private boolean passes(Event event) {
    if (wanted.filter().isEmpty()) {
      return true;
    }
    WatchedEnvironment watched = known.get(event.environment());
    return wanted
        .filter()
        .matches(EventSubject.of(event, watched, world, now, here.getZone()), here);
  }
}
