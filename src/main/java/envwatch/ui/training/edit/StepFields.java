package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.Choice;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassStep;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** The steps of a class of several steps, each with a blueprint of its own. */
final class StepFields {
  final ObservableList<Step> steps = FXCollections.observableArrayList();

  /** The step with which students begin. */
  final ObjectProperty<@Nullable Step> first = new SimpleObjectProperty<>();

  private final BooleanProperty enabled;
  private final List<ClassStep> before;

  /** One of them. */
  static final class Step {
    final ObjectProperty<@Nullable Choice> blueprint = new SimpleObjectProperty<>();
  }

  /**
   * @param enabled whether the class consists of steps
   */
  StepFields(ClassFields fields, BooleanProperty enabled) {
    this.enabled = enabled;
    before = Objects.requireNonNullElse(fields.before(ClassField.STEPS), List.of());
    for (ClassStep served : before) {
      Step step = add();
      step.blueprint.set(new Choice(served.blueprintId(), served.blueprintId()));
      if (served.first()) {
        first.set(step);
      }
    }
    fields.changed(ClassField.STEPS, this::change);
  }

  Step add() {
    Step step = new Step();
    steps.add(step);
    if (steps.size() == 1) {
      first.set(step);
    }
    return step;
  }

  void remove(Step step) {
    steps.remove(step);
    if (step.equals(first.get())) {
      first.set(steps.isEmpty() ? null : steps.getFirst());
    }
  }

  /** What is chosen for a step is seen in its field. */
  boolean addsOrRemoves() {
    return steps.size() != before.size();
  }

  Optional<String> problem() {
    if (!enabled.get()) {
      return Optional.empty();
    }
    if (steps.isEmpty()) {
      return Optional.of(text("classes.form.steps.empty"));
    }
    List<String> chosen =
        steps.stream()
            .flatMap(step -> Optional.ofNullable(step.blueprint.get()).stream())
            .map(Choice::id)
            .toList();
    if (chosen.size() < steps.size()) {
      return Optional.of(text("classes.form.steps.blueprint"));
    }
    return chosen.stream().distinct().count() < chosen.size()
        ? Optional.of(text("classes.form.steps.twice"))
        : Optional.empty();
  }

  private @Nullable List<ClassStep> change() {
    if (!enabled.get()) {
      return null;
    }
    List<ClassStep> now =
        steps.stream()
            .map(step ->
                new ClassStep(
                    Objects.requireNonNull(step.blueprint.get()).id(), step.equals(first.get())))
            .toList();
    return now.equals(before) ? null : now;
  }
}
