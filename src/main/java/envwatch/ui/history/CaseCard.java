package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.actions.Activity;
import envwatch.history.Change;
import envwatch.history.Since;
import envwatch.history.Waiting;
import envwatch.links.Destination;
import envwatch.model.Environment;
import envwatch.model.Expiration;
import envwatch.model.Machine;
import envwatch.ui.model.EnvironmentRow;
import envwatch.words.ActionWords;
import envwatch.words.ChangeWords;
import envwatch.words.EnvironmentWords;
import envwatch.words.ExpirationWords;
import envwatch.words.MomentWords;
import envwatch.words.OutcomeWords;
import envwatch.words.SinceWords;
import envwatch.words.WaitingWords;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A summary of an environment for a ticket: facts, machines, reasons, what happened lately and what
 * was done from here. Contains addresses, and neither passwords nor links that sign in nor texts in
 * which people may have written them.
 */
final class CaseCard {
  private final List<String> lines = new ArrayList<>();
  private final TextForm form;
  private final Instant now;
  private final ZoneId zone;

  private CaseCard(TextForm form, Instant now, ZoneId zone) {
    this.form = form;
    this.now = now;
    this.zone = zone;
  }

  /**
   * @param newestFirst what changed lately about it and its machines
   * @param actions what was done with it from here, newest first
   */
  static String of(
      TextForm form,
      EnvironmentRow row,
      List<Change> newestFirst,
      List<Activity> actions,
      Instant now,
      ZoneId zone) {
    CaseCard card = new CaseCard(form, now, zone);
    card.head(row);
    Environment known = row.environment();
    if (known != null) {
      card.facts(known);
    }
    card.tags(row);
    card.reasons(row);
    if (known != null) {
      card.machines(known);
    }
    card.events(newestFirst);
    card.actions(actions);
    return String.join("\n", card.lines) + "\n";
  }

  private void head(EnvironmentRow row) {
    lines.add(form.title(row.name()));
    lines.add("");
    Since since = row.facts().remembered().since();
    Waiting waiting = row.facts().remembered().waiting();
    String state = EnvironmentWords.summary(row.environment(), row.assessment());
    lines.add(
        form.line(since == null ? state : state + ", " + SinceWords.phrase(since, now, zone)));
    if (waiting != null) {
      String usual = WaitingWords.sentence(waiting, now);
      if (usual != null) {
        lines.add("");
        lines.add(form.line(usual));
      }
    }
    lines.add("");
    item("details.account", row.accountName());
    String id = form.verbatim(row.key().environment().value());
    lines.add("- " + text("details.id") + ": " + id);
    String link = new Destination.OfEnvironment(row.key().environment()).written();
    lines.add("- " + text("case.link", form.verbatim(link)));
    lines.add("- " + text("case.at", MomentWords.full(now, zone)));
  }

  private void facts(Environment known) {
    item("details.owner", known.owner());
    if (known.expiration() instanceof Expiration.At(Instant moment)) {
      item("details.expiration", ExpirationWords.moment(moment, now, zone));
    }
    item("details.blueprint", known.blueprint());
    item("details.snapshot", known.snapshot());
    item("details.policy", known.policy());
    item("details.project", known.project());
    item("details.region", known.region());
  }

  private void tags(EnvironmentRow row) {
    if (!row.notes().tags().isEmpty()) {
      item("case.tags", String.join(", ", row.notes().tags()));
    }
  }

  private void item(String key, @Nullable String value) {
    if (value != null && !value.isBlank()) {
      lines.add("- " + text(key) + ": " + form.line(value));
    }
  }

  private void reasons(EnvironmentRow row) {
    if (!row.assessment().reasons().isEmpty()) {
      heading(text("case.reasons"));
      row.assessment().reasons().stream()
          .map(EnvironmentWords::sentence)
          .forEach(reason -> lines.add("- " + form.line(reason)));
    }
  }

  private void machines(Environment known) {
    if (known.machines().isEmpty()) {
      return;
    }
    heading(text("details.machines", known.machinesRunning(), known.machines().size()));
    lines.addAll(
        form.table(
            Stream.of("name", "status", "address", "os")
                .map(id -> text("machines.column." + id))
                .toList(),
            known.machines().stream().map(CaseCard::machine).toList()));
  }

  private static List<@Nullable String> machine(Machine machine) {
    return Arrays.asList(
        machine.name(),
        EnvironmentWords.summary(machine),
        machine.address(),
        machine.operatingSystem());
  }

  private void events(List<Change> newestFirst) {
    heading(text("case.events"));
    if (newestFirst.isEmpty()) {
      lines.add(text("case.events.none"));
    }
    for (Change change : newestFirst) {
      String whose = change.machineName() == null ? "" : change.machineName() + ": ";
      lines.add(
          "- "
              + form.line(
                  text(
                      "case.event",
                      ChangeWords.when(change, now, zone),
                      whose + ChangeWords.what(change, now, zone),
                      ChangeWords.cause(change.cause()))));
    }
  }

  private void actions(List<Activity> actions) {
    if (!actions.isEmpty()) {
      heading(text("case.actions"));
      actions.forEach(activity -> lines.add("- " + form.line(action(activity, now, zone))));
    }
  }

  /** {@code 09:25:00 Suspend Python lab: Done after 4 s.} */
  static String action(Activity activity, Instant now, ZoneId zone) {
    return text(
        "case.action",
        MomentWords.moment(activity.at(), now, zone),
        ActionWords.name(activity.requested()),
        ActionWords.target(activity.requested()),
        OutcomeWords.sentence(activity, zone));
  }

  private void heading(String words) {
    lines.add("");
    lines.add(form.heading(words));
    lines.add("");
  }
}
