package envwatch.ui.training.check;

import static envwatch.words.Messages.text;

import envwatch.model.Machine;
import envwatch.model.training.ClassKey;
import envwatch.probe.ProbedMachine;
import envwatch.training.check.CheckKnowledge;
import envwatch.training.check.CheckResult;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FileExport;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.Offer;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.shell.Shortcut;
import envwatch.ui.training.ClassMark;
import envwatch.ui.training.ClassOrders;
import envwatch.ui.training.ClassPart;
import envwatch.ui.training.OpenClass;
import envwatch.util.Time;
import envwatch.watch.ClassView;
import envwatch.watch.Classes;
import envwatch.watch.WatchAccess;
import envwatch.words.CheckWords;
import envwatch.words.PlainText;
import java.time.Instant;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * Checks classes before they start, and tells of environments that still run after them. The view
 * is built when the page is first shown; before that it only follows which classes are near.
 */
public final class CheckPart implements ClassPart {
  private final DashboardModel dashboard;
  private final Classes classes;
  private final SecretClipboard clipboard;
  private final FileExport export;
  private final BackgroundWork background;
  private final ClassChecks checks;
  private final LeftRunningFinder lights;
  private final Fixes remedies;
  private @Nullable OpenClass open;
  private @Nullable CheckPane pane;
  private @Nullable LeftRunningBanners over;
  private @Nullable ClassKey shown;

  /**
   * What checks are made from, and what they lead to.
   *
   * @param asking asks machines whether they answer from here; returns at once
   * @param requests runs what blocks: one virtual thread per task
   * @param javaFxThread {@code Platform::runLater}
   */
  public record Services(
      Classes classes,
      WatchAccess watch,
      CheckKnowledge knowledge,
      Time time,
      ClassOrders orders,
      WebAccess web,
      Function<List<Machine>, List<CompletableFuture<ProbedMachine>>> asking,
      SecretClipboard clipboard,
      FileExport export,
      Executor requests,
      Executor javaFxThread) {}

  public CheckPart(DashboardModel dashboard, Services services) {
    this.dashboard = dashboard;
    classes = services.classes();
    clipboard = services.clipboard();
    export = services.export();
    background = new BackgroundWork(services.requests(), services.javaFxThread());
    checks =
        new ClassChecks(
            services.classes(),
            services.watch(),
            services.knowledge(),
            services.time(),
            services.asking(),
            background);
    lights = new LeftRunningFinder(services.classes(), services.watch(), background);
    remedies = new Fixes(services.orders(), services.web());
    dashboard.worldProperty().addListener(property -> changed());
    dashboard.historyProperty().addListener(property -> changed());
    dashboard.nowProperty().addListener((property, before, now) -> timePassed(now));
    checks.statusesProperty().addListener(property -> show());
    lights.leftOnProperty().addListener(property -> showLights());
  }

  private void changed() {
    checks.changed();
    lights.changed();
  }

  private void timePassed(Instant now) {
    checks.timePassed(now, shown);
    lights.timePassed(now);
    if (pane != null) {
      pane.timePassed();
    }
  }

  @Override
  public List<Region> classButtons(OpenClass opened) {
    Button button = new Button(text("check.button"), new Icon(Glyph.FACT_CHECK));
    button.setId("check-button");
    button.getStyleClass().add("compact");
    button.setMinWidth(Region.USE_PREF_SIZE);
    Controls.tip(button, Keys.CHECK.tip(text("check.button.tip")));
    button.setOnAction(event -> checkOpen());
    opened.classProperty().subscribe(seen -> button.setDisable(seen == null || seen.gone()));
    return List.of(button);
  }

  @Override
  public List<Node> aboveStudents(OpenClass opened) {
    open = opened;
    CheckPane view =
        new CheckPane(
            opened, remedies, dashboard.nowProperty(), clipboard, export, this::askFromHere);
    pane = view;
    opened.classProperty().subscribe(this::showOther);
    opened.mark(marks());
    return List.of(view);
  }

  @Override
  public void fitAboveStudents(double height, double room) {
    if (pane != null) {
      pane.share(height, room);
    }
  }

  @Override
  public void addBanners(ObservableList<Banner> banners) {
    over = new LeftRunningBanners(remedies, banners, classes::view);
    showLights();
  }

  private void showLights() {
    if (over != null) {
      over.show(lights.leftOnProperty().get());
    }
  }

  private void showOther(@Nullable ClassView seen) {
    ClassKey key = seen == null ? null : seen.key();
    boolean other = key == null ? shown != null : !key.equals(shown);
    shown = key;
    if (pane != null) {
      CheckStatus status = key == null ? CheckStatus.NONE : checks.status(key);
      if (other) {
        pane.begin(status);
      }
    }
  }

  private void show() {
    if (pane != null && shown != null) {
      pane.show(checks.status(shown));
    }
    if (open != null) {
      open.mark(marks());
    }
  }

  /** The verdicts of classes that start soon, for the list of classes. */
  private Map<ClassKey, ClassMark> marks() {
    Map<ClassKey, ClassMark> marks = new HashMap<>();
    checks
        .statusesProperty()
        .get()
        .forEach((key, status) -> {
          CheckResult result = status.result();
          if (result != null && soon(result)) {
            marks.put(
                key,
                new ClassMark(
                    result.verdict().level(),
                    PlainText.line(CheckWords.verdict(result, ZoneId.systemDefault()))));
          }
        });
    return marks;
  }

  private static boolean soon(CheckResult result) {
    Instant start = result.start();
    return start != null
        && result.at().isBefore(start.plus(ClassChecks.STARTED))
        && !result.at().isBefore(start.minus(ClassChecks.NEAR));
  }

  private void checkOpen() {
    if (shown != null) {
      checks.check(shown);
    }
  }

  private void askFromHere() {
    if (shown != null) {
      checks.askFromHere(shown);
    }
  }

  private void fixSelected() {
    Offer offer = open == null ? null : open.fixOfSelected();
    if (offer != null && offer.possible()) {
      offer.run().run();
    }
  }

  @Override
  public List<Shortcut> shortcuts() {
    return List.of(
        Shortcut.inWindow(Keys.CHECK, this::checkOpen),
        Shortcut.inWindow(Keys.FIX, this::fixSelected));
  }

  /** What can be done may have changed with them. */
  @Override
  public void settingsChanged() {
    if (pane != null) {
      pane.offersChanged();
    }
    showLights();
  }

  @Override
  public void close() {
    checks.close();
    lights.close();
    background.close();
  }
}
