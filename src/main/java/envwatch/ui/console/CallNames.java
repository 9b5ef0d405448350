package envwatch.ui.console;

import static envwatch.words.Messages.text;

import envwatch.catalogue.IdKind;
import envwatch.catalogue.RawCall;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.Machine;
import envwatch.model.Secret;
import envwatch.model.training.Student;
import envwatch.watch.AccountClasses;
import envwatch.watch.ClassView;
import envwatch.watch.TrainingView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.CallWords;
import envwatch.words.PlainText;
import envwatch.words.QuotedName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What ids are called, as far as it is known from what is watched and from earlier answers. */
final class CallNames {
  private final Supplier<WorldView> world;
  private final Supplier<TrainingView> classes;
  private final NamedIds answered = new NamedIds();

  CallNames(Supplier<WorldView> world, Supplier<TrainingView> classes) {
    this.world = world;
    this.classes = classes;
  }

  /** Names from the answers of this session. */
  NamedIds answered() {
    return answered;
  }

  /** Names by id, in the order in which they are known. */
  public Map<String, String> of(IdKind kind, AccountId account) {
    Map<String, String> names = new LinkedHashMap<>();
    switch (kind) {
      case ENVIRONMENT ->
          environments(account).forEach(one -> names.put(one.id().value(), line(one.name())));
      case MACHINE ->
          environments(account)
              .forEach(one -> one.machines().forEach(machine -> put(names, one, machine)));
      case CLASS ->
          classes(account)
              .forEach(one -> names.put(one.key().id().value(), line(one.trainingClass().name())));
      case STUDENT ->
          classes(account)
              .flatMap(CallNames::students)
              .forEach(one -> names.put(one.id().value(), line(one.name())));
      default -> {}
    }
    answered.of(kind).forEach((id, name) -> names.putIfAbsent(id, line(name)));
    return names;
  }

  private static void put(Map<String, String> names, Environment environment, Machine machine) {
    names.put(
        machine.id().value(),
        text("target.machine", line(machine.name()), line(environment.name())));
  }

  private static String line(String name) {
    return PlainText.line(name);
  }

  private Stream<Environment> environments(AccountId account) {
    return world.get().environments().stream()
        .filter(one -> one.key().account().equals(account))
        .map(WatchedEnvironment::environment)
        .filter(Objects::nonNull);
  }

  private Stream<ClassView> classes(AccountId account) {
    return classes.get().accounts().stream()
        .filter(one -> one.account().equals(account))
        .flatMap(one ->
            one instanceof AccountClasses.Known known ? known.classes().stream() : Stream.of());
  }

  private static Stream<Student> students(ClassView seen) {
    return seen.students() == null ? Stream.of() : seen.students().list().stream();
  }

  /** Secrets that are known already, and must not be shown wherever they turn up. */
  List<Secret> secrets(AccountId account) {
    return environments(account)
        .flatMap(one -> one.machines().stream())
        .map(Machine::password)
        .filter(Objects::nonNull)
        .toList();
  }

  /** What the call is aimed at, one line for each id: {@code environment "Lab" (EN1)}. */
  public List<String> targets(RawCall call, AccountId account) {
    return call.subjects().entrySet().stream()
        .map(each -> {
          String name = of(each.getKey(), account).get(each.getValue());
          String kind = CallWords.kind(each.getKey());
          return name == null
              ? text("console.target.unnamed", kind, each.getValue())
              : text("console.target", kind, QuotedName.of(name), each.getValue());
        })
        .toList();
  }

  /** What somebody types to agree to what destroys: the name of the target, or what it does. */
  public String toType(RawCall call, AccountId account) {
    return call.subjects().entrySet().stream()
        .map(each -> of(each.getKey(), account).getOrDefault(each.getValue(), each.getValue()))
        .findFirst()
        .orElse(call.operation().name());
  }
}
