package envwatch.watch;

import envwatch.api.TrainingService;
import envwatch.api.TrainingService.Served;
import envwatch.model.AccountId;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.TrainingClass;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The classes of one account and the list that names them. Confined to its account. */
final class ClassRoster {
  private final AccountId account;
  private final Looked<Served<TrainingClass>> list = new Looked<>();
  private Map<ClassId, WatchedClass> classes = new LinkedHashMap<>();
  private @Nullable ClassId open;

  ClassRoster(AccountId account) {
    this.account = account;
  }

  Looked<Served<TrainingClass>> list() {
    return list;
  }

  Collection<WatchedClass> all() {
    return classes.values();
  }

  Optional<WatchedClass> find(@Nullable ClassId trainingClass) {
    return Optional.ofNullable(trainingClass).map(classes::get);
  }

  /** The class that is shown; null for none. */
  @Nullable ClassId open() {
    return open;
  }

  void open(@Nullable ClassId trainingClass) {
    open = trainingClass;
    classes.values().removeIf(seen -> seen.missing() && !isOpen(seen));
  }

  boolean isOpen(WatchedClass seen) {
    return seen.key().id().equals(open);
  }

  /** How many classes are of today: they share the looks at those that are not open. */
  int ofToday(Instant wall) {
    return (int) classes.values().stream().filter(seen -> seen.times().touches(wall, 0)).count();
  }

  void forgetPassingTrouble() {
    list.forgetPassingTrouble();
    classes.values().forEach(WatchedClass::forgetPassingTrouble);
  }

  ClassPoll<Served<TrainingClass>> look() {
    return new ClassPoll<>(list, TrainingService::classes, this::take);
  }

  /**
   * Takes a list: classes that it does not contain are gone. If some entries could not be read,
   * they may be the missing ones: then everything is kept and grows older.
   */
  private Served<TrainingClass> take(Served<TrainingClass> newest) {
    Map<ClassId, WatchedClass> before = classes;
    classes = new LinkedHashMap<>();
    for (TrainingClass listed : newest.entries()) {
      ClassId id = listed.id();
      WatchedClass known = before.remove(id);
      WatchedClass seen =
          known == null ? new WatchedClass(new ClassKey(account, id), listed) : known;
      seen.listed(listed);
      classes.putIfAbsent(id, seen);
    }
    for (WatchedClass rest : before.values()) {
      if (newest.unreadable() == 0) {
        rest.notListed();
      }
      if (!rest.missing() || isOpen(rest)) {
        classes.put(rest.key().id(), rest);
      }
    }
    return newest;
  }
}
