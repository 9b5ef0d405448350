package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.actions.ClassTarget;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Obstacle;
import envwatch.actions.Requested;
import envwatch.actions.Selection;
import envwatch.model.ActionKind;
import envwatch.model.training.TrainingActionKind;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Names actions and their targets, and says why an action is not possible. */
public final class ActionWords {
  private ActionWords() {}

  /** The verb for buttons and the record: {@code Suspend}. */
  public static String name(ActionKind kind) {
    return text("action." + key(kind));
  }

  /** The same for whatever was requested: {@code Suspend}, {@code Suspend all}. */
  public static String name(Requested requested) {
    return switch (requested) {
      case Requested.OfEnvironment(ActionKind kind, var target) -> name(kind);
      case Requested.OfClass(TrainingActionKind kind, var target) -> ClassActionWords.name(kind);
      case Requested.OfCreation creation -> text("action.create-environment");
      case Requested.OfCall(var account, String operation, var subject) ->
          text("action.call", operation);
      case Requested.OfTool tool -> tool.tool();
    };
  }

  /** A description of the action, for a tooltip. */
  public static String tip(ActionKind kind) {
    return text("action." + key(kind) + ".tip");
  }

  /** Why the action is not possible, as a complete sentence. */
  public static String sentence(Obstacle obstacle) {
    return text("obstacle." + key(obstacle.kind()), word(obstacle));
  }

  /** {@code web-1 in Python lab}, or only the environment's name. */
  public static String target(EnvironmentTarget target) {
    return target(target.machineName(), target.environmentName());
  }

  /**
   * @param machine null for the environment as a whole
   */
  public static String target(@Nullable String machine, String environment) {
    return machine == null ? environment : text("target.machine", machine, environment);
  }

  /** What it was requested for, as {@link #target(EnvironmentTarget)}. */
  public static String target(Requested requested) {
    return switch (requested) {
      case Requested.OfEnvironment(var kind, EnvironmentTarget target) -> target(target);
      case Requested.OfClass(var kind, ClassTarget target) -> ClassActionWords.target(target);
      case Requested.OfCreation(var account, String name) -> name;
      case Requested.OfCall(var account, var operation, String subject) ->
          subject.isEmpty() ? text("absent") : subject;
      case Requested.ToolOnEnvironment(var tool, EnvironmentTarget target) -> target(target);
      case Requested.ToolOnStudent(var tool, ClassTarget target, var student) ->
          ClassActionWords.target(target);
    };
  }

  /** The same with all names quoted, for use in a sentence. */
  public static String quoted(EnvironmentTarget target) {
    String machine = target.machineName();
    return target(
        machine == null ? null : QuotedName.of(machine), QuotedName.of(target.environmentName()));
  }

  public static String targets(List<Requested> targets) {
    return targets.stream().map(ActionWords::target).collect(Collectors.joining(text("list.and")));
  }

  /** {@code 2 environments and 1 machine}: how many targets of which kind. */
  public static String counted(List<EnvironmentTarget> targets) {
    long machines = targets.stream().filter(target -> target.machine() != null).count();
    long environments = targets.size() - machines;
    if (machines == 0) {
      return text("target.environments", environments);
    }
    String down = text("target.machines", machines);
    return environments == 0
        ? down
        : text("target.both", text("target.environments", environments), down);
  }

  /** {@code Suspend 3}, or {@code Resume 1 machine} where that is not what was selected. */
  public static String several(Selection selection) {
    return text(
        "selection.all",
        name(selection.kind()),
        selection.resumesMachines() ? counted(selection.fitting()) : selection.fitting().size());
  }

  /** {@code Suspend 3 of 5: 2 are already at rest (Suspended).} */
  public static String mixed(Selection selection) {
    return text(
        "selection.some",
        name(selection.kind()),
        selection.resumesMachines()
            ? counted(selection.fitting())
            : text("selection.of", selection.fitting().size(), selection.total()),
        leftOut(selection.obstacles()));
  }

  /** {@code 0 of 5: 5 are not running (Suspended).} What is not possible stands before it. */
  public static String none(Selection selection) {
    return text("selection.none", selection.total(), leftOut(selection.obstacles()));
  }

  /** {@code Skipped: 2 are already at rest (Suspended).} */
  public static String skipped(Map<Obstacle, Integer> obstacles) {
    return text("selection.left-out", leftOut(obstacles));
  }

  /** How many targets were left out and why, as parts of a sentence. */
  public static String leftOut(Map<Obstacle, Integer> obstacles) {
    return obstacles.entrySet().stream()
        .map(entry ->
            text("left." + key(entry.getKey().kind()), entry.getValue(), word(entry.getKey())))
        .collect(Collectors.joining(text("list.and")));
  }

  private static String word(Obstacle obstacle) {
    return obstacle.word().isBlank() ? text("obstacle.state.untold") : obstacle.word();
  }
}
