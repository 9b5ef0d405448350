package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.Choice;
import envwatch.model.training.ClassDraft;
import envwatch.model.training.ClassSteps;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/** The steps of a class of several steps, each with a blueprint of its own. */
final class StepFields {
  private final EditedSwitch enabled;
  private final EditedSwitch studentsMaySwitch;
  private final ObservableList<Step> steps = FXCollections.observableArrayList();
  private final ObjectProperty<@Nullable Step> first = new SimpleObjectProperty<>();
  private final ClassSteps before;

  /** One of them. */
  public static final class Step {
    private final ObjectProperty<@Nullable Choice> blueprint = new SimpleObjectProperty<>();

    public ObjectProperty<@Nullable Choice> blueprint() {
      return blueprint;
    }
  }

  StepFields(ClassSteps before) {
    this.before = before;
    enabled = new EditedSwitch(before.enabled());
    studentsMaySwitch = new EditedSwitch(before.studentsMaySwitch());
    for (ClassSteps.Step served : before.steps()) {
      Step step = add();
      step.blueprint.set(new Choice(served.blueprintId(), served.blueprintId()));
      if (served.first()) {
        first.set(step);
      }
    }
  }

  public EditedSwitch enabled() {
    return enabled;
  }

  public EditedSwitch studentsMaySwitch() {
    return studentsMaySwitch;
  }

  public ObservableList<Step> steps() {
    return steps;
  }

  /** The step with which students begin. */
  public ObjectProperty<@Nullable Step> first() {
    return first;
  }

  public Step add() {
    Step step = new Step();
    steps.add(step);
    if (steps.size() == 1) {
      first.set(step);
    }
    return step;
  }

  public void remove(Step step) {
    steps.remove(step);
    if (step.equals(first.get())) {
      first.set(steps.isEmpty() ? null : steps.getFirst());
    }
  }

  public Optional<String> problem() {
    if (!enabled.on().get()) {
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

  void fill(ClassDraft.Builder draft) {
    List<ClassSteps.Step> now =
        enabled.on().get()
            ? steps.stream()
                .map(step ->
                    new ClassSteps.Step(
                        Objects.requireNonNull(step.blueprint.get()).id(),
                        step.equals(first.get())))
                .toList()
            : List.of();
    boolean other = enabled.on().get() && !now.equals(before.steps());
    ClassSteps changes =
        new ClassSteps(enabled.change(), studentsMaySwitch.change(), other ? now : List.of());
    draft.steps(changes.equals(ClassSteps.NONE) ? null : changes);
  }
}
