package envwatch.ui.training.edit;

import envwatch.actions.FakeWorld;
import envwatch.model.Choice;
import envwatch.model.training.Instructor;
import envwatch.model.training.InstructorId;
import envwatch.model.training.TrainingAction;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.training.FakeTrainingService;
import envwatch.ui.choices.Lookups;
import envwatch.ui.kit.Appearance;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.training.edit.ChangeSender.Change;
import envwatch.ui.training.edit.ChangeSender.Result;
import envwatch.watch.FakeTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.awaitility.Awaitility;
import org.awaitility.core.ThrowingRunnable;

/** A form over a window, with a service and an action service that the test sets. */
public final class OpenForm implements AutoCloseable {
  public final FakeWorld world = new FakeWorld(new FakeTime());
  public final FakeTrainingService service = world.service.training;
  public final Sender sender = new Sender();
  public final List<Result.Accepted> done = new CopyOnWriteArrayList<>();
  private final Stage owner;

  /** Notes down what it is given, and answers when the test says so. */
  public static final class Sender implements ChangeSender {
    public final List<Change> sent = new CopyOnWriteArrayList<>();
    private final List<Consumer<Result>> waiting = new ArrayList<>();
    private Optional<String> obstacle = Optional.empty();
    private volatile boolean stopped;

    /** Nothing can be sent from now on, for this reason. */
    public void hinder(String why) {
      obstacle = Optional.of(why);
    }

    @Override
    public Optional<String> obstacle() {
      return obstacle;
    }

    @Override
    public void send(Change change, Consumer<Result> receiver) {
      sent.add(change);
      waiting.add(receiver);
    }

    @Override
    public Runnable sendAll(List<Change> changes, BiConsumer<Change, Result> receiver) {
      changes.forEach(change -> send(change, result -> receiver.accept(change, result)));
      return () -> stopped = true;
    }

    /** Whether nothing more is to be sent. */
    public boolean stopped() {
      return stopped;
    }

    public TrainingAction newest() {
      return sent.getLast().action();
    }

    /** Answers what was sent first and has no answer yet. */
    public void answerNext(Result result) {
      OnJavaFx.run(() -> waiting.removeFirst().accept(result));
    }

    /** Answers what was sent last. */
    public void answer(Result result) {
      OnJavaFx.run(() -> waiting.removeLast().accept(result));
    }
  }

  public OpenForm() {
    this(new AppearanceSettings(Theme.LIGHT, 14));
  }

  public OpenForm(AppearanceSettings appearance) {
    service
        .choices("projects", new Choice("PR1", "Customer training"), new Choice("PR2", "Partners"))
        .choices(
            "blueprints", new Choice("BP1", "Kubernetes 1.35"), new Choice("BP2", "Linux basics"))
        .choices(
            "policies",
            new Choice("PO1", "Eight hours, two weeks"),
            new Choice("PO2", "Three days"))
        .choices("regions", new Choice("REGION1", "Europe"), new Choice("REGION2", "US East"))
        .choices("countries", new Choice("DE", "Germany"), new Choice("PT", "Portugal"))
        .choices(
            "time zones",
            new Choice("Eastern Standard Time", "(UTC-05:00) Eastern Time (US & Canada)"),
            new Choice("W. Europe Standard Time", "(UTC+01:00) Amsterdam, Berlin, Bern, Rome"))
        .instructorChoices(
            new Instructor(new InstructorId("VP1"), "Anna Berg", "anna@example.com"),
            new Instructor(new InstructorId("VP2"), "Ben Costa", "ben@example.com"));
    owner =
        OnJavaFx.call(() -> {
          Stage stage = new Stage();
          Scene scene = new Scene(new Pane(), 1000, 650);
          new Appearance(appearance).dress(scene);
          stage.setScene(scene);
          stage.show();
          return stage;
        });
  }

  public Lookups lookups() {
    return new Lookups(world, FakeWorld.ACCOUNT, OnJavaFx::runInPlace);
  }

  /** Opens a dialog over the window. */
  public OpenForm open(BiConsumer<Stage, OpenForm> opening) {
    OnJavaFx.run(() -> opening.accept(owner, this));
    return this;
  }

  public Stage owner() {
    return owner;
  }

  /** Whether a dialog is open. */
  public boolean isOpen() {
    return OnJavaFx.call(() -> dialog().isPresent());
  }

  private Optional<Stage> dialog() {
    return Window.getWindows().stream()
        .filter(window -> window instanceof Stage stage && stage.getOwner() == owner)
        .map(Stage.class::cast)
        .reduce((first, last) -> last);
  }

  public Scene scene() {
    return OnJavaFx.call(() -> dialog().orElseThrow().getScene());
  }

  public Node node(String id) {
    Node node = OnJavaFx.call(() -> dialog().orElseThrow().getScene().lookup("#" + id));
    if (node == null) {
      throw new AssertionError("there is no " + id);
    }
    return node;
  }

  public void type(String id, String text) {
    OnJavaFx.run(() -> ((TextInputControl) node(id)).setText(text));
  }

  public String typed(String id) {
    return OnJavaFx.call(() -> ((TextInputControl) node(id)).getText());
  }

  public void press(String id) {
    OnJavaFx.run(() -> ((ButtonBase) node(id)).fire());
  }

  /** Presses a key in a field. */
  public void key(String id, KeyCode code) {
    OnJavaFx.run(() ->
        node(id)
            .fireEvent(
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false)));
  }

  @SuppressWarnings("unchecked")
  private ComboBox<Choice> box(String id) {
    return (ComboBox<Choice>) node(id);
  }

  public void choose(String id, String name) {
    OnJavaFx.run(() ->
        box(id)
            .setValue(
                box(id).getItems().stream()
                    .filter(one -> one.name().startsWith(name))
                    .findFirst()
                    .orElseThrow()));
  }

  /** The name of what is chosen; empty for nothing. */
  public String chosen(String id) {
    return OnJavaFx.call(() -> {
      Choice chosen = box(id).getValue();
      return chosen == null ? "" : chosen.name();
    });
  }

  public List<String> offered(String id) {
    return OnJavaFx.call(() -> box(id).getItems().stream().map(Choice::name).toList());
  }

  public String words(String id) {
    return OnJavaFx.call(() -> ((Label) node(id)).getText());
  }

  /** What stands beside the field; empty when nothing does. */
  public String problemOf(String id) {
    Node node = node(id);
    return OnJavaFx.call(() -> {
      Node cell = node;
      while (!cell.getStyleClass().contains("form-cell")) {
        cell = cell.getParent();
      }
      Label problem = (Label) cell.lookup(".form-problem");
      return problem.isVisible() ? problem.getText() : "";
    });
  }

  public boolean disabled(String id) {
    return OnJavaFx.call(() -> node(id).isDisabled());
  }

  public boolean focused(String id) {
    return OnJavaFx.call(() -> node(id).getScene().getFocusOwner() == node(id));
  }

  public void await(ThrowingRunnable assertion) {
    Awaitility.await().atMost(Duration.ofSeconds(20)).untilAsserted(assertion);
  }

  @Override
  public void close() {
    OnJavaFx.run(() -> {
      List.copyOf(Window.getWindows()).stream()
          .filter(window -> window != owner)
          .forEach(Window::hide);
      owner.hide();
    });
  }
}
