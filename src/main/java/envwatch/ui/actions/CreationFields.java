package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.model.EnvironmentDraft;
import envwatch.model.SnapshotId;
import envwatch.training.EmailAddress;
import envwatch.ui.choices.EditedChoice;
import envwatch.ui.choices.EditedText;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An environment that is being put together. Lives on the JavaFX thread. */
final class CreationFields {
  private final EditedText name = new EditedText(null);
  private final EditedText description = new EditedText(null);
  private final EditedText owner = new EditedText(null);
  private final EditedChoice project = new EditedChoice(true, null);
  private final EditedChoice blueprint = new EditedChoice(true, null);
  private final EditedChoice snapshot = new EditedChoice(true, null);
  private final EditedChoice policy = new EditedChoice(true, null);
  private final EditedChoice region;
  private final boolean detailed;

  /**
   * @param detailed whether description, region and owner can be told
   */
  CreationFields(boolean detailed) {
    this.detailed = detailed;
    region = new EditedChoice(detailed, null);
  }

  boolean detailed() {
    return detailed;
  }

  EditedText name() {
    return name;
  }

  EditedText description() {
    return description;
  }

  EditedText owner() {
    return owner;
  }

  EditedChoice project() {
    return project;
  }

  EditedChoice blueprint() {
    return blueprint;
  }

  EditedChoice snapshot() {
    return snapshot;
  }

  EditedChoice policy() {
    return policy;
  }

  EditedChoice region() {
    return region;
  }

  Optional<String> nameProblem() {
    return name.blank() ? Optional.of(text("creation.name.empty")) : Optional.empty();
  }

  Optional<String> ownerProblem() {
    return owner.blank() || EmailAddress.looksRight(owner.text())
        ? Optional.empty()
        : Optional.of(text("creation.owner.invalid"));
  }

  /** What is there of it so far: blank, or null, where something is missing. */
  EnvironmentDraft begun() {
    return new EnvironmentDraft(
        name.text(),
        description.text(),
        orBlank(project.id()),
        orBlank(blueprint.id()),
        snapshot.id() == null ? null : new SnapshotId(snapshot.id()),
        orBlank(policy.id()),
        region.id(),
        owner.blank() ? null : owner.text());
  }

  private static String orBlank(@Nullable String id) {
    return id == null ? "" : id;
  }

  /**
   * @throws NullPointerException while a choice is missing
   */
  EnvironmentDraft draft() {
    return new EnvironmentDraft(
        name.text(),
        description.text(),
        Objects.requireNonNull(project.id()),
        Objects.requireNonNull(blueprint.id()),
        new SnapshotId(Objects.requireNonNull(snapshot.id())),
        Objects.requireNonNull(policy.id()),
        region.id(),
        owner.blank() ? null : owner.text());
  }
}
