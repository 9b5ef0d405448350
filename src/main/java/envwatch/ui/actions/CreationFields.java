package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import envwatch.model.Environment;
import envwatch.model.EnvironmentDraft;
import envwatch.model.SnapshotId;
import envwatch.training.EmailAddress;
import envwatch.ui.choices.EditedChoice;
import envwatch.ui.choices.EditedText;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An environment that is being put together. Lives on the JavaFX thread.
 *
 * @param detailed whether description, region and owner can be told
 */
record CreationFields(
    boolean detailed,
    EditedText name,
    EditedText description,
    EditedText owner,
    EditedChoice project,
    EditedChoice blueprint,
    EditedChoice snapshot,
    EditedChoice policy,
    EditedChoice region) {
  /**
   * @param like the environment that is created again; null for none
   */
  CreationFields(boolean detailed, @Nullable Environment like) {
    this(
        detailed,
        new EditedText(like == null ? null : like.name()),
        new EditedText(like == null ? null : like.description()),
        new EditedText(like == null ? null : like.owner()),
        new EditedChoice(true, null),
        new EditedChoice(true, null),
        new EditedChoice(true, null),
        new EditedChoice(true, null),
        new EditedChoice(detailed, null));
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
  EnvironmentDraft draft() {
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
}
