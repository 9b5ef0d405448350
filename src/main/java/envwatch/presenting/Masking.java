package envwatch.presenting;

import static envwatch.settings.TeamSettings.ALERTMANAGER;
import static envwatch.settings.TeamSettings.ALERTMANAGER_USER;
import static envwatch.settings.TeamSettings.NAME;
import static envwatch.settings.TeamSettings.PROMETHEUS;
import static envwatch.settings.TeamSettings.PROMETHEUS_USER;

import envwatch.actions.ActionContext;
import envwatch.api.ApiException;
import envwatch.api.InvitationOffer;
import envwatch.filter.Filter;
import envwatch.filter.FilterSubject;
import envwatch.history.CommonCause;
import envwatch.history.Fact;
import envwatch.history.HistoryView;
import envwatch.history.Since;
import envwatch.history.Subject;
import envwatch.history.Timeline;
import envwatch.model.Choice;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassValues;
import envwatch.model.training.Instructor;
import envwatch.model.training.Person;
import envwatch.model.training.Student;
import envwatch.model.training.StudentDraft;
import envwatch.model.training.TrainingAction;
import envwatch.settings.NetworkSettings;
import envwatch.settings.Section;
import envwatch.settings.TeamSettings;
import envwatch.watch.TrainingView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Replaces what is personal in any value by aliases, and aliases by what they stand for. Values are
 * records, sections of settings, collections and texts; anything else is left as it is, and so is
 * what does not change. Thread-safe.
 */
public final class Masking {
  private final Aliases aliases;
  private final EnvironmentNames names;
  private final PeopleMasking people;
  private final Map<Class<?>, RecordShape> shapes = new ConcurrentHashMap<>();

  /** Kept, so that an environment that has not changed is the same instance in the next view. */
  private final Map<EnvironmentKey, Kept> environments = new HashMap<>();

  private final Map<ApiException.Rejected, ApiException> failures = new WeakHashMap<>();

  private volatile KeptHistory history = new KeptHistory(HistoryView.EMPTY, HistoryView.EMPTY, 0);

  private final Map<FilterSubject, FilterSubject> subjects =
      Collections.synchronizedMap(new WeakHashMap<>());

  private record Kept(WatchedEnvironment real, WatchedEnvironment masked, int known) {}

  private record KeptHistory(HistoryView real, HistoryView masked, int known) {}

  /**
   * @param namesToo whether the names of environments are hidden too
   */
  public Masking(Aliases aliases, boolean namesToo) {
    this.aliases = aliases;
    names = new EnvironmentNames(aliases, namesToo);
    people = new PeopleMasking(this, aliases);
  }

  /** Texts of the service that look like aliases are never used as such. */
  public void reserve(Collection<String> texts) {
    aliases.reserve(texts);
  }

  /**
   * Takes what is known of classes, which tells what may be shown of the names of environments.
   *
   * @return whether names may be shown differently now
   */
  public boolean know(TrainingView classes) {
    return names.know(classes);
  }

  /** The value as it may be shown. */
  @SuppressWarnings({"unchecked", "NullAway"}) // Null only where null was given.
  public <T extends @Nullable Object> T mask(T value) {
    return (T) masked(value, TextRule.SEARCHED);
  }

  /** What is shown of the name or address of a host. */
  public String maskHost(String host) {
    return aliases.addressOrHost(host);
  }

  /** What is shown of a filter that is typed: one that asks for anybody is hidden. */
  public String maskFilter(String filter) {
    return TextRule.FILTER.apply(aliases, names, filter);
  }

  /**
   * The filter that a shown text stands for. One that is hidden as a whole finds what it really
   * finds, whatever is shown of that.
   */
  public Filter filter(String shown) {
    return aliases.isAlias(shown.strip())
        ? Filter.parse(aliases.real(shown.strip()))
            .judging(subject -> subjects.computeIfAbsent(subject, this::realSubject))
        : Filter.parse(shown);
  }

  private FilterSubject realSubject(FilterSubject shown) {
    return shown.each(aliases::real);
  }

  /** The value with everything that its aliases stand for. */
  @SuppressWarnings({"unchecked", "NullAway"}) // Null only where null was given.
  public <T extends @Nullable Object> T real(T value) {
    return (T) unmasked(value);
  }

