package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.actions.Activity;
import envwatch.history.Change;
import envwatch.history.GapInterval;
import envwatch.history.ObservedInterval;
import envwatch.history.State;
import envwatch.model.AccountId;
import envwatch.model.VisibleText;
import envwatch.util.CsvWriter;
import envwatch.util.NaturalOrder;
import envwatch.watch.AccountView;
import envwatch.watch.WorldView;
import envwatch.words.ActionWords;
import envwatch.words.ChangeWords;
import envwatch.words.DurationWords;
import envwatch.words.MomentWords;
import envwatch.words.OutcomeWords;
import envwatch.words.WitnessWords;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An event in words, for the table and the clipboard.
 *
 * @param world says what accounts are called
 */
record EventText(WorldView world, Instant now, ZoneId zone) {
  private static final DateTimeFormatter COPIED =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss xxx", Locale.ENGLISH);

  String when(Event event) {
    return switch (event) {
      case Event.Changed changed -> ChangeWords.when(changed.change(), now, zone);
      case Event.Acted acted -> MomentWords.moment(acted.at(), now, zone);
      case Event.NotLooked(GapInterval gap, var witness) ->
          MomentWords.stretch(gap.from(), gap.until(), now, zone);
    };
  }

  static String what(Event event) {
    return switch (event) {
      case Event.Changed changed -> subject(changed);
      case Event.Acted acted -> ActionWords.target(acted.activity().requested());
      case Event.NotLooked gap -> text("events.not-looked");
    };
  }

  /** {@code web, db in Python lab}, or only the environment's name. */
  private static String subject(Event.Changed event) {
    String machine = event.change().machineName();
    return machine == null
        ? ChangeWords.subject(event.change())
        : ActionWords.target(
            names(event.unfolded().map(Event.Changed::change).toList()),
            event.change().environmentName());
  }

  private static String names(List<Change> machines) {
    return machines.stream()
        .map(Change::machineName)
        .filter(Objects::nonNull)
        .sorted(NaturalOrder.INSTANCE)
        .collect(Collectors.joining(text("list.and")));
  }

  /**
   * {@code web, db: Suspended to Running} for each way in which machines changed with their
   * environment, and what else of them changed.
   */
  List<String> folded(Event.Changed event) {
    if (event.change().machineName() != null) {
      return List.of();
    }
    List<Change> machines = event.folded().stream().map(Event.Changed::change).toList();
    Map<String, List<Change>> alike =
        machines.stream()
            .collect(
                Collectors.groupingBy(EventText::states, LinkedHashMap::new, Collectors.toList()));
    return Stream.concat(
            alike.entrySet().stream().map(entry -> line(entry.getValue(), entry.getKey())),
            machines.stream()
                .filter(machine -> !machine.facts().isEmpty())
                .map(machine ->
                    line(List.of(machine), ChangeWords.facts(machine.facts(), now, zone))))
        .toList();
  }

  private static String states(Change change) {
    return change.from() == null
        ? ChangeWords.to(change)
        : text("change.states", ChangeWords.from(change), ChangeWords.to(change));
  }

  private static String line(List<Change> machines, String words) {
    return text("notice.line", names(machines), words);
  }

  /** The state before. */
  static String from(Event event) {
    return switch (event) {
      case Event.Changed changed ->
          changed.change().ofState() ? ChangeWords.from(changed.change()) : "";
      case Event.Acted(var activity, State found) -> found == null ? "" : ChangeWords.state(found);
      case Event.NotLooked gap -> "";
    };
  }

  /** The state that something turned into, and what came of an action. */
  static String to(Event event) {
    return switch (event) {
      case Event.Changed(Change change, var next, var lasts, var folded) ->
          hasStates(change) ? ChangeWords.to(change) : "";
      case Event.Acted acted -> OutcomeWords.brief(acted.activity());
      case Event.NotLooked gap -> "";
    };
  }

  /** Whether it is about a state, and not only about facts. */
  static boolean hasStates(Change change) {
    return change.from() == null || change.ofState();
  }

  /** For how long it was so: the state after, or that nobody looked. */
  String lasted(Event event) {
    return switch (event) {
      case Event.Changed(Change change, Change next, var lasts, var folded) when next != null ->
          lasted(change, next);
      case Event.Changed(Change change, var next, boolean lasts, var folded) when lasts ->
          text("events.lasts");
      case Event.Changed _, Event.Acted _ -> "";
      case Event.NotLooked(GapInterval gap, var witness) -> DurationWords.precisely(gap.length());
    };
  }

