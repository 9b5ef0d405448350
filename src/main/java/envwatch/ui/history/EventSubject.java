package envwatch.ui.history;

import envwatch.actions.Activity;
import envwatch.actions.ClassTarget;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Requested;
import envwatch.filter.FilterField;
import envwatch.filter.FilterSubject;
import envwatch.history.Change;
import envwatch.history.Fact;
import envwatch.history.State;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.ClassId;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.ActionWords;
import envwatch.words.ChangeWords;
import envwatch.words.EnvironmentWords;
import envwatch.words.OutcomeWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a filter sees of an event: what it was called then, and what is known now of its
 * environment.
 */
final class EventSubject {
  private final Map<FilterField, List<String>> values = new EnumMap<>(FilterField.class);
  private final List<String> others = new ArrayList<>();

  private EventSubject() {}

  /**
   * @param watched null if the environment is not watched any more
   */
  static FilterSubject of(
      Event event,
      @Nullable WatchedEnvironment watched,
      WorldView world,
      Instant now,
      ZoneId zone) {
    EventSubject subject = new EventSubject();
    EnvironmentKey key = event.environment();
    if (key != null) {
      subject.others.add(key.environment().value());
      subject.addAccount(key.account(), world);
    }
    if (watched != null && watched.environment() != null) {
      subject.addKnown(watched.environment());
    }
    switch (event) {
      case Event.Changed changed -> subject.add(changed.change(), now, zone);
      case Event.Acted acted -> subject.add(acted.activity(), world);
      case Event.NotLooked gap -> {
        // Filters let gaps through.
      }
    }
    return FilterSubject.of(subject.values, subject.others);
  }

  private void addAccount(AccountId account, WorldView world) {
    put(FilterField.ACCOUNT, world.account(account).map(AccountView::name).orElse(null));
  }

  private void addKnown(Environment known) {
    put(FilterField.OWNER, known.owner());
    put(FilterField.PROJECT, known.project());
    put(FilterField.BLUEPRINT, known.blueprint());
    put(FilterField.POLICY, known.policy());
    put(FilterField.SNAPSHOT, known.snapshot());
    put(FilterField.REGION, known.region());
  }

  private void add(Change change, Instant now, ZoneId zone) {
    put(FilterField.NAME, change.environmentName());
    put(FilterField.MACHINE, change.machineName());
    put(FilterField.STATUS, states(change).toArray(String[]::new));
    others.add(ChangeWords.cause(change.cause()));
    others.add(ChangeWords.facts(change.facts(), now, zone));
    for (Fact fact : change.facts()) {
      switch (fact.kind()) {
        case OWNER -> more(FilterField.OWNER, fact);
        case NAME -> more(FilterField.NAME, fact);
        case ADDRESS -> more(FilterField.IP, fact);
        case BLUEPRINT -> more(FilterField.BLUEPRINT, fact);
        case POLICY -> more(FilterField.POLICY, fact);
        case EXPIRATION, MACHINES -> {
          // Not found by fields.
        }
      }
    }
  }

  private static Stream<String> states(Change change) {
    return Stream.of(change.from(), change.to())
        .filter(Objects::nonNull)
        .flatMap(EventSubject::words);
  }

  private static Stream<String> words(State state) {
    return Stream.of(state.word(), EnvironmentWords.phase(state.phase()));
  }

  private void add(Activity activity, WorldView world) {
    switch (activity.requested()) {
      case Requested.OfEnvironment(var kind, EnvironmentTarget target) -> {
        put(FilterField.NAME, target.environmentName());
        put(FilterField.MACHINE, target.machineName());
      }
      case Requested.OfClass(var kind, ClassTarget target) -> {
        addAccount(target.account(), world);
        put(FilterField.NAME, target.className());
        others.addAll(target.people());
        Stream.ofNullable(target.id()).map(ClassId::value).forEach(others::add);
      }
      case Requested.OfCreation(var account, String name) -> {
        addAccount(account, world);
        put(FilterField.NAME, name);
      }
      case Requested.OfCall(var account, var operation, String subject) -> {
        addAccount(account, world);
        others.add(subject);
      }
      case Requested.ToolOnEnvironment(var tool, EnvironmentTarget target) -> {
        put(FilterField.NAME, target.environmentName());
        put(FilterField.MACHINE, target.machineName());
      }
      case Requested.ToolOnStudent(var tool, ClassTarget target, var student) -> {
        addAccount(target.account(), world);
        put(FilterField.NAME, target.className());
        others.addAll(target.people());
      }
    }
    put(FilterField.STATUS, OutcomeWords.brief(activity));
    others.add(ActionWords.name(activity.requested()));
    if (activity.detail() != null) {
      others.add(activity.detail());
    }
  }

  private void put(FilterField field, @Nullable String... texts) {
    List<String> present = Stream.of(texts).filter(Objects::nonNull).toList();
    values.merge(field, present, EventSubject::both);
  }

  private void more(FilterField field, Fact fact) {
    put(field, fact.before(), fact.after());
  }

  private static List<String> both(List<String> some, List<String> others) {
    return Stream.concat(some.stream(), others.stream()).toList();
  }
}
