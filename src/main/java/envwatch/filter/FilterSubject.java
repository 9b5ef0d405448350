package envwatch.filter;

import envwatch.filter.RunningCondition.Running;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The texts and values of an environment and its machines that a filter compares, in normalized
 * form; should be kept until the environment changes. Contains no secrets. Used by any thread: what
 * it remembers of searches is the same whoever found it out.
 */
public final class FilterSubject {
  private static final String BETWEEN = "\n";

  private final Map<FilterField, List<String>> values;
  private final Map<FilterField, String> folded = new EnumMap<>(FilterField.class);
  private final List<String> others;
  private final String summary;
  private final String everything;
  private final @Nullable Running running;
  private final @Nullable Expiration expiration;
  private final Set<FilterField> unread;

  /** Made when first asked for: what was read is not. */
  private @Nullable String staying;

  /** Searched for in vain: what is typed after it is not searched for again. */
  private @Nullable String lacking;

  /**
   * @param unread the fields that reading the environment may change, or give a value; none of what
   *     was read
   */
  private FilterSubject(
      Map<FilterField, List<String>> values,
      List<String> others,
      String summary,
      @Nullable Running running,
      @Nullable Expiration expiration,
      Set<FilterField> unread) {
    this.values = values;
    this.others = others;
    this.summary = summary;
    this.running = running;
    this.expiration = expiration;
    this.unread = unread;
    values.forEach((field, texts) -> folded.put(field, join(texts.stream())));
    this.everything = join(Stream.concat(texts(field -> true), Stream.of(summary)));
  }

  /** What a word alone is searched in: these fields, and what belongs to no field. */
  private Stream<String> texts(Predicate<FilterField> which) {
    return Stream.concat(
        values.keySet().stream()
            .filter(field -> field.isSearched() && which.test(field))
            .flatMap(field -> texts(field).stream()),
        others.stream());
  }

  private List<String> texts(FilterField field) {
    return values.getOrDefault(field, List.of());
  }

  /** The same with values of another field. */
  public FilterSubject with(FilterField field, List<String> texts) {
    Map<FilterField, List<String>> more = new EnumMap<>(values);
    more.put(field, texts);
    return new FilterSubject(more, others, summary, running, expiration, unread);
  }

  /** The same with other texts. */
  public FilterSubject each(UnaryOperator<String> change) {
    Map<FilterField, List<String>> changed = new EnumMap<>(FilterField.class);
    values.forEach((field, texts) -> changed.put(field, texts.stream().map(change).toList()));
    return new FilterSubject(
        changed,
        others.stream().map(change).toList(),
        change.apply(summary),
        running,
        expiration,
        unread);
  }

  private static String join(Stream<String> texts) {
    return texts.map(FilterText::folded).collect(Collectors.joining(BETWEEN));
  }

  /**
   * @param statusWords the service's word and Envwatch's word for the phase
   * @param summary the status text of the row; can be found, but is not suggested as a value
   */
  public static FilterSubject of(
      Environment environment, Collection<String> statusWords, String summary, String accountName) {
    List<Machine> machines = environment.machines();
    Map<FilterField, List<String>> values = new EnumMap<>(FilterField.class);
    values.put(FilterField.OWNER, present(environment.owner()));
    values.put(FilterField.STATUS, List.copyOf(statusWords));
    values.put(FilterField.NAME, present(environment.name()));
    for (FilterField field : MachineTexts.FIELDS) {
      values.put(field, each(machines, machine -> MachineTexts.of(machine, field)));
    }
    values.put(FilterField.PROJECT, present(environment.project()));
    values.put(FilterField.BLUEPRINT, present(environment.blueprint()));
    values.put(FilterField.POLICY, present(environment.policy()));
    values.put(FilterField.SNAPSHOT, present(environment.snapshot()));
    values.put(FilterField.REGION, present(environment.region()));
    values.put(FilterField.ACCOUNT, List.of(accountName));
    return new FilterSubject(
        values,
        others(environment),
        summary,
        running(environment),
        expiration(environment),
        environment.machinesKnown() ? Set.of() : unread(environment, values));
  }

