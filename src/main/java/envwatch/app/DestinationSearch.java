package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.links.Destination;
import envwatch.model.AccountId;
import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.ui.model.MachineRow.MachineKey;
import envwatch.watch.AccountClasses;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.watch.TrainingView;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.PlainText;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds what a window is asked to show among what it shows. An id is found as soon as its list is
 * known; of a name it must be known whether others have it. Environments come first, then classes,
 * then machines; of each, whose whole name it is, then whose name begins with it, then whose name
 * contains it.
 *
 * @param preferred the account that is shown, because two may see the same; null for all
 * @param loaded whether it is known which accounts are watched
 * @param real what a shown text stands for
 */
record DestinationSearch(
    WorldView world,
    TrainingView classes,
    @Nullable AccountId preferred,
    boolean loaded,
    UnaryOperator<String> real) {
  private static final List<BiPredicate<String, String>> WAYS =
      List.of(String::equals, String::startsWith, String::contains);

  Found find(Destination wanted) {
    return switch (wanted) {
      case Destination.OfEnvironment(EnvironmentId id) ->
          environment(id.value())
              .<Found>map(watched -> new Found.AnEnvironment(watched.key()))
              .orElseGet(() -> missing(listed()));
      case Destination.OfMachine(EnvironmentId environment, MachineId id) ->
          environment(environment.value())
              .map(watched -> machine(watched, id.value()))
              .orElseGet(() -> missing(listed()));
      case Destination.OfClass(var id) ->
          classById(id.value()).orElseGet(() -> missing(classesListed()));
      case Destination.Classes() -> new Found.Classes();
      case Destination.NewEnvironment() ->
          accountsKnown() ? new Found.NewEnvironment() : new Found.NotYet(null);
      case Destination.Named(String words) -> byId(words).orElseGet(() -> named(words));
    };
  }

  private Found missing(boolean allKnown) {
    return allKnown ? new Found.Nowhere(blind()) : new Found.NotYet(null);
  }

  private boolean is(String shown, String wanted) {
    return shown.equalsIgnoreCase(wanted) || real.apply(shown).equalsIgnoreCase(wanted);
  }

  private Optional<WatchedEnvironment> environment(String id) {
    return world.environments().stream()
        .filter(watched -> is(watched.key().environment().value(), id))
        .min(
            Comparator.comparing(WatchedEnvironment::gone)
                .thenComparing(watched -> !watched.key().account().equals(preferred)));
  }

  private Found machine(WatchedEnvironment watched, String id) {
    return machines(watched)
        .filter(machine -> machine.id().served() && is(machine.id().value(), id))
        .findFirst()
        .<Found>map(machine -> new Found.AMachine(new MachineKey(watched.key(), machine.id())))
        .orElseGet(() ->
            watched.lookedAt()
                ? new Found.NoMachine(watched.key())
                : new Found.NotYet(watched.key()));
  }

  private static Stream<Machine> machines(WatchedEnvironment watched) {
    Environment known = watched.environment();
    return known == null ? Stream.empty() : known.machines().stream();
  }

  private Optional<Found> classById(String id) {
    return classes
        .classes()
        .filter(seen -> is(seen.key().id().value(), id))
        .min(Comparator.comparing(seen -> !seen.key().account().equals(preferred)))
        .map(seen -> new Found.AClass(seen.key()));
  }

  private Optional<Found> byId(String id) {
    return environment(id)
        .<Found>map(watched -> new Found.AnEnvironment(watched.key()))
        .or(() -> classById(id))
        .or(() ->
            world.environments().stream()
                .map(watched -> machine(watched, id))
                .filter(Found.AMachine.class::isInstance)
                .findFirst());
  }

  private Found named(String words) {
    boolean namesKnown =
        listed()
            && world.environments().stream()
                .allMatch(watched -> watched.environment() != null || watched.trouble() != null);
    if (!namesKnown) {
      return new Found.NotYet(null);
    }
    Optional<Found> environment =
        best(
            words,
            world.environments(),
            WatchedEnvironment::name,
            WatchedEnvironment::name,
            watched -> watched.key().environment(),
            watched -> new Found.AnEnvironment(watched.key()));
    if (environment.isPresent()) {
      return environment.get();
    }
    if (!classesListed() || !allSeen()) {
      return new Found.NotYet(null);
    }
    return best(
            words,
            classes.classes().toList(),
            seen -> seen.trainingClass().name(),
            seen -> seen.trainingClass().name(),
            seen -> seen.key().id(),
            seen -> new Found.AClass(seen.key()))
        .or(() -> machineNamed(words))
        .orElseGet(() -> new Found.Nowhere(blind()));
  }

  private record MachineOf(WatchedEnvironment environment, Machine machine) {}

  private Optional<Found> machineNamed(String words) {
    return best(
        words,
        world.environments().stream()
            .flatMap(watched -> machines(watched).map(machine -> new MachineOf(watched, machine)))
            .toList(),
        of -> of.machine().name(),
        of -> text("link.machine-of", of.machine().name(), of.environment().name()),
        of -> new MachineKey(of.environment().key(), of.machine().id()),
        of -> new Found.AMachine(new MachineKey(of.environment().key(), of.machine().id())));
  }

  /**
   * @param identity the same for what two accounts see of one thing
   */
  private <T> Optional<Found> best(
      String words,
      List<T> all,
      Function<T, String> name,
      Function<T, String> shown,
      Function<T, Object> identity,
      Function<T, Found> found) {
    String wanted = words.toLowerCase(Locale.ROOT);
    for (BiPredicate<String, String> way : WAYS) {
      Map<Object, T> fitting = new LinkedHashMap<>();
      for (T each : all) {
        String called = name.apply(each);
        if (way.test(called.toLowerCase(Locale.ROOT), wanted)
            || way.test(real.apply(called).toLowerCase(Locale.ROOT), wanted)) {
          fitting.putIfAbsent(identity.apply(each), each);
        }
      }
      if (fitting.size() == 1) {
        return fitting.values().stream().findFirst().map(found);
      }
      if (!fitting.isEmpty()) {
        return Optional.of(
            new Found.Several(fitting.values().stream().map(shown).map(PlainText::line).toList()));
      }
    }
    return Optional.empty();
  }

  private static boolean cannotLook(AccountView account) {
    return account.link() instanceof Link.Lost || account.link() instanceof Link.SignedOut;
  }

  private boolean blind() {
    return world.accounts().stream().anyMatch(DestinationSearch::cannotLook);
  }

  /** Whether it is known what the accounts allow. */
  private boolean accountsKnown() {
    return loaded
        && world.accounts().stream()
            .allMatch(account -> cannotLook(account) || account.link() instanceof Link.Live);
  }

  /** Whether it is known which environments there are. */
  private boolean listed() {
    return loaded
        && world.accounts().stream()
            .allMatch(account ->
                cannotLook(account)
                    || account.listed()
                    || account.link() instanceof Link.Live && watchesSome(account));
  }

  private boolean watchesSome(AccountView account) {
    return world.environments().stream()
        .anyMatch(watched -> watched.key().account().equals(account.id()));
  }

  private boolean allSeen() {
    return world.accounts().isEmpty() || world.lookedAt();
  }

  private boolean classesListed() {
    return loaded
        && world.accounts().stream()
            .allMatch(account -> cannotLook(account) || classesListed(account.id()));
  }

  private boolean classesListed(AccountId account) {
    return classes.accounts().stream()
        .filter(each -> each.account().equals(account))
        .anyMatch(each ->
            !(each instanceof AccountClasses.Connecting connecting)
                || connecting.trouble() != null);
  }
}
