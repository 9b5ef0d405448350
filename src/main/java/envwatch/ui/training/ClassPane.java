package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.model.EnvironmentKey;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.model.EnvironmentRow;
import envwatch.watch.ClassView;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/**
 * The class that is open: its facts, its students, and the environment of the selected one. Where
 * the window is too low for all of it, it is scrolled: nothing is squeezed or cut.
 */
final class ClassPane extends ScrollPane {
  /** In rows. */
  private static final int LEAST_STUDENTS = 3;

  /** So many rows are in sight before the details take more than they need. */
  private static final int STUDENTS = 10;

  /** What is told of a check that may come, in ems: the line between the parts stays then. */
  private static final double CHECK = 10;

  /** Of a high window they have more. */
  private static final double SHARE = 0.6;

  /** The header of the table, in rows. */
  private static final double HEADER = 1.2;

  /** In ems: title, buttons and the first lines of an environment. */
  private static final double LEAST_DETAILS = 7.7;

  private static final double DIVIDER = 8;

  private final OpenClass model;
  private final List<ClassPart> parts;
  private final StudentTable students;
  private final StackPane details = new StackPane();
  private final Label unwatched = Controls.wrapped("");
  private final Label ordinary = new Label();
  private final ClassHead head;
  private final StudentsBar bar;
  private final VBox above;
  private final SplitPane split = new SplitPane();
  private Asked asked = new Asked("", false);

  /** What a person asked the table for; done at once, also while its order is kept. */
  private record Asked(String filter, boolean ready) {}

