package envwatch.ui.training;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.actions.Desk;
import envwatch.model.ActionKind;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.ui.actions.EnvironmentActions;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Menus;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import envwatch.watch.ClassView;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** Acting on students and classes: buttons, menus, questions and results. */
public final class ClassActions implements ClassPart {
  private final DashboardModel model;
  private final Desk desk;
  private final EnvironmentActions environments;
  private final ClassOrders orders;
  private final Executor javaFxThread;
  private final SecretClipboard clipboard;
  private final PasswordReveal<ClassKey> reveal;
  private final FileExport export;
  private final ClassPart calls;
  private @Nullable Buttons buttons;
  private @Nullable OpenClass open;
  private @Nullable Subscription batches;

  /** Made when the page is built. */
  private record Buttons(StackPane resume, StackPane suspend, StackPane link) {}

  /**
   * @param environments acts on environments that the account watches
   * @param calls items that show what the actions send
   * @param javaFxThread {@code Platform::runLater}
   */
  public ClassActions(
      DashboardModel model,
      Desk desk,
      EnvironmentActions environments,
      ClassOrders orders,
      SecretClipboard clipboard,
      PasswordReveal<ClassKey> reveal,
      FileExport export,
      ClassPart calls,
      Executor javaFxThread) {
    this.model = model;
    this.desk = desk;
    this.environments = environments;
    this.clipboard = clipboard;
    this.reveal = reveal;
    this.export = export;
    this.calls = calls;
    this.javaFxThread = javaFxThread;
    this.orders = orders;
  }

  @Override
  public List<Region> classButtons(OpenClass shown) {
    open = shown;
    MenuButton whole = new MenuButton(text("classes.whole"));
    whole.setId("class-actions");
    whole.setAccessibleText(text("classes.whole"));
    whole.setMinWidth(Region.USE_PREF_SIZE);
    whole.getStyleClass().add("compact");
    Controls.tip(whole, text("classes.whole.tip"));
    Runnable fill = () -> whole.getItems().setAll(wholeItems());
    fill.run();
    whole.setOnShowing(event -> fill.run());
    return List.of(whole);
  }

  @Override
  public List<Region> classSecrets(OpenClass shown) {
    return List.of(new ClassPassword(shown, reveal, clipboard));
  }

  private List<MenuItem> wholeItems() {
    ClassView seen = open == null ? null : open.classProperty().get();
    if (seen == null) {
      return List.of();
    }
    List<MenuItem> items = new ArrayList<>(classItems(seen));
    items.addAll(calls.classItems(seen));
    return Menus.deletingLast(items);
  }

  @Override
  public List<MenuItem> classItems(ClassView seen) {
    return new ClassOffers(model, environments, orders, seen)
        .all().stream().map(Offer::item).toList();
  }

  @Override
  public List<Region> studentButtons(OpenClass shown) {
    open = shown;
    MenuButton more = new MenuButton(null, new Icon(Glyph.MORE_HORIZ));
    more.setId("students-more");
    more.getStyleClass().addAll("compact", "no-arrow");
    more.setAccessibleText(text("action.more.tip"));
    more.setMinWidth(Region.USE_PREF_SIZE);
    Controls.tip(more, text("action.more.tip"));
    Runnable fill = () -> more.getItems().setAll(moreItems());
    fill.run();
    more.setOnShowing(event -> fill.run());
    Buttons made =
        new Buttons(Offer.button("resume"), Offer.button("suspend"), Offer.button("copy-link"));
    buttons = made;
    shown.selectedProperty().subscribe(students -> refresh());
    shown.classProperty().subscribe(seen -> refresh());
    model.worldProperty().subscribe(world -> refresh());
    batches = desk.subscribe(new NewestOnly<>(javaFxThread, all -> refresh()));
    return List.of(made.resume(), made.suspend(), made.link(), more, exporting(shown));
  }

  private Button exporting(OpenClass shown) {
    Button button = new Button(text("classes.export"), new Icon(Glyph.SAVE_ALT));
    button.setId("students-export");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.getStyleClass().addAll(Styles.FLAT, "compact");
    Controls.tip(button, text("classes.export.tip"));
    button.setOnAction(event -> {
      ClassView seen = shown.classProperty().get();
      if (seen != null) {
        export.save(
            text("classes.export.file"),
            StudentCsv.of(seen, shown.studentsProperty().get().rows()));
      }
    });
    return button;
  }

  private List<MenuItem> moreItems() {
    ClassView seen = open == null ? null : open.classProperty().get();
    if (open == null || seen == null) {
      return List.of();
    }
    List<Student> selected = open.selectedProperty().get();
    List<MenuItem> items = new ArrayList<>(studentItems(seen.key(), selected));
    items.addAll(calls.studentItems(seen.key(), selected));
    return Menus.deletingLast(items);
  }

  private void refresh() {
    ClassView seen = open == null ? null : open.classProperty().get();
    if (open != null && seen != null && buttons != null) {
      StudentOffers offers =
          new StudentOffers(model, environments, orders, seen, open.selectedProperty().get());
      offers.resume().show(buttons.resume());
      offers.ofEnvironment(ActionKind.SUSPEND_ENVIRONMENT).show(buttons.suspend());
      offers.links().copy().show(buttons.link());
    }
  }

  @Override
  public List<MenuItem> studentItems(ClassKey trainingClass, List<Student> students) {
    ClassView seen = open == null ? null : open.classProperty().get();
    if (seen == null || !seen.key().equals(trainingClass)) {
      return List.of();
    }
    List<MenuItem> items = new ArrayList<>();
    for (Offer offer : new StudentOffers(model, environments, orders, seen, students).all()) {
      if (offer.id().equals("copy-link")) {
        items.add(new SeparatorMenuItem());
      }
      items.add(offer.item());
    }
    return items;
  }

  @Override
  public void settingsChanged() {
    refresh();
  }

  @Override
  public void close() {
    if (batches != null) {
      batches.close();
    }
  }
}
