package envwatch.filter;

import envwatch.model.Environment;
import envwatch.model.Machine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a filter sees of an environment and its machines, made ready for comparing: worth keeping
 * until the environment changes. Holds no secret.
 */
public final class FilterSubject {
  private static final String BETWEEN = "\n";

  private final Map<FilterField, List<String>> values;
  private final Map<FilterField, String> folded = new EnumMap<>(FilterField.class);
  private final String everything;

  private FilterSubject(Map<FilterField, List<String>> values, List<String> others) {
    this.values = values;
    values.forEach((field, texts) -> folded.put(field, join(texts.stream())));
    this.everything =
        join(Stream.concat(values.values().stream().flatMap(List::stream), others.stream()));
  }

  private static String join(Stream<String> texts) {
    return texts.map(FilterText::folded).collect(Collectors.joining(BETWEEN));
  }

  /**
   * @param statusWords the service's word and the word that Envwatch shows for the phase
   */
  public static FilterSubject of(
      Environment environment, Collection<String> statusWords, String accountName) {
    List<Machine> machines = environment.machines();
    Map<FilterField, List<String>> values = new EnumMap<>(FilterField.class);
    values.put(FilterField.OWNER, present(environment.owner()));
    values.put(FilterField.STATUS, List.copyOf(statusWords));
    values.put(FilterField.NAME, present(environment.name()));
    values.put(FilterField.MACHINE, each(machines, machine -> Stream.of(machine.name())));
    values.put(FilterField.IP, each(machines, FilterSubject::addresses));
    values.put(
        FilterField.OS, each(machines, machine -> Stream.ofNullable(machine.operatingSystem())));
    values.put(FilterField.PROJECT, present(environment.project()));
    values.put(FilterField.BLUEPRINT, present(environment.blueprint()));
    values.put(FilterField.POLICY, present(environment.policy()));
    values.put(FilterField.SNAPSHOT, present(environment.snapshot()));
    values.put(FilterField.REGION, present(environment.region()));
    values.put(FilterField.ACCOUNT, List.of(accountName));
    return new FilterSubject(values, others(environment));
  }

  /** Of an environment of which only the id is known. */
  public static FilterSubject unseen(
      String id, Collection<String> statusWords, String accountName) {
    Map<FilterField, List<String>> values = new EnumMap<>(FilterField.class);
    values.put(FilterField.NAME, List.of(id));
    values.put(FilterField.STATUS, List.copyOf(statusWords));
    values.put(FilterField.ACCOUNT, List.of(accountName));
    return new FilterSubject(values, List.of());
  }

  private static List<String> others(Environment environment) {
    List<String> others = new ArrayList<>();
    others.add(environment.id().value());
    others.addAll(
        present(environment.description(), environment.organization(), environment.license()));
    for (Machine machine : environment.machines()) {
      others.add(machine.id().value());
      others.add(machine.status().word());
      others.addAll(present(machine.description(), machine.login()));
    }
    return others;
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

  /** As served, for completing what is typed. */
  List<String> values(FilterField field) {
    return values.getOrDefault(field, List.of());
  }

  boolean contains(String foldedText) {
    return everything.contains(foldedText);
  }

  boolean contains(FilterField field, String foldedText) {
    return folded.getOrDefault(field, "").contains(foldedText);
  }
}