  private @Nullable Object masked(@Nullable Object value, TextRule rule) {
    return switch (value) {
      case null -> null;
      case String text -> rule.apply(aliases, names, text);
      case URI link -> aliases.link(link);
      case WorldView world -> world(world);
      case WatchedEnvironment watched -> watched(watched);
      case HistoryView view -> history(view);
      case MachineId id when !id.served() -> id;
      case MachineId id -> new MachineId(aliases.of(AliasKind.OTHER_ID, id.value()), true);
      case Fact fact -> fact(fact);
      case CommonCause cause when cause.kind() == CommonCause.Kind.ACCOUNT -> account(cause);
      case Timeline timeline when timeline.subject().machine() == null -> timeline(timeline);
      case Student student -> people.student(student);
      case Person person -> people.person(person);
      case Instructor instructor -> people.instructor(instructor);
      case ClassDetails details -> details(details);
      case ClassValues values -> values(values);
      case InvitationOffer.Offered offered -> offered(offered);
      case ActionContext context -> context.with(mask(context.pending()));
      case ApiException failure -> failure(failure);
      case NetworkSettings network -> network(network, aliases::addressOrHost, aliases::person);
      case TeamSettings team -> team(team, aliases::link, aliases::person);
      case Section<?> section -> section.each(each -> mask(each));
      case Record record -> plain(record);
      default -> inside(value, each -> masked(each, rule));
    };
  }

  private CommonCause account(CommonCause cause) {
    return new CommonCause(
        cause.kind(),
        aliases.of(AliasKind.ACCOUNT, cause.shared()),
        cause.state(),
        mask(cause.environments()),
        cause.total(),
        cause.from(),
        cause.until());
  }

  private Object plain(Record record) {
    RecordShape shape = shape(record);
    return shape.harmless()
        ? record
        : shape.with(record, (value, rule, component) -> masked(value, rule));
  }

  private RecordShape shape(Record record) {
    return shapes.computeIfAbsent(record.getClass(), RecordShape::new);
  }

  private Object world(WorldView world) {
    forgetAllBut(world.environments());
    return plain(world);
  }

  /** Else those that are gone would be kept for as long as somebody presents. */
  private synchronized void forgetAllBut(List<WatchedEnvironment> watched) {
    if (environments.size() > watched.size()) {
      environments
          .keySet()
          .retainAll(watched.stream().map(WatchedEnvironment::key).collect(Collectors.toSet()));
    }
  }

  private synchronized WatchedEnvironment watched(WatchedEnvironment real) {
    Kept kept = environments.get(real.key());
    // Again where what is learned from its last part stands in its first.
    while (kept == null || kept.real() != real || kept.known() != known()) {
      int known = known();
      kept = new Kept(real, masked(real, kept), known);
      environments.put(real.key(), kept);
    }
    return kept.masked();
  }

  private WatchedEnvironment masked(WatchedEnvironment real, @Nullable Kept kept) {
    Environment environment = real.environment();
    WatchedEnvironment.Trouble trouble = real.trouble();
    return new WatchedEnvironment(
        mask(real.key()),
        environment == null ? null : environment(real.key(), environment, kept),
        real.seenAt(),
        real.interval(),
        mask(trouble),
        real.newerStatus(),
        real.freshUntil());
  }

  private Environment environment(EnvironmentKey key, Environment real, @Nullable Kept kept) {
    Environment before = kept == null ? null : kept.masked().environment();
    if (kept != null
        && before != null
        && kept.real().environment() == real
        && kept.known() == known()) {
      return before;
    }
    String name = names.shown(real.name(), key.account(), real.owner());
    Environment masked = ((Environment) plain(real)).toBuilder().name(name).build();
    if (before == null) {
      return masked;
    }
    masked = masked.keeping(before);
    return masked.sameAs(before) ? before : masked;
  }

  /** Asked for by the window that opens after it was masked for the first time. */
  private HistoryView history(HistoryView real) {
    KeptHistory kept = history;
    while (kept.real() != real || kept.known() != known()) {
      int known = known();
      Map<Subject, Since> since =
          real.translatedSince(this::mask, this::mask, kept.real(), kept.masked());
      HistoryView others = (HistoryView) plain(real.withSince(Map.of()));
      kept = new KeptHistory(real, others.withSince(since), known);
      history = kept;
    }
    return kept.masked();
  }

  /** Grows whenever the same may be shown differently. */
  private int known() {
    return aliases.version() + names.version();
  }

  private Fact fact(Fact fact) {
    TextRule rule =
        switch (fact.kind()) {
          case OWNER -> TextRule.PERSON;
          case ADDRESS -> TextRule.ADDRESS;
          case NAME -> TextRule.ENVIRONMENT_NAME;
          case BLUEPRINT, POLICY -> TextRule.SEARCHED;
          case EXPIRATION, MACHINES -> TextRule.SHOWN;
        };
    return new Fact(
        fact.kind(), (String) masked(fact.before(), rule), (String) masked(fact.after(), rule));
  }

