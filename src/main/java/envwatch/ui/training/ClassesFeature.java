package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.links.Destination;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.model.training.StudentId;
import envwatch.settings.WindowSettings.ColumnSettings;
import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Page;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.shell.Shortcut;
import envwatch.watch.ClassView;
import envwatch.watch.Classes;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.scene.control.Menu;
import org.jspecify.annotations.Nullable;

/** Classes and their students: a page, built when it is shown first. */
public final class ClassesFeature implements Feature {
  public static final String PAGE = "page-classes";

  private final OpenClass model;
  private final Classes classes;
  private final PageChoice pages;
  private final List<ClassPart> parts;
  private final Columns columns;
  private @Nullable ClassesPage page;

  /**
   * How the columns of the table of students are kept.
   *
   * @param remembered as the person left them
   * @param remember called whenever the person changes them
   */
  public record Columns(
      Supplier<List<ColumnSettings>> remembered, Consumer<List<ColumnSettings>> remember) {}

  /**
   * @param parts what the page consists of besides the classes and their students, in the order in
   *     which it is shown
   * @param pages leads to classes
   * @param javaFxThread {@code Platform::runLater}
   */
  public ClassesFeature(
      DashboardModel dashboard,
      Classes classes,
      List<ClassPart> parts,
      Columns columns,
      PageChoice pages,
      Executor javaFxThread) {
    this.parts = List.copyOf(parts);
    this.columns = columns;
    model = new OpenClass(dashboard, classes, javaFxThread);
    this.classes = classes;
    this.pages = pages;
    pages.onClass(this::lead);
  }

  private void lead(ClassKey key) {
    model.lead(key);
    pages.show(PAGE);
    page().requestFocus();
  }

  private void lead(ClassKey key, StudentId student) {
    model.lead(key, student);
    pages.show(PAGE);
    page().requestFocus();
  }

  @Override
  public List<Offer> destinations() {
    return classes
        .view()
        .classes()
        .flatMap(seen -> Stream.concat(Stream.of(destination(seen)), students(seen)))
        .toList();
  }

  @Override
  public List<Menu> selectedMenus() {
    ClassView seen = model.classProperty().get();
    if (seen == null || page == null || page.getScene() == null) {
      return List.of();
    }
    List<Menu> menus = new ArrayList<>();
    List<Student> chosen = model.selectedProperty().get();
    if (!chosen.isEmpty()) {
      String name =
          chosen.size() == 1
              ? chosen.getFirst().name()
              : text("classes.found.students", chosen.size());
      menus.add(
          Menus.menu(
              "students",
              name,
              parts.stream()
                  .flatMap(part -> part.studentItems(seen.key(), chosen).stream())
                  .toList()));
    }
    menus.add(
        Menus.menu(
            "class",
            seen.trainingClass().name(),
            parts.stream().flatMap(part -> part.classItems(seen).stream()).toList()));
    return menus;
  }

  private Offer destination(ClassView seen) {
    return new Offer(
        "class-" + seen.key().id().value(),
        Glyph.SCHOOL,
        seen.trainingClass().name(),
        text("classes.found.class"),
        null,
        false,
        false,
        () -> lead(seen.key()));
  }

  private Stream<Offer> students(ClassView seen) {
    return seen.students() == null
        ? Stream.empty()
        : seen.students().list().stream()
            .map(student ->
                new Offer(
                    "student-" + student.id().value(),
                    Glyph.PERSON,
                    student.name(),
                    text("classes.found.student", seen.trainingClass().name()),
                    null,
                    false,
                    false,
                    () -> lead(seen.key(), student.id())));
  }

  /** The class that the page shows. */
  public OpenClass open() {
    return model;
  }

  @Override
  public List<Page> pages() {
    return List.of(
        new Page(
            PAGE,
            text("page.classes"),
            this::page,
            new Page.PageFilter(model.filterTextProperty(), text("classes.students.filter")),
            () -> page().detailsPlace()));
  }

  private ClassesPage page() {
    if (page == null) {
      page = new ClassesPage(model, parts, columns);
    }
    return page;
  }

  @Override
  public void addBanners(ObservableList<Banner> banners) {
    parts.forEach(part -> part.addBanners(banners));
  }

  @Override
  public List<Shortcut> shortcuts() {
    return parts.stream().flatMap(part -> part.shortcuts().stream()).toList();
  }

  @Override
  public @Nullable String linkOn(String shown) {
    ClassView seen = model.classProperty().get();
    return seen == null || !shown.equals(PAGE)
        ? null
        : new Destination.OfClass(seen.key().id()).written();
  }

  @Override
  public void refreshed() {
    if (page != null) {
      page.applyOrder();
    }
  }

  @Override
  public void settingsChanged() {
    parts.forEach(ClassPart::settingsChanged);
  }

  @Override
  public void close() {
    parts.forEach(ClassPart::close);
    model.close();
  }
}
