package envwatch.ui.training;

import envwatch.filter.Filter;
import envwatch.model.EnvironmentKey;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.training.check.Seat;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import envwatch.watch.AccountClasses;
import envwatch.watch.ClassPhase;
import envwatch.watch.ClassView;
import envwatch.watch.Classes;
import envwatch.watch.TrainingView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/**
 * The class that the page shows, what it is chosen from, and how to lead to another one. It follows
 * the classes from the moment on at which the page is shown first, and words are made only while
 * somebody can see them. Lives on the JavaFX thread.
 */
public final class OpenClass implements AutoCloseable {
  private final DashboardModel dashboard;
  private final Classes classes;
  private final Executor javaFxThread;
  private final ReadOnlyObjectWrapper<TrainingView> view;
  private final ReadOnlyObjectWrapper<@Nullable ClassView> open = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<List<ClassEntry>> entries =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<StudentRows> students =
      new ReadOnlyObjectWrapper<>(StudentRows.NONE);
  private final ReadOnlyObjectWrapper<Filter> filter = new ReadOnlyObjectWrapper<>(Filter.ALL);
  private final ReadOnlyObjectWrapper<List<Student>> selected =
      new ReadOnlyObjectWrapper<>(List.of());
  private final StringProperty filterText = new SimpleStringProperty("");
  private final BooleanProperty pastShown = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<@Nullable StudentProblems> problems =
      new ReadOnlyObjectWrapper<>();
  private final BooleanProperty readyShown = new SimpleBooleanProperty();
  private Map<EnvironmentKey, EnvironmentRow> environments = Map.of();
  private Map<ClassKey, ClassMark> marks = Map.of();
  private @Nullable Subscription following;
  private @Nullable ClassKey wanted;

  /** Selected as soon as they are listed, unless the person selects somebody before. */
  private List<StudentId> awaited = List.of();

  /** What was led to, until it is known whether that is in the past. */
  private @Nullable ClassKey led;

  private boolean visible;

  /** The students of another class follow when everybody knows of the class. */
  private boolean refreshing;

  /**
   * What a person has chosen on the page.
   *
   * @param trainingClass null for none
   * @param filter what is typed
   * @param past whether past classes are listed
   */
  public record Chosen(
      @Nullable ClassKey trainingClass, String filter, List<StudentId> students, boolean past) {
    public Chosen {
      students = List.copyOf(students);
    }
  }

  /**
   * @param javaFxThread {@code Platform::runLater}
   */
  OpenClass(DashboardModel dashboard, Classes classes, Executor javaFxThread) {
    this.dashboard = dashboard;
    this.classes = classes;
    this.javaFxThread = javaFxThread;
    view = new ReadOnlyObjectWrapper<>(classes.view());
  }

  private void begin() {
    following = classes.subscribe(new NewestOnly<>(javaFxThread, this::take));
    dashboard.worldProperty().addListener(property -> worldChanged());
    dashboard.historyProperty().addListener(property -> refresh());
    dashboard.nowProperty().addListener(property -> refresh());
    dashboard.accountProperty().addListener(property -> refresh());
    filterText.addListener(property -> refresh());
    pastShown.addListener(property -> refresh());
    readyShown.addListener(property -> refresh());
  }

  /** Whether somebody can see the page. */
  void show(boolean onScreen) {
    if (onScreen == visible) {
      return;
    }
    visible = onScreen;
    classes.show(onScreen);
    classes.open(onScreen ? wanted : null);
    if (onScreen) {
      if (following == null) {
        begin();
      }
      worldChanged();
    }
  }

  private void worldChanged() {
    if (visible) {
      Map<EnvironmentKey, EnvironmentRow> known = new HashMap<>();
      dashboard.everything().forEach(row -> known.put(row.key(), row));
      environments = known;
      refresh();
    }
  }

  private void take(TrainingView newest) {
    view.set(newest);
    refresh();
  }

  private void refresh() {
    if (!visible) {
      return;
    }
    filter.set(dashboard.filter(filterText.get()));
    forgetWithItsAccount();
    if (led != null) {
      view.get().find(led).ifPresent(this::unfold);
    }
    entries.set(
        new ClassEntries(view.get(), environments::get, marks, dashboard.nowProperty().get())
            .list(dashboard.shownAccount(), pastShown.get()));
    if (wanted == null) {
      openFirst();
    }
    refreshing = true;
    try {
      open.set(shown());
    } finally {
      refreshing = false;
    }
    ClassView seen = open.get();
    students.set(seen == null ? StudentRows.NONE : rows(seen));
  }

  private void forgetWithItsAccount() {
    if (wanted != null && view.get().without(wanted.account())) {
      wanted = null;
      led = null;
      awaited = List.of();
      classes.open(null);
      readyShown.set(false);
    }
  }

  private void unfold(ClassView reached) {
    led = null;
    if (reached.phase(dashboard.nowProperty().get()) == ClassPhase.PAST) {
      pastShown.set(true);
    }
  }

  private StudentRows rows(ClassView seen) {
    StudentProblems found = problems.get();
    StudentRows rows =
        StudentRows.of(
            seen,
            environments::get,
            found == null ? Map.of() : found.bySeat(),
            filter.get(),
            dashboard.nowProperty().get());
    return found == null || !filter.get().isEmpty() ? rows : rows.folded(readyShown.get());
  }

  /** So that the page is not empty: the class that matters most. */
  private void openFirst() {
    entries.get().stream()
        .filter(ClassEntry.OfClass.class::isInstance)
        .map(ClassEntry.OfClass.class::cast)
        .findFirst()
        .ifPresent(first -> {
          wanted = first.key();
          classes.open(wanted);
        });
  }