  private static String lasted(Change change, Change next) {
    Instant before = change.lastSeenBefore();
    Instant last = next.lastSeenBefore();
    boolean sure = before != null && !MomentWords.isGap(before, change.firstSeenAfter());
    if (sure && (last == null || !MomentWords.isGap(last, next.firstSeenAfter()))) {
      return precisely(change.firstSeenAfter(), next.firstSeenAfter());
    }
    Instant end = last == null ? next.firstSeenAfter() : last;
    return text("events.lasted.at-least", precisely(change.firstSeenAfter(), end));
  }

  /** For how long it was so until now, if it still is. */
  String sinceThen(Event.Changed event) {
    return event.lasts() ? text("events.since-then", untilNow(event.at())) : lasted(event);
  }

  /** Without the seconds: they would not stay true for as long as they are shown. */
  private String untilNow(Instant from) {
    Duration length = Duration.between(from, now);
    return length.toMinutes() == 0 ? text("since.under-a-minute") : DurationWords.precisely(length);
  }

  private static String precisely(Instant from, Instant until) {
    return DurationWords.precisely(Duration.between(from, until));
  }

  static String by(Event event) {
    return switch (event) {
      case Event.Changed changed -> ChangeWords.cause(changed.change().cause());
      case Event.Acted acted -> text("change.by.you", action(acted.activity()));
      case Event.NotLooked gap -> "";
    };
  }

  private static String action(Activity activity) {
    String name = ActionWords.name(activity.requested());
    return activity.detail() == null
        ? name
        : text("activity.action.detail", name, activity.detail());
  }

  /** What else is to be said. */
  String details(Event event) {
    return switch (event) {
      case Event.Changed changed -> details(changed);
      case Event.Acted acted -> OutcomeWords.sentence(acted.activity(), zone);
      case Event.NotLooked gap -> reason(gap);
    };
  }

  private String details(Event.Changed event) {
    Change change = event.change();
    String facts = ChangeWords.facts(change.facts(), now, zone);
    String own = change.from() == null && facts.isEmpty() ? text("events.first-seen") : facts;
    return Stream.concat(Stream.of(own), folded(event).stream())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  /** Why nobody looked, and who did meanwhile. */
  static String reason(Event.NotLooked event) {
    ObservedInterval.Ended ended = event.gap().reason();
    String reason = ended == null ? text("looking.unknown") : ChangeWords.ended(ended);
    String witness = event.witness();
    return witness == null
        ? reason
        : text("events.elsewhere", reason, WitnessWords.seenBy(witness));
  }

  /** Whether it has to be said of which account an event is. */
  boolean ofSeveralAccounts() {
    return world.accounts().size() > 1;
  }

  /** The names of the accounts that it is about. */
  String account(Event event) {
    return switch (event) {
      case Event.Changed changed -> name(changed.environment().account());
      case Event.Acted acted -> acted.activity().account();
      case Event.NotLooked(GapInterval gap, var witness) ->
          gap.accounts().stream().map(this::name).sorted().collect(Collectors.joining(", "));
    };
  }

  private String name(AccountId id) {
    return world.account(id).map(AccountView::name).orElse(text("absent"));
  }

  /** One sentence for people who hear and do not see it. */
  String sentence(Event event) {
    return Stream.of(
            when(event),
            what(event),
            from(event),
            to(event),
            lasted(event),
            by(event),
            details(event))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** Tab-separated lines, as a ticket or a spreadsheet takes them. */
  String lines(Collection<Event> events) {
    return events.stream().map(this::line).collect(Collectors.joining("\n"));
  }

  private String line(Event event) {
    return Stream.of(
            copied(before(event)),
            copied(event.at()),
            account(event),
            what(event),
            from(event),
            to(event),
            lasted(event),
            by(event),
            details(event))
        .map(EventText::cell)
        .collect(Collectors.joining("\t"));
  }

  /** The earliest moment at which it may have happened, or at which it began; null for none. */
  static @Nullable Instant before(Event event) {
    return switch (event) {
      case Event.Changed changed -> changed.change().lastSeenBefore();
      case Event.Acted acted -> null;
      case Event.NotLooked(GapInterval gap, var witness) -> gap.from();
    };
  }

  private String copied(@Nullable Instant moment) {
    return moment == null ? "" : COPIED.format(moment.atZone(zone));
  }

  /** What a spreadsheet shows as it is: names come from others, and formulas can do harm. */
  private static String cell(String words) {
    return CsvWriter.harmless(VisibleText.line(words).strip());
  }
}
