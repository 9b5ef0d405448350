package envwatch.ui.training;

import static envwatch.words.Messages.text;

import envwatch.actions.ActionService;
import envwatch.links.Destination;
import envwatch.model.ActionKind;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Student;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Menus;
import envwatch.ui.kit.Offer;
import envwatch.ui.kit.OfferButton;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.CopyItem;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.util.NewestOnly;
import envwatch.util.Subscription;
import envwatch.watch.ClassView;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** Acting on students and classes: buttons, menus, questions and results. */
public final class ClassActions implements ClassPart {
  private final DashboardModel model;
  private final ActionService actionService;
  private final ClassOrders orders;
  private final Executor javaFxThread;
  private final SecretClipboard clipboard;
  private final PasswordReveal<ClassKey> reveal;
  private final FileExport export;
  private final ClassPart calls;
  private @Nullable OpenClass open;
  private @Nullable Subscription batches;

  /** Shows what the buttons offer now; there are none before the page is built. */
  private Runnable refresh = () -> {};

  /**
   * @param calls items that show what the actions send
   * @param javaFxThread {@code Platform::runLater}
   */
  public ClassActions(
      DashboardModel model,
      ActionService actionService,
      ClassOrders orders,
      SecretClipboard clipboard,
      PasswordReveal<ClassKey> reveal,
      FileExport export,
      ClassPart calls,
      Executor javaFxThread) {
    this.model = model;
    this.actionService = actionService;
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
    Controls.tip(whole, text("classes.whole.tip"));
    fill(whole, seen -> Stream.of(classItems(seen), calls.classItems(seen)));
    return List.of(whole);
  }

  /** Fills a menu for the class that is shown, each time it opens. */
  private void fill(MenuButton menu, Function<ClassView, Stream<List<MenuItem>>> items) {
    menu.setMinWidth(Region.USE_PREF_SIZE);
    menu.getStyleClass().add("compact");
    Runnable fill =
        () -> {
          ClassView seen = seen();
          Stream<List<MenuItem>> all = seen == null ? Stream.of() : items.apply(seen);
          menu.getItems().setAll(Menus.arranged(all.flatMap(List::stream).toList()));
        };
    fill.run();
    menu.setOnShowing(event -> fill.run());
  }

  private @Nullable ClassView seen() {
    return open == null ? null : open.classProperty().get();
  }

  @Override
  public List<Region> classSecrets(OpenClass shown) {
    return List.of(new ClassPassword(shown, reveal, clipboard));
  }

  @Override
  public List<MenuItem> classItems(ClassView seen) {
    MenuItem link =
        CopyItem.of(
            text("menu.copy.link"), new Destination.OfClass(seen.key().id()).written(), clipboard);
    link.setId("copy-link");
    return Stream.concat(
            new ClassOffers(orders, seen).all().stream().map(Offer::item),
            Stream.of(Menus.with(Keys.COPY_LINK, link)))
        .toList();
  }

  @Override
  public List<Region> studentButtons(OpenClass shown) {
    open = shown;
    MenuButton more = new MenuButton(null, new Icon(Glyph.MORE_HORIZ));
    more.setId("students-more");
    more.getStyleClass().add("no-arrow");
    more.setAccessibleText(text("action.more.tip"));
    Controls.tip(more, text("action.more.tip"));
    fill(
        more,
        seen -> {
          List<Student> selected = shown.selectedProperty().get();
          return Stream.of(
              studentItems(seen.key(), selected),
              calls.studentItems(seen.key(), selected),
              List.of(new SeparatorMenuItem(), exporting(shown)));
        });
    OfferButton resume = new OfferButton("students-resume");
    OfferButton suspend = new OfferButton("students-suspend");
    refresh =
        () -> {
          ClassView seen = shown.classProperty().get();
          if (seen != null) {
            StudentOffers offers = new StudentOffers(orders, seen, shown.selectedProperty().get());
            resume.show(offers.resume());
            suspend.show(offers.ofEnvironment(ActionKind.SUSPEND_ENVIRONMENT));
          }
        };
    shown.selectedProperty().subscribe(refresh);
    shown.classProperty().subscribe(refresh);
    model.worldProperty().subscribe(refresh);
    batches = actionService.subscribe(new NewestOnly<>(javaFxThread, all -> refresh.run()));
    refresh.run();
    return List.of(resume, suspend, more);
  }

  private MenuItem exporting(OpenClass shown) {
    return Menus.item(
        "item-export",
        text("classes.export"),
        () -> {
          ClassView seen = shown.classProperty().get();
          if (seen != null) {
            export.saveTable(
                text("classes.export.file"),
                seen.trainingClass().name(),
                model.nowProperty().get(),
                StudentCsv.of(seen, shown.studentsProperty().get().rows()));
          }
        });
  }

  @Override
  public List<MenuItem> studentItems(ClassKey trainingClass, List<Student> students) {
    ClassView seen = seen();
    if (seen == null || !seen.key().equals(trainingClass)) {
      return List.of();
    }
    List<MenuItem> items = new ArrayList<>();
    for (Offer offer : new StudentOffers(orders, seen, students).all()) {
      if (offer.id().equals("copy-link")) {
        items.add(new SeparatorMenuItem());
      }
      items.add(offer.item());
    }
    return items;
  }

  @Override
  public void settingsChanged() {
    refresh.run();
  }

  @Override
  public void close() {
    if (batches != null) {
      batches.close();
    }
  }
}
