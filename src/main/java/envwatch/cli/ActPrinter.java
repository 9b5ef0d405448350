package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.actions.BatchProgress;
import envwatch.actions.EnvironmentOrder;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Order;
import envwatch.actions.Outcome;
import envwatch.watch.WatchedEnvironment;
import envwatch.watch.WorldView;
import envwatch.words.ActionWords;
import envwatch.words.EnvironmentWords;
import envwatch.words.LossWords;
import envwatch.words.OutcomeWords;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Prints what would be done, and what came of it.
 *
 * @param say prints a sentence to standard error
 */
record ActPrinter(Verb verb, PrintWriter out, Consumer<String> say, boolean json) {
  private static final DateTimeFormatter HOUR =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ENGLISH);

  /** To standard error. */
  void say(String sentence) {
    say.accept(sentence);
  }

  /** Tells what would be sent, what would be lost by it, and that nothing was sent. */
  void plan(ActPlan plan, WorldView world) {
    for (Order order : plan.orders()) {
      say(
          order instanceof EnvironmentOrder(EnvironmentTarget target, var action)
              ? text("cli.act.planned", name(target), state(target, world))
              : text("cli.act.planned.student", ActionWords.target(order.requested())));
    }
    plan.leftOut().forEach(result -> say(text("cli.act.left-out", name(result), sentence(result))));
    List<EnvironmentTarget> targets = plan.targets();
    ActRequest wish = plan.wish();
    if (!targets.isEmpty()) {
      String taken = wish.taken() == null ? null : wish.taken().name();
      String revertTo = wish.revertTo() == null ? null : wish.revertTo().value();
      var sample = wish.action(targets.getFirst());
      String loss = LossWords.loss(sample, taken == null ? revertTo : taken, targets.size());
      if (!loss.isEmpty()) {
        say(loss);
      }
      say(text("cli.act.needs-yes", LossWords.question(sample, targets)));
    } else {
      say(text("cli.act.needs-yes.students", ActionWords.name(wish.kind()), plan.orders().size()));
    }
  }

  private static String state(EnvironmentTarget target, WorldView world) {
    return world
        .find(target.key())
        .filter(watched -> watched.environment() != null)
        .map((WatchedEnvironment watched) ->
            EnvironmentWords.summary(
                watched.environment(), watched.assess(world.at(), Duration.ZERO)))
        .orElse("");
  }

  private static String name(EnvironmentTarget target) {
    return text("cli.act.target", ActionWords.target(target), target.key().environment().value());
  }

  private static String name(ActResult result) {
    return result.target() == null
        ? result.name()
        : text("cli.act.target", result.name(), result.target().key().environment().value());
  }

  private static String sentence(ActResult result) {
    Outcome outcome =
        result.outcome() instanceof Outcome.Following
            ? new Outcome.Accepted(null, null)
            : result.outcome();
    return OutcomeWords.sentence(outcome, result.host(), ZoneId.systemDefault());
  }

  /** Prints everything that was chosen: to standard output, a line for each, or JSON. */
  void end(List<ActResult> results) {
    if (json) {
      out.println(ActJson.write(verb, results, ActPrinter::sentence));
    } else {
      results.forEach(result ->
          out.println(Subcommand.plain(text("cli.act.fate", name(result), sentence(result)))));
    }
    out.flush();
  }

  /** Something was answered, or is not sent. */
  void answered(int answered, int count, ActResult result) {
    say(text("cli.act.answered", answered, count, result.name(), sentence(result)));
  }

  /** The service asked for fewer requests: the next is sent at this moment. */
  void pausedUntil(Instant moment) {
    say(text("cli.act.paused", HOUR.format(moment.atZone(ZoneId.systemDefault()))));
  }

  /** The process is being ended while this is under way. */
  void cutOff(List<BatchProgress> batches) {
    String unanswered = names(batches, Outcome.Sending.class);
    String unsent = names(batches, Outcome.Waiting.class);
    if (!unanswered.isEmpty()) {
      say(text("cli.act.cut-off", unanswered));
    }
    if (!unsent.isEmpty()) {
      say(text("cli.act.cut-off.unsent", unsent));
    }
    if (unanswered.isEmpty() && unsent.isEmpty()) {
      say(text("cli.act.cut-off.accepted"));
    }
  }

  private static String names(List<BatchProgress> batches, Class<? extends Outcome> outcome) {
    return batches.stream()
        .flatMap(batch -> batch.steps().stream())
        .filter(step -> outcome.isInstance(step.outcome()))
        .map(step -> name(ActResult.of(step)))
        .collect(Collectors.joining(text("list.and")));
  }
}
