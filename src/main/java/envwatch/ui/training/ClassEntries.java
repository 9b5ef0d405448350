package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.filter.Filter;
import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.ClassKey;
import envwatch.ui.model.EnvironmentRow;
import envwatch.ui.training.ClassEntry.Heading;
import envwatch.ui.training.ClassEntry.OfClass;
import envwatch.util.NaturalOrder;
import envwatch.watch.AccountClasses;
import envwatch.watch.ClassPhase;
import envwatch.watch.ClassView;
import envwatch.watch.TrainingView;
import envwatch.words.ClassWords;
import envwatch.words.PlainText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes the list of classes: running now first, then the next ones, then past ones. */
record ClassEntries(
    TrainingView view,
    Function<EnvironmentKey, @Nullable EnvironmentRow> environments,
    Map<ClassKey, ClassMark> marks,
    Instant now) {
  private static final List<ClassPhase> ORDER =
      List.of(ClassPhase.RUNNING, ClassPhase.UPCOMING, ClassPhase.UNKNOWN, ClassPhase.PAST);

  /**
   * @param account null for all
   * @param pastShown whether past classes are listed below their heading
   */
  List<ClassEntry> list(@Nullable AccountId account, boolean pastShown) {
    List<AccountClasses> accounts = shown(view, account);
    boolean several = accounts.size() > 1;
    List<ClassEntry> entries = new ArrayList<>();
    for (ClassPhase phase : ORDER) {
      List<OfClass> classes = new ArrayList<>();
      for (AccountClasses each : accounts) {
        if (each instanceof AccountClasses.Known known) {
          known.classes().stream()
              .filter(seen -> seen.phase(now) == phase)
              .sorted(order(phase))
              .map(seen -> entry(seen, several ? known.name() : null))
              .forEach(classes::add);
        }
      }
      boolean folded = phase == ClassPhase.PAST && !pastShown;
      if (!classes.isEmpty()) {
        entries.add(new Heading(phase, classes.size(), folded));
        entries.addAll(folded ? List.of() : classes);
      }
    }
    return entries;
  }

  static List<AccountClasses> shown(TrainingView view, @Nullable AccountId account) {
    return view.accounts().stream()
        .filter(each -> account == null || each.account().equals(account))
        .toList();
  }

  private static Comparator<ClassView> order(ClassPhase phase) {
    Comparator<@Nullable Instant> earliest = Comparator.nullsLast(Comparator.naturalOrder());
    Comparator<@Nullable Instant> latest = Comparator.nullsLast(Comparator.reverseOrder());
    Comparator<ClassView> first =
        switch (phase) {
          case RUNNING -> Comparator.comparing(seen -> seen.end().moment(), earliest);
          case UPCOMING -> Comparator.comparing(seen -> seen.start().moment(), earliest);
          case PAST -> Comparator.comparing(seen -> seen.end().moment(), latest);
          case UNKNOWN -> (_, _) -> 0;
        };
    return first.thenComparing(seen -> seen.trainingClass().name(), NaturalOrder.INSTANCE);
  }

  private OfClass entry(ClassView seen, @Nullable String account) {
    return new OfClass(
        seen.key(),
        PlainText.line(seen.trainingClass().name()),
        seen.phase(now),
        ClassWords.phase(seen, now),
        ClassWords.when(seen, now),
        ClassWords.here(seen, now, ZoneId.systemDefault()),
        people(seen),
        trouble(seen),
        account == null ? null : PlainText.line(account),
        marks.get(seen.key()));
  }

  private String people(ClassView seen) {
    ClassMark checked = marks.get(seen.key());
    return ClassHead.joined(
        ClassWords.instructor(seen), checked == null ? counts(seen) : checked.words());
  }

  private @Nullable String counts(ClassView seen) {
    if (seen.students() == null) {
      return null;
    }
    StudentRows rows = StudentRows.of(seen, environments, Map.of(), Filter.ALL, now);
    return rows.all() == 0
        ? text("classes.students.none")
        : text("classes.counts", rows.ready(), rows.all(), seen.students().inClass());
  }

  private static @Nullable String trouble(ClassView seen) {
    if (seen.gone()) {
      return text("classes.gone.brief");
    }
    if (seen.forbidden()) {
      return text("classes.forbidden.brief");
    }
    return seen.trouble() == null ? null : text("classes.trouble.brief");
  }
}
