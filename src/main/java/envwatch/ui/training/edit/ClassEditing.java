package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionService;
import envwatch.api.Capability;
import envwatch.model.AccountId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.ui.choices.Lookups;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Menus;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.training.ClassPart;
import envwatch.ui.training.OpenClass;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import envwatch.watch.AccountView;
import envwatch.watch.ClassView;
import envwatch.watch.WatchAccess;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Creating and editing classes, their students and instructors. Lives on the JavaFX thread. */
public final class ClassEditing implements ClassPart {
  private final DashboardModel model;
  private final ActionService actionService;
  private final WatchAccess watch;
  private final Executor javaFxThread;
  private final BackgroundWork background;
  private final StudentEditing students;
  private final ClassDialogs dialogs;
  private final ClassOffer editing;
  private final ClassOffer instructors;
  private final ClassOffer adding;
  private final ClassOffer importing;
  private final List<Runnable> refreshing = new ArrayList<>();
  private final Subscription batches;
  private @Nullable OpenClass shown;

  /**
   * Something that can be done with a class.
   *
   * @param key of its name
   * @param obstacle why it cannot be done now
   */
  private record ClassOffer(
      String id,
      Glyph icon,
      String key,
      Function<ClassView, Optional<String>> obstacle,
      Consumer<ClassView> action) {}

  /**
   * @param owner the window that dialogs belong to; asked when one opens
   * @param rosterChooser asks for a file of students; null if the person changed their mind
   * @param requests runs what blocks: one virtual thread per task
   * @param javaFxThread {@code Platform::runLater}
   */
  public ClassEditing(
      DashboardModel model,
      ActionService actionService,
      WatchAccess watch,
      Supplier<? extends @Nullable Window> owner,
      Supplier<@Nullable Path> rosterChooser,
      Executor requests,
      Executor javaFxThread) {
    this.model = model;
    this.actionService = actionService;
    this.watch = watch;
    this.javaFxThread = javaFxThread;
    background = new BackgroundWork(requests, javaFxThread);
    dialogs = new ClassDialogs(owner, this::lookups, this::sender);
    students = new StudentEditing(this::sender, owner, background, rosterChooser);
    editing =
        new ClassOffer(
            "class-edit", Glyph.EDIT, "classes.edit.edit", this::editObstacle, dialogs::edit);
    instructors =
        new ClassOffer(
            "class-instructors",
            Glyph.SCHOOL,
            "classes.edit.instructors",
            seen -> Optional.empty(),
            dialogs::instructors);
    adding =
        new ClassOffer(
            "student-add",
            Glyph.PERSON_ADD,
            "classes.edit.add-student",
            students::obstacle,
            students::add);
    importing =
        new ClassOffer(
            "students-import",
            Glyph.GROUP_ADD,
            "classes.edit.import",
            students::obstacle,
            students::importStudents);
    model.worldProperty().subscribe(this::refresh);
    model.accountProperty().subscribe(this::refresh);
    batches = actionService.subscribe(new NewestOnly<>(javaFxThread, newest -> refresh()));
  }

  private void refresh() {
    refreshing.forEach(Runnable::run);
  }

  @Override
  public void settingsChanged() {
    refresh();
  }

  private ChangeSender sender(AccountId account) {
    return new RecordedChangeSender(actionService, account, watch::view, javaFxThread);
  }

  private Lookups lookups(AccountId account) {
    return new Lookups(watch, account, javaFxThread);
  }

  /** The accounts that a class can be created in, of those that are shown. */
  private List<AccountView> accounts() {
    return model.shownAccounts().stream()
        .filter(account -> account.offers(Capability.CLASSES))
        .toList();
  }

  @Override
  public List<Region> listButtons(OpenClass open) {
    OfferedButton create =
        new OfferedButton("class-create", Glyph.ADD, text("classes.edit.create"), () -> {});
    create.button().setOnAction(event -> dialogs.create(create, accounts(), open));
    Runnable refresh =
        () -> {
          List<AccountView> possible = accounts();
          create.show(
              possible.isEmpty()
                  ? Optional.of(text("classes.edit.no-account"))
                  : sender(possible.getFirst().id()).obstacle());
        };
    refreshing.add(refresh);
    refresh.run();
    return List.of(create);
  }

  @Override
  public List<Region> classButtons(OpenClass open) {
    return List.of(button(editing, open), button(instructors, open));
  }

  @Override
  public List<Region> studentButtons(OpenClass open) {
    shown = open;
    return List.of(button(adding, open), button(importing, open));
  }

  private OfferedButton button(ClassOffer offer, OpenClass open) {
    OfferedButton button =
        new OfferedButton(
            offer.id(),
            offer.icon(),
            text(offer.key()),
            () -> {
              ClassView seen = open.classProperty().get();
              if (seen != null) {
                offer.action().accept(seen);
              }
            });
    Runnable refresh =
        () -> {
          ClassView seen = open.classProperty().get();
          button.show(
              seen == null
                  ? Optional.of(text("classes.edit.no-class"))
                  : offer.obstacle().apply(seen));
        };
    refreshing.add(refresh);
    open.classProperty().subscribe(refresh);
    return button;
  }

  @Override
  public List<MenuItem> classItems(ClassView seen) {
    return List.of(item(editing, seen), item(importing, seen));
  }

  private static MenuItem item(ClassOffer offer, ClassView seen) {
    return item(
        offer.id() + "-item",
        offer.icon(),
        text(offer.key()),
        offer.obstacle().apply(seen),
        () -> offer.action().accept(seen));
  }

  private static MenuItem item(
      String id, Glyph icon, String words, Optional<String> obstacle, Runnable action) {
    MenuItem item = new MenuItem(words, new Icon(icon));
    item.setId(id);
    item.setDisable(obstacle.isPresent());
    item.setOnAction(event -> action.run());
    return item;
  }

  private Optional<String> obstacle(ClassView seen) {
    return seen.gone()
        ? Optional.of(text("classes.gone"))
        : sender(seen.key().account()).obstacle();
  }

  private Optional<String> editObstacle(ClassView seen) {
    return obstacle(seen)
        .or(() ->
            seen.details() == null
                ? Optional.of(text("classes.edit.no-details"))
                : Optional.empty());
  }

  @Override
  public List<MenuItem> studentItems(ClassKey key, List<Student> students) {
    ClassView seen = shown == null ? null : shown.classProperty().get();
    if (seen == null || !seen.key().equals(key) || students.isEmpty()) {
      return List.of();
    }
    Optional<String> obstacle = this.students.obstacle(seen);
    List<MenuItem> items = new ArrayList<>();
    if (students.size() == 1) {
      Student student = students.getFirst();
      items.add(
          item(
              "student-edit",
              Glyph.EDIT,
              text("classes.student.edit"),
              obstacle,
              () -> this.students.edit(seen, student)));
    }
    items.add(
        Menus.deleting(
            item(
                "student-remove",
                Glyph.DELETE,
                text("classes.student.remove", students.size()),
                obstacle,
                () -> this.students.remove(seen, students))));
    return items;
  }

  @Override
  public void close() {
    batches.close();
    background.close();
  }
}
