package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.model.Choice;
import envwatch.model.Environment;
import envwatch.model.Snapshot;
import envwatch.ui.choices.ChoiceBoxes;
import envwatch.ui.choices.EditedText;
import envwatch.ui.choices.Lookups;
import envwatch.ui.choices.Options;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.LinesField;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a new environment on screen. What depends on the project or the blueprint is loaded
 * again whenever another one is chosen. Lives on the JavaFX thread.
 */
final class CreationForm {
  private static final int LINES = 2;

  private static final Comparator<Snapshot> DEFAULT_FIRST =
      Comparator.comparing(Snapshot::isDefault)
          .thenComparing(
              Snapshot::created, Comparator.nullsFirst(Comparator.<Instant>naturalOrder()))
          .reversed();

  private final CreationFields fields;
  private final String host;
  private final Form form = new Form();
  private final TextField name = new TextField();
  private final Options projects;
  private final Options blueprints;
  private final Options snapshots;
  private final Options policies;
  private final Options regions;
  private @Nullable String project;
  private @Nullable String blueprint;

  CreationForm(CreationFields fields, Lookups lookups) {
    this.fields = fields;
    host = lookups.host();
    projects = new Options(lookups, fields.project());
    blueprints = new Options(lookups, fields.blueprint(), text("creation.project-first"));
    snapshots = new Options(lookups, fields.snapshot(), text("creation.blueprint-first"));
    policies = new Options(lookups, fields.policy(), text("creation.blueprint-first"));
    regions = new Options(lookups, fields.region());
    fill();
  }

  private void fill() {
    add("name", name, fields.name(), fields::nameProblem);
    if (fields.detailed()) {
      LinesField description = new LinesField();
      description.setWrapText(true);
      description.setPrefRowCount(LINES);
      add("description", description, fields.description(), Optional::empty);
    }
    add("project", projects);
    add("blueprint", blueprints);
    add("snapshot", snapshots);
    add("policy", policies);
    if (fields.detailed()) {
      add("region", regions);
      add(
          "owner",
          new TextField(),
          fields.owner(),
          fields::ownerProblem,
          Form.hint(text("creation.owner.hint")));
    }
  }

  private void add(
      String called,
      TextInputControl control,
      EditedText value,
      Supplier<Optional<String>> check,
      Node... hints) {
    control.setId("creation-" + called);
    control.textProperty().bindBidirectional(value.typed());
    form.add("creation." + called, control, control, value.typed(), check, hints);
  }

  private void add(String called, Options options) {
    String id = "creation-" + called;
    ComboBox<?> box = ChoiceBoxes.of(options, id);
    form.add(
        "creation." + called,
        box,
        box,
        options.field().chosen(),
        () -> options.field().problem(true),
        ChoiceBoxes.trouble(options.state(), id, host, options::loadAgain));
  }

  /** Chooses what an environment has, wherever it is still offered under its name. */
  void choose(Environment like) {
    projects.preselect(name -> name.equals(like.project()));
    blueprints.preselect(name -> name.equals(like.blueprint()));
    snapshots.preselect(name ->
        like.snapshot() != null
            && (name.equals(like.snapshot()) || name.equals(defaultOne(like.snapshot()))));
    policies.preselect(name -> isPolicyOf(like, name));
    regions.preselect(name -> name.equals(like.region()));
  }

  /** With v2, environments name their policy in the form {@code Organization/Policy}. */
  private static boolean isPolicyOf(Environment like, String name) {
    String policy = like.policy();
    return policy != null && (policy.equals(name) || policy.endsWith("/" + name));
  }

  /** Begins to load. */
  void load() {
    fields.project().chosen().subscribe(this::loadOfProject);
    fields.blueprint().chosen().subscribe(this::loadOfBlueprint);
    snapshots
        .state()
        .subscribe(state -> {
          if (state instanceof Options.State.Loaded) {
            snapshots.chooseFirst();
          }
        });
    projects.load(service -> service.offers().projects());
    if (fields.detailed()) {
      regions.load(service -> service.offers().regions());
    }
  }

  private void loadOfProject() {
    String now = fields.project().id();
    if (Objects.equals(now, project)) {
      return;
    }
    project = now;
    blueprints.empty();
    if (now != null) {
      blueprints.load(service -> service.offers().blueprints(now));
    }
  }

  private void loadOfBlueprint() {
    String now = fields.blueprint().id();
    String of = project;
    if (Objects.equals(now, blueprint)) {
      return;
    }
    blueprint = now;
    snapshots.empty();
    policies.empty();
    if (now != null && of != null) {
      snapshots.load(service -> choices(service.offers().snapshots(of, now)));
      policies.load(service -> service.offers().policies(of, now));
    }
  }

  /** The default one first, then from the newest to the oldest. */
  private static List<Choice> choices(List<Snapshot> found) {
    return found.stream().sorted(DEFAULT_FIRST).map(CreationForm::choice).toList();
  }

  private static Choice choice(Snapshot snapshot) {
    return new Choice(
        snapshot.id().value(),
        snapshot.isDefault() ? defaultOne(snapshot.name()) : snapshot.name());
  }

  private static String defaultOne(String name) {
    return text("creation.snapshot.default", name);
  }

  Form form() {
    return form;
  }

  TextField name() {
    return name;
  }

  CreationFields fields() {
    return fields;
  }
}