  private Timeline timeline(Timeline timeline) {
    return new Timeline(
        mask(timeline.subject()),
        names.shown(timeline.name()),
        timeline.range(),
        mask(timeline.segments()),
        mask(timeline.witness()));
  }

  private ClassDetails details(ClassDetails real) {
    // First, because full names are there, which then stand for the addresses too.
    ClassValues values = values(real.values());
    return new ClassDetails(mask(real.trainingClass()), values, mask(real.customFields()));
  }

  private ClassValues values(ClassValues real) {
    // First, because the names of projects and blueprints may contain them.
    String instructor =
        aliases.fullName(
            real.get(ClassField.INSTRUCTOR_EMAIL), real.get(ClassField.INSTRUCTOR_NAME));
    String creator =
        aliases.fullName(real.get(ClassField.CREATOR_EMAIL), real.get(ClassField.CREATOR_NAME));
    return real.each((field, value) -> {
      if (field == ClassField.INSTRUCTOR_NAME) {
        return instructor;
      }
      return field == ClassField.CREATOR_NAME ? creator : masked(value, TextRules.of(field));
    });
  }

  /** Whoever looks after invited people is a choice like any other, but a person. */
  private InvitationOffer.Offered offered(InvitationOffer.Offered real) {
    return new InvitationOffer.Offered(
        real.policy(),
        real.blueprint(),
        real.members().stream()
            .map(member -> new Choice(member.id(), aliases.person(member.name())))
            .toList());
  }

  private static NetworkSettings network(
      NetworkSettings network, UnaryOperator<String> host, UnaryOperator<String> user) {
    return network
        .with(NetworkSettings.PROXY_HOST, host.apply(network.get(NetworkSettings.PROXY_HOST)))
        .with(NetworkSettings.PROXY_USER, user.apply(network.get(NetworkSettings.PROXY_USER)));
  }

  private static TeamSettings team(
      TeamSettings team, UnaryOperator<String> link, UnaryOperator<String> person) {
    return team.with(PROMETHEUS, link.apply(team.get(PROMETHEUS)))
        .with(PROMETHEUS_USER, person.apply(team.get(PROMETHEUS_USER)))
        .with(ALERTMANAGER, link.apply(team.get(ALERTMANAGER)))
        .with(ALERTMANAGER_USER, person.apply(team.get(ALERTMANAGER_USER)))
        .with(NAME, person.apply(team.get(NAME)));
  }

  private synchronized ApiException failure(ApiException failure) {
    // Others are not kept: a failure that stands for itself would never be let go.
    return failure instanceof ApiException.Rejected rejected
        ? failures.computeIfAbsent(
            rejected, real -> new ApiException.Rejected(real.code(), aliases.text(real.reason())))
        : failure;
  }

  private @Nullable Object unmasked(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case String text -> aliases.real(text);
      case URI link -> URI.create(aliases.real(link.toString()));
      // What the window shows is asked back by reference, never taken apart.
      case WorldView world -> world;
      case StudentDraft draft -> people.draft(draft);
      case TrainingAction.MakePersonalLink link -> people.personalLink(link);
      case NetworkSettings network -> network(network, aliases::real, aliases::real);
      case TeamSettings team -> team(team, aliases::real, aliases::real);
      case ClassValues values -> values.each((field, each) -> unmasked(each));
      case Section<?> section -> section.each(each -> real(each));
      case Record record ->
          shape(record).with(record, (component, rule, name) -> unmasked(component));
      default -> inside(value, this::unmasked);
    };
  }

  private static @Nullable Object inside(Object value, UnaryOperator<@Nullable Object> change) {
    return switch (value) {
      case List<?> list -> each(list, new ArrayList<>(list.size()), change);
      case Set<?> set -> each(set, new LinkedHashSet<>(), change);
      case Map<?, ?> map -> {
        Map<@Nullable Object, @Nullable Object> changed = new LinkedHashMap<>();
        boolean same = true;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
          Object key =
              entry.getKey() instanceof String ? entry.getKey() : change.apply(entry.getKey());
          Object inner = change.apply(entry.getValue());
          same &= key == entry.getKey() && inner == entry.getValue();
          changed.put(key, inner);
        }
        yield same ? map : Collections.unmodifiableMap(changed);
      }
      case Optional<?> optional -> optional.map(change);
      default -> value;
    };
  }

  private static Collection<?> each(
      Collection<?> values,
      Collection<@Nullable Object> changed,
      UnaryOperator<@Nullable Object> change) {
    boolean same = true;
    for (Object value : values) {
      Object other = change.apply(value);
      same &= other == value;
      changed.add(other);
    }
    return same ? values : changed;
  }
}