  ClassPane(OpenClass model, List<ClassPart> parts, ClassesFeature.Columns columns) {
    this.model = model;
    this.parts = parts;
    Controls.withoutPicture(this);
    setId("class-pane");
    getStyleClass().add("class-pane");
    setMinWidth(0);
    setMinHeight(0);
    setFitToWidth(true);
    setFitToHeight(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setFocusTraversable(false);
    split.setOrientation(Orientation.VERTICAL);
    split.setMinWidth(0);
    students =
        new StudentTable(
            model.dashboard().nowProperty(),
            model.problemsProperty(),
            columns.remembered().get(),
            columns.remember());
    head = new ClassHead(model, parts, newOnTop());
    TableView<StudentRow> table = students.table();
    table.setPlaceholder(new StudentsPlaceholder(model));
    table.minHeightProperty().bind(table.fixedCellSizeProperty().multiply(LEAST_STUDENTS + HEADER));
    table.setPrefHeight(0);
    VBox.setVgrow(table, Priority.ALWAYS);
    bar = new StudentsBar(model, parts);
    above = new Above(head);
    parts.forEach(part -> above.getChildren().addAll(part.aboveStudents(model)));
    above.getChildren().addAll(bar, table, unwatched);
    above.getStyleClass().add("class-students");
    unwatched.setId("student-unwatched");
    unwatched.getStyleClass().add("student-unwatched");
    split.getItems().setAll(above);
    setContent(split);
    followFont();
    follow(table);
  }

  /** Where it appears it moves nothing. */
  private Hyperlink newOnTop() {
    Hyperlink link = new Hyperlink();
    link.setId("students-new-on-top");
    link.setMinWidth(USE_PREF_SIZE);
    Controls.tip(link, text("classes.new-on-top.tip"));
    link.setOnAction(event -> students.applyOrder());
    students
        .newOnTopProperty()
        .subscribe(count -> {
          link.setText(text("chip.new-on-top", count));
          Controls.show(link, count.intValue() > 0);
        });
    return link;
  }

  private void followFont() {
    ordinary.fontProperty().subscribe(font -> fit(font));
    heightProperty().subscribe(height -> fit());
    split.getItems().addListener((ListChangeListener<Node>) change -> fit());
    Controls.show(ordinary, false);
    above.getChildren().add(ordinary);
  }

  private void fit(Font font) {
    students.fit(font);
    details.setMinHeight(LEAST_DETAILS * font.getSize());
    fit();
  }

  private void fit() {
    // Whether or not the details are shown: what is above the students moves none of them.
    double height = getHeight() - details.getMinHeight() - DIVIDER;
    double width = split.getWidth();
    double room =
        height
            - head.minHeight(width)
            - bar.minHeight(width)
            - rows(STUDENTS)
            - unwatched.minHeight(width);
    parts.forEach(part -> part.fitAboveStudents(height, room));
  }

  private boolean showsDetails() {
    return split.getItems().contains(details);
  }

  /** Words wrap: how much height is needed at least depends on the width. */
  @Override
  protected void layoutChildren() {
    double needed = above.minHeight(getViewportBounds().getWidth());
    split.setMinHeight(showsDetails() ? needed + DIVIDER + details.getMinHeight() : needed);
    super.layoutChildren();
  }

  private void follow(TableView<StudentRow> table) {
    model.studentsProperty().subscribe(this::show);
    model.classProperty().subscribe((before, now) -> classChanged(before, now));
    table
        .getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<StudentRow>) change -> selectionChanged());
    table.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::openMenu);
    table.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    model.dashboard().selectedProperty().subscribe(row -> showBelow());
  }

  private void show(StudentRows newest) {
    students.show(newest);
    Asked now = new Asked(model.filterTextProperty().get(), model.readyShownProperty().get());
    if (!now.equals(asked)) {
      asked = now;
      students.applyOrder();
    }
    model.takeAwaited(newest.rows()).forEach(students.table().getSelectionModel()::select);
    selectionChanged();
  }

  private void classChanged(@Nullable ClassView before, @Nullable ClassView now) {
    if (before == null || now == null || !before.key().equals(now.key())) {
      students.table().getSelectionModel().clearSelection();
      students.clear();
      students.table().scrollTo(0);
      fit();
    }
  }

  private void selectionChanged() {
    if (students.arranging()) {
      return;
    }
    List<StudentRow> chosen = students.selected();
    model.selected(chosen.stream().map(StudentRow::student).toList());
    StudentRow row = shownRow();
    EnvironmentRow environment = row == null ? null : model.environment(row.environment());
    if (environment != null && model.dashboard().selectedProperty().get() != environment) {
      model.dashboard().select(environment.key());
    }
    showBelow();
  }

  /** The student chosen last; null for none. */
  private @Nullable StudentRow shownRow() {
    List<StudentRow> selected = students.selected();
    StudentRow last = students.table().getSelectionModel().getSelectedItem();
    return selected.isEmpty() ? null : selected.contains(last) ? last : selected.getLast();
  }

  /** The details are those of the selected student's environment, or are not shown at all. */
  private void showBelow() {
    StudentRow row = shownRow();
    EnvironmentRow environment = row == null ? null : model.environment(row.environment());
    boolean watched =
        environment != null && model.dashboard().selectedProperty().get() == environment;
    boolean told = row != null && !watched;
    unwatched.setText(row == null || watched ? "" : unwatched(row.environment(), row.name()));
    Controls.show(unwatched, told);
    if (!watched) {
      split.getItems().remove(details);
    } else if (!showsDetails()) {
      split.getItems().add(details);
      divide();
    }
  }

  /** So many students as are worth it, and the rest for the details. */
  private void divide() {
    double height = split.getHeight() - DIVIDER;
    double width = split.getWidth();
    double ofCheck = CHECK * ordinary.getFont().getSize();
    double others =
        Math.max(
            above.prefHeight(width) - students.table().minHeight(-1),
            head.prefHeight(width) + bar.prefHeight(width) + ofCheck);
    double wanted = Math.max(others + rows(STUDENTS), height * SHARE);
    double most = height - details.getMinHeight();
    split.setDividerPositions(Math.min(wanted, most) / Math.max(1, height));
  }

  /** As high as these rows and the header of the table. */
  private double rows(int count) {
    return students.table().getFixedCellSize() * (count + HEADER);
  }

  private static String unwatched(@Nullable EnvironmentKey environment, String name) {
    return environment == null
        ? text("classes.student.no-environment", name)
        : text("classes.student.unwatched", environment.environment().value(), name);
  }

  private void openMenu(ContextMenuEvent event) {
    ClassView seen = model.classProperty().get();
    List<StudentRow> selected = students.selected();
    if (seen == null || selected.isEmpty()) {
      return;
    }
    var chosen = selected.stream().map(StudentRow::student).toList();
    List<MenuItem> items =
        parts.stream().flatMap(part -> part.studentItems(seen.key(), chosen).stream()).toList();
    if (!items.isEmpty()) {
      ContextMenu menu = new ContextMenu();
      menu.getItems().setAll(Menus.arranged(items));
      students.holdFor(menu);
      menu.show(students.table(), event.getScreenX(), event.getScreenY());
      event.consume();
    }
  }

  private void pressed(KeyEvent event) {
    StudentRow row = shownRow();
    EnvironmentRow environment = row == null ? null : model.environment(row.environment());
    if (Keys.DETAILS.matches(event) && environment != null) {
      event.consume();
      details.lookup("#machines").requestFocus();
    }
  }

  /** Lets all students go to their places once. */
  void applyOrder() {
    students.applyOrder();
  }

  Pane detailsPlace() {
    return details;
  }

  /**
   * The table takes the keyboard, on the first student. Nobody is selected by that: the details
   * would take their room from the students before anybody asked for them.
   */
  @Override
  public void requestFocus() {
    TableView<StudentRow> table = students.table();
    table.requestFocus();
    if (table.getSelectionModel().isEmpty() && !table.getItems().isEmpty()) {
      table.getFocusModel().focus(0);
    }
  }

  /** Asked without a width, as a split pane does, it is as high as its words are when they wrap. */
  private static final class Above extends VBox {
    Above(Node... parts) {
      super(parts);
    }

    @Override
    protected double computeMinHeight(double width) {
      return super.computeMinHeight(width < 0 && getWidth() > 0 ? getWidth() : width);
    }
  }
}
