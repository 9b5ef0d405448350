package envwatch.filter;

import envwatch.filter.RunningCondition.Running;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.machine.Machine;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The texts and values of an environment and its machines that a filter compares, in normalized
 * form; should be kept until the environment changes. Contains no secrets.
 */
public final class FilterSubject {
  private static final String BETWEEN = "\n";
  private static final List<FilterField> OF_MACHINES =
      List.of(FilterField.MACHINE, FilterField.IP, FilterField.OS);

  private final Map<FilterField, List<String>> values;
  private final Map<FilterField, String> folded = new EnumMap<>(FilterField.class);
  private final List<String> others;
  private final String everything;
  private final @Nullable Running running;
  private final @Nullable Expiration expiration;

  private FilterSubject(
      Map<FilterField, List<String>> values,
      List<String> others,
      @Nullable Running running,
      @Nullable Expiration expiration) {
    this.values = values;
    this.others = others;
    this.running = running;
    this.expiration = expiration;
    values.forEach((field, texts) -> folded.put(field, join(texts.stream())));
    this.everything =
        join(Stream.concat(values.values().stream().flatMap(List::stream), others.stream()));
  }

  /** The same with values of another field. */
  public FilterSubject with(FilterField field, List<String> texts) {
    Map<FilterField, List<String>> more = new EnumMap<>(values);
    more.put(field, texts);
    return new FilterSubject(more, others, running, expiration);
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
    for (FilterField field : OF_MACHINES) {
      values.put(field, each(machines, machine -> texts(machine, field)));
    }
    values.put(FilterField.PROJECT, present(environment.project()));
    values.put(FilterField.BLUEPRINT, present(environment.blueprint()));
    values.put(FilterField.POLICY, present(environment.policy()));
    values.put(FilterField.SNAPSHOT, present(environment.snapshot()));
    values.put(FilterField.REGION, present(environment.region()));
    values.put(FilterField.ACCOUNT, List.of(accountName));
    return new FilterSubject(
        values, others(environment, summary), running(environment), expiration(environment));
  }

  /**
   * The subject of something that is no environment, such as an event.
   *
   * @param others can be found, but belong to no field
   */
  public static FilterSubject of(Map<FilterField, List<String>> values, List<String> others) {
    return new FilterSubject(new EnumMap<>(values), others, null, null);
  }

  /** The subject of an environment of which only the id is known. */
  public static FilterSubject unseen(
      String id, Collection<String> statusWords, String summary, String accountName) {
    Map<FilterField, List<String>> values = new EnumMap<>(FilterField.class);
    values.put(FilterField.NAME, List.of(id));
    values.put(FilterField.STATUS, List.copyOf(statusWords));
    values.put(FilterField.ACCOUNT, List.of(accountName));
    return new FilterSubject(values, List.of(summary), null, null);
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

  private static List<String> others(Environment environment, String summary) {
    List<String> others = new ArrayList<>();
    others.add(summary);
    others.add(environment.id().value());
    others.addAll(
        present(environment.description(), environment.organization(), environment.license()));
    for (Machine machine : environment.machines()) {
      others.addAll(others(machine));
    }
    return others;
  }

  private static List<String> others(Machine machine) {
    return present(
        machine.id().value(), machine.status().word(), machine.description(), machine.login());
  }

  private static Stream<String> texts(Machine machine, FilterField field) {
    return switch (field) {
      case MACHINE -> Stream.of(machine.name());
      case IP -> addresses(machine);
      case OS -> Stream.ofNullable(machine.operatingSystem());
      default -> Stream.empty();
    };
  }

  /**
   * Whether the machine itself contains the text.
   *
   * @param field null for all
   */
  static boolean contains(Machine machine, @Nullable FilterField field, String foldedText) {
    Stream<String> texts =
        field == null
            ? Stream.concat(
                OF_MACHINES.stream().flatMap(each -> texts(machine, each)),
                others(machine).stream())
            : texts(machine, field);
    return texts.anyMatch(text -> FilterText.folded(text).contains(foldedText));
  }

  private static Stream<String> addresses(Machine machine) {
    return Stream.concat(
        Stream.of(machine.address(), machine.hostName()).filter(Objects::nonNull),
        machine.internalAddresses().stream());
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
      default -> values.getOrDefault(field, List.of());
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
    return everything.contains(foldedText);
  }

  boolean contains(FilterField field, String foldedText) {
    return folded.getOrDefault(field, "").contains(foldedText);
  }
}
