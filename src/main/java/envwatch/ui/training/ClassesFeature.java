package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.model.training.ClassKey;
import envwatch.settings.WindowSettings.ColumnSettings;
import envwatch.ui.kit.Banner;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Page;
import envwatch.ui.shell.PageChoice;
import envwatch.ui.shell.Shortcut;
import envwatch.watch.Classes;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** Classes and their students: a page, built when it is shown first. */
public final class ClassesFeature implements Feature {
  public static final String PAGE = "page-classes";

  private final OpenClass model;
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
    pages.onClass(key -> lead(pages, key));
  }

  private void lead(PageChoice pages, ClassKey key) {
    model.lead(key);
    pages.show(PAGE);
    page().requestFocus();
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
