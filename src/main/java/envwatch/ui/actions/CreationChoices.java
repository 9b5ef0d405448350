package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.model.Choice;
import envwatch.model.Snapshot;
import envwatch.ui.choices.Lookups;
import envwatch.ui.choices.Options;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Loads what an environment can be created from: what depends on the project or the blueprint again
 * whenever another one is chosen. Lives on the JavaFX thread.
 */
final class CreationChoices {
  private static final Comparator<Snapshot> DEFAULT_FIRST =
      Comparator.comparing(Snapshot::isDefault)
          .thenComparing(
              Snapshot::created, Comparator.nullsFirst(Comparator.<Instant>naturalOrder()))
          .reversed();

  private final CreationFields fields;
  private final Options projects;
  private final Options blueprints;
  private final Options snapshots;
  private final Options policies;
  private final Options regions;
  private @Nullable String project;
  private @Nullable String blueprint;

  CreationChoices(Lookups lookups, CreationFields fields) {
    this.fields = fields;
    projects = new Options(lookups, fields.project());
    blueprints = new Options(lookups, fields.blueprint(), text("creation.project-first"));
    snapshots = new Options(lookups, fields.snapshot(), text("creation.blueprint-first"));
    policies = new Options(lookups, fields.policy(), text("creation.blueprint-first"));
    regions = new Options(lookups, fields.region());
  }

  Options projects() {
    return projects;
  }

  Options blueprints() {
    return blueprints;
  }

  Options snapshots() {
    return snapshots;
  }

  Options policies() {
    return policies;
  }

  Options regions() {
    return regions;
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
  static List<Choice> choices(List<Snapshot> found) {
    return found.stream().sorted(DEFAULT_FIRST).map(CreationChoices::choice).toList();
  }

  private static Choice choice(Snapshot snapshot) {
    return new Choice(
        snapshot.id().value(),
        snapshot.isDefault()
            ? text("creation.snapshot.default", snapshot.name())
            : snapshot.name());
  }
}
