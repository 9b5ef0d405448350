package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.history.Change;
import envwatch.history.ObservedInterval;
import envwatch.model.AccountId;
import envwatch.model.MachineId;
import envwatch.util.CsvTable;
import envwatch.words.ChangeWords;
import envwatch.words.TerminalText;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes changes for people: as lines for the terminal, and as rows for spreadsheets. */
final class ChangeText {
  private static final DateTimeFormatter DAY = format("uuuu-MM-dd HH:mm:ss");
  private static final DateTimeFormatter CLOCK = format("HH:mm:ss");
  private static final DateTimeFormatter ZONE = format("zzz");

  /** What lies between two looks is not worth two moments if they are this close. */
  private static final Duration CLOSE = Duration.ofMinutes(1);

  private final Function<AccountId, String> names;
  private final ZoneId zone;

  /**
   * @param names of accounts
   * @param zone in which moments are written
   */
  public ChangeText(Function<AccountId, String> names, ZoneId zone) {
    this.names = names;
    this.zone = zone;
  }

  private static DateTimeFormatter format(String pattern) {
    return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
  }

  /** {@code 2026-11-22 14:02:40 CET web in Lab: Running to Suspended (You: Suspend)}. */
  public String line(Change change) {
    Instant after = change.firstSeenAfter();
    String what = ChangeWords.what(change, after, zone);
    String besides = change.ofState() ? ChangeWords.facts(change.facts(), after, zone) : "";
    return TerminalText.plain(
        text(
            "cli.change",
            when(change),
            ChangeWords.subject(change),
            besides.isEmpty() ? what : text("cli.change.besides", what, besides),
            ChangeWords.cause(change.cause())));
  }

  private String when(Change change) {
    Instant before = change.lastSeenBefore();
    Instant after = change.firstSeenAfter();
    return before == null || Duration.between(before, after).compareTo(CLOSE) <= 0
        ? moment(after)
        : stretch(before, after);
  }

  private String moment(Instant moment) {
    ZonedDateTime local = moment.atZone(zone);
    return DAY.format(local) + " " + ZONE.format(local);
  }

  /** Names day and zone again only where they differ, as on the night when the clocks change. */
  private String stretch(Instant begin, Instant end) {
    ZonedDateTime first = begin.atZone(zone);
    ZonedDateTime last = end.atZone(zone);
    LocalDate day = first.toLocalDate();
    boolean sameZone = ZONE.format(first).equals(ZONE.format(last));
    String left = sameZone ? DAY.format(first) : moment(begin);
    String right = last.toLocalDate().equals(day) ? CLOCK.format(last) : DAY.format(last);
    return text("moment.stretch", left, right + " " + ZONE.format(last));
  }

  /** {@code 2026-11-22 12:20:00 to 12:41:00 CET Lab: not looked at (watching was paused)}. */
  public String gap(ObservedInterval before, ObservedInterval after) {
    return TerminalText.plain(
        text(
            "cli.gap",
            stretch(before.until(), after.from()),
            names.apply(before.account()),
            before.ended() == null ? "" : ChangeWords.ended(before.ended())));
  }

  /** {@code Lab: not looked at any more (no answer from the service)}. */
  public String ended(ObservedInterval looking) {
    return TerminalText.plain(
        text(
            "cli.looking.ended",
            moment(looking.until()),
            names.apply(looking.account()),
            looking.ended() == null ? "" : ChangeWords.ended(looking.ended())));
  }

  /** {@code Lab: looking}. */
  public String began(ObservedInterval looking) {
    return TerminalText.plain(
        text("cli.looking.began", moment(looking.from()), names.apply(looking.account())));
  }

  /** As comma-separated values; moments with their offset from UTC. */
  public CsvTable<Change> csv() {
    return new CsvTable<Change>()
        .column("account", change -> names.apply(change.subject().environment().account()))
        .column("environment", change -> change.subject().environment().environment().value())
        .column("environmentName", Change::environmentName)
        .column("machine", ChangeText::machine)
        .column("machineName", Change::machineName)
        .column("from", change -> change.from() == null ? null : ChangeWords.from(change))
        .column("to", ChangeWords::to)
        .column("lastSeenBefore", change -> offset(change.lastSeenBefore()))
        .column("firstSeenAfter", change -> offset(change.firstSeenAfter()))
        .column("cause", change -> ChangeWords.cause(change.cause()))
        .column(
            "facts", change -> ChangeWords.facts(change.facts(), change.firstSeenAfter(), zone));
  }

  private static @Nullable String machine(Change change) {
    MachineId machine = change.subject().machine();
    return machine == null ? null : machine.value();
  }

  private @Nullable String offset(@Nullable Instant moment) {
    return moment == null
        ? null
        : DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(
            moment.atZone(zone).toOffsetDateTime().withNano(0));
  }
}
