package envwatch.cli;

import static envwatch.words.Messages.text;

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
import envwatch.words.TerminalText;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Prints what would be done, and what came of it. */
final class ActPrinter {
  private static final DateTimeFormatter HOUR =
      DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ENGLISH);

  private final Verb verb;
  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean json;

  ActPrinter(Verb verb, PrintWriter out, PrintWriter err, boolean json) {
    this.verb = verb;
    this.out = out;
    this.err = err;
    this.json = json;
  }

  /** To standard error. */
  void say(String sentence) {
    err.println(plain(sentence));
    err.flush();
  }

  private static String plain(String sentence) {
    return TerminalText.plain(sentence.replace("\u200E", ""));
  }

  /** Tells what would be sent, what would be lost by it, and that nothing was sent. */
  void plan(Plan plan, WorldView world) {
    for (Order order : plan.orders()) {
      say(
          order instanceof EnvironmentOrder(EnvironmentTarget target, var action)
              ? text("cli.act.planned", name(target), state(target, world))
              : text("cli.act.planned.student", ActionWords.target(order.requested())));
    }
    plan.leftOut().forEach(fate -> say(text("cli.act.left-out", name(fate), sentence(fate))));
    List<EnvironmentTarget> targets = plan.targets();
    Wish wish = plan.wish();
    if (!targets.isEmpty()) {
      String taken = wish.taken() == null ? null : wish.taken().name();
      String revertTo = wish.revertTo() == null ? null : wish.revertTo().value();
      var sample = wish.action(targets.getFirst());
      String loss = LossWords.loss(sample, taken == null ? revertTo : taken);
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

  private static String name(Fate fate) {
    return fate.environmentId() == null
        ? fate.name()
        : text("cli.act.target", fate.name(), fate.environmentId().value());
  }

  private static String sentence(Fate fate) {
    Outcome outcome =
        fate.outcome() instanceof Outcome.Following
            ? new Outcome.Accepted(null, null)
            : fate.outcome();
    return OutcomeWords.sentence(outcome, fate.host(), ZoneId.systemDefault());
  }

  /** Prints everything that was chosen: to standard output, a line for each, or JSON. */
  void end(List<Fate> fates) {
    if (json) {
      out.println(ActJson.write(verb, fates, ActPrinter::sentence));
    } else {
      fates.forEach(fate -> out.println(plain(text("cli.act.fate", name(fate), sentence(fate)))));
    }
    out.flush();
  }

  /**
   * Tells how it goes while it is sent, on standard error.
   *
   * @param count how many are sent
   * @param waits whether it is waited until they are done
   */
  Progress progress(int count, boolean waits) {
    return new Progress(count, waits);
  }

  /** What is told while orders are sent. */
  final class Progress implements OrderSender.Listener {
    private final int count;
    private final boolean waits;
    private int answered;

    private Progress(int count, boolean waits) {
      this.count = count;
      this.waits = waits;
    }

    @Override
    public void answered(Fate fate) {
      answered++;
      if (count > 1 || waits) {
        say(text("cli.act.answered", answered, count, fate.name(), sentence(fate)));
      }
    }

    @Override
    public void pausedUntil(Instant moment) {
      say(text("cli.act.paused", HOUR.format(moment.atZone(ZoneId.systemDefault()))));
    }

    @Override
    public void cutOff(List<Fate> unanswered, List<Fate> unsent) {
      if (!unanswered.isEmpty()) {
        say(text("cli.act.cut-off", names(unanswered)));
      }
      if (!unsent.isEmpty()) {
        say(text("cli.act.cut-off.unsent", names(unsent)));
      }
      if (unanswered.isEmpty() && unsent.isEmpty()) {
        say(text("cli.act.cut-off.accepted"));
      }
    }

    private static String names(List<Fate> fates) {
      return fates.stream().map(ActPrinter::name).collect(Collectors.joining(text("list.and")));
    }
  }
}