  /** A class that is gone from the list stays as it was last seen, until another is chosen. */
  private @Nullable ClassView shown() {
    if (wanted == null) {
      return null;
    }
    ClassView before = open.get();
    return view.get()
        .find(wanted)
        .orElseGet(() -> before != null && before.key().equals(wanted) ? unlisted(before) : null);
  }

  /**
   * Only a list can tell that a class is gone, which there is none of while an account connects.
   */
  private @Nullable ClassView unlisted(ClassView seen) {
    return view.get().accounts().stream()
        .filter(account -> account.account().equals(seen.key().account()))
        .map(account -> account instanceof AccountClasses.Known ? gone(seen) : seen)
        .findFirst()
        .orElse(null);
  }

  private static ClassView gone(ClassView seen) {
    return new ClassView(
        seen.key(),
        seen.trainingClass(),
        seen.details(),
        seen.detailsTrouble(),
        seen.students(),
        seen.interval(),
        seen.trouble(),
        true);
  }

  /** As newly seen; null while none is shown. */
  public ReadOnlyObjectProperty<@Nullable ClassView> classProperty() {
    return open.getReadOnlyProperty();
  }

  /** The students that are selected, the one whose environment is shown last. */
  public ReadOnlyObjectProperty<List<Student>> selectedProperty() {
    return selected.getReadOnlyProperty();
  }

  /** The students that are selected in the table now. */
  void selected(List<Student> chosen) {
    if (!chosen.isEmpty()) {
      awaited = List.of();
    }
    selected.set(chosen);
  }

  /** Shows another class. */
  public void open(ClassKey trainingClass) {
    if (!trainingClass.equals(wanted)) {
      wanted = trainingClass;
      awaited = List.of();
      readyShown.set(false);
      if (visible) {
        classes.open(trainingClass);
      }
      refresh();
    }
  }

  /** Shows another class, which nothing may hide in the list then. */
  void lead(ClassKey trainingClass) {
    dashboard.showAccount(trainingClass.account());
    led = trainingClass;
    filterText.set("");
    open(trainingClass);
    refresh();
  }

  /** Shows a student of a class, whom nothing may hide in the list then. */
  void lead(ClassKey trainingClass, StudentId student) {
    lead(trainingClass);
    readyShown.set(true);
    awaited = List.of(student);
    refresh();
  }

  /** What is chosen now. */
  public Chosen chosen() {
    ClassView seen = open.get();
    return new Chosen(
        seen == null ? wanted : seen.key(),
        filterText.get(),
        awaited.isEmpty() ? selected.get().stream().map(Student::id).toList() : awaited,
        pastShown.get());
  }

  /** Chooses the same as in another window. */
  public void choose(Chosen chosen) {
    if (chosen.trainingClass() != null) {
      open(chosen.trainingClass());
    }
    awaited = chosen.students();
    pastShown.set(chosen.past());
    filterText.set(chosen.filter());
  }

  /** The students that are to be selected, once they are listed. */
  List<StudentRow> takeAwaited(List<StudentRow> listed) {
    List<StudentRow> found =
        listed.stream().filter(row -> awaited.contains(row.student().id())).toList();
    if (!found.isEmpty()) {
      awaited = List.of();
    }
    return found;
  }

  /** Marks classes in the list with their verdicts. */
  public void mark(Map<ClassKey, ClassMark> newest) {
    if (!newest.equals(marks)) {
      marks = Map.copyOf(newest);
      refresh();
    }
  }

  /**
   * Takes what the newest check of the class that is shown found.
   *
   * @param newest null where it was not checked
   */
  public void checked(@Nullable StudentProblems newest) {
    if (newest != problems.get()) {
      problems.set(newest);
      if (!refreshing) {
        refresh();
      }
    }
  }

  /** What mends what the check found about the student selected last; null where nothing does. */
  public @Nullable Offer fixOfSelected() {
    StudentProblems found = problems.get();
    List<Student> chosen = selected.get();
    return found == null || chosen.isEmpty() || !visible
        ? null
        : found.fix().apply(Seat.of(chosen.getLast()));
  }

  /** What the newest check found; null where the class was not checked. */
  ReadOnlyObjectProperty<@Nullable StudentProblems> problemsProperty() {
    return problems.getReadOnlyProperty();
  }

  /** Whether students who are ready are listed after a check, too. */
  BooleanProperty readyShownProperty() {
    return readyShown;
  }

  /** What is watched of an environment; null if it is not watched. */
  @Nullable EnvironmentRow environment(@Nullable EnvironmentKey key) {
    return key == null ? null : environments.get(key);
  }

  DashboardModel dashboard() {
    return dashboard;
  }

  ReadOnlyObjectProperty<TrainingView> viewProperty() {
    return view.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<List<ClassEntry>> entriesProperty() {
    return entries.getReadOnlyProperty();
  }

  /** The students that the table shows. */
  ReadOnlyObjectProperty<StudentRows> studentsProperty() {
    return students.getReadOnlyProperty();
  }

  /** The filter's text as it is understood; set before the students follow it. */
  ReadOnlyObjectProperty<Filter> filterProperty() {
    return filter.getReadOnlyProperty();
  }

  StringProperty filterTextProperty() {
    return filterText;
  }

  /** Whether past classes are listed. */
  BooleanProperty pastShownProperty() {
    return pastShown;
  }

  @Override
  public void close() {
    if (following != null) {
      following.close();
    }
  }
}