  /** All that depends on machines, and what the list does not tell. */
  private static Set<FilterField> unread(
      Environment environment, Map<FilterField, List<String>> told) {
    Set<FilterField> unread = EnumSet.of(FilterField.STATUS, FilterField.UP, FilterField.DIFFERS);
    told.forEach((field, texts) -> {
      if (texts.isEmpty()) {
        unread.add(field);
      }
    });
    if (environment.name().equals(environment.id().value())) {
      unread.add(FilterField.NAME);
    }
    if (expiration(environment) == null) {
      unread.add(FilterField.EXPIRES);
    }
    return unread;
  }

  /**
   * The subject of something that is no environment, such as an event.
   *
   * @param others can be found, but belong to no field
   */
  public static FilterSubject of(Map<FilterField, List<String>> values, List<String> others) {
    return new FilterSubject(new EnumMap<>(values), others, "", null, null, Set.of());
  }

  /** The subject of an environment of which only the id is known. */
  public static FilterSubject unseen(
      String id, Collection<String> statusWords, String summary, String accountName) {
    Map<FilterField, List<String>> values = new EnumMap<>(FilterField.class);
    values.put(FilterField.NAME, List.of(id));
    values.put(FilterField.STATUS, List.copyOf(statusWords));
    values.put(FilterField.ACCOUNT, List.of(accountName));
    return new FilterSubject(values, List.of(), summary, null, null, toldByService());
  }

  /** What the service tells about an environment. */
  private static Set<FilterField> toldByService() {
    return EnumSet.complementOf(
        EnumSet.of(
            FilterField.ACCOUNT,
            FilterField.ATTENDANCE,
            FilterField.TAG,
            FilterField.NOTE,
            FilterField.CLAIMED));
  }

  private static @Nullable Running running(Environment environment) {
    return environment.machinesKnown()
        ? new Running(environment.machinesRunning(), environment.machines().size())
        : null;
  }

  /** The expiration; null if it is not known, because an entry of a list may omit it. */
  private static @Nullable Expiration expiration(Environment environment) {
    return environment.complete() || !(environment.expiration() instanceof Expiration.None)
        ? environment.expiration()
        : null;
  }

  private static List<String> others(Environment environment) {
    List<String> others = new ArrayList<>();
    others.add(environment.id().value());
    others.addAll(
        present(environment.description(), environment.organization(), environment.license()));
    for (Machine machine : environment.machines()) {
      MachineTexts.others(machine).forEach(others::add);
    }
    return others;
  }

  private static List<String> each(
      List<Machine> machines, Function<Machine, Stream<String>> texts) {
    return machines.stream().flatMap(texts).distinct().toList();
  }

  private static List<String> present(@Nullable String... texts) {
    return Arrays.stream(texts).filter(Objects::nonNull).toList();
  }

  /** Values to suggest: as served, or examples of what the field accepts. */
  List<String> values(FilterField field) {
    return switch (field) {
      case UP -> List.of("all", "none", "<2", ">0");
      case EXPIRES -> List.of("<24h", "<3d", "<mon", "today", "tomorrow", "never");
      case NOTE -> List.of();
      default -> texts(field);
    };
  }

  Optional<Running> running() {
    return Optional.ofNullable(running);
  }

  Optional<Expiration> expiration() {
    return Optional.ofNullable(expiration);
  }

  /** When the environment expires; empty if no moment is known. */
  Optional<Instant> expiresAt() {
    return expiration instanceof Expiration.At(Instant moment)
        ? Optional.of(moment)
        : Optional.empty();
  }

  boolean contains(String foldedText) {
    String missed = lacking;
    if (missed != null && foldedText.contains(missed)) {
      return false;
    }
    boolean found = everything.contains(foldedText);
    if (!found) {
      lacking = foldedText;
    }
    return found;
  }

  boolean contains(FilterField field, String foldedText) {
    if (field.isWhole(foldedText)) {
      return texts(field).contains(foldedText);
    }
    return folded.getOrDefault(field, "").contains(foldedText);
  }

  /** Whether the environment was not read with its machines yet. */
  boolean unread() {
    return !unread.isEmpty();
  }

  /** Whether reading the environment may change the field, or give it a value. */
  boolean unread(FilterField field) {
    return unread.contains(field);
  }

  /** Whether the text is in what stays as it is when the environment is read. */
  boolean keeps(String foldedText) {
    String known = staying;
    if (known == null) {
      known = join(texts(field -> !unread(field)));
      staying = known;
    }
    return known.contains(foldedText);
  }
}
