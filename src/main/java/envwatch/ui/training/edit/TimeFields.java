package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassTime;
import envwatch.model.training.WindowsZones;
import envwatch.ui.choices.EditedChoice;
import envwatch.ui.choices.EditedText;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** When a class begins and ends, in its own zone. */
final class TimeFields {
  private static final DateTimeFormatter HERE =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu, HH:mm", Locale.ENGLISH);

  final Moment start;
  final Moment end;

  /** Whether the service lets the start be changed. */
  final boolean startEditable;

  private final EditedChoice zone;
  private final ZoneId here;
  private final boolean creating;

  /** A time as typed, and as the service told it. */
  record Moment(EditedText text, ClassTime before) {
    static Moment of(ClassTime before) {
      LocalDateTime local = before.local();
      return new Moment(new EditedText(local == null ? null : LocalTimeText.of(local)), before);
    }

    /** What is not understood, and stays unless another time is typed; empty for nothing. */
    String notUnderstood() {
      return before.local() == null ? before.served() : "";
    }

    @Nullable LocalDateTime change() {
      return text.change() == null ? null : LocalTimeText.read(text.text()).orElse(null);
    }
  }

  /**
   * @param here the zone of this computer
   */
  TimeFields(ClassFields fields, EditedChoice zone, ZoneId here) {
    ClassDetails before = fields.before;
    start = Moment.of(before == null ? ClassTime.NONE : before.trainingClass().start());
    end = Moment.of(before == null ? ClassTime.NONE : before.trainingClass().end());
    startEditable = fields.shows(ClassField.START_EDITABLE);
    creating = fields.creating();
    this.zone = zone;
    this.here = here;
    fields.changed(ClassField.START, () -> startEditable ? start.change() : null);
    fields.changed(ClassField.END, end::change);
  }

  EditedChoice zone() {
    return zone;
  }

  Optional<String> startProblem() {
    if (!startEditable || start.text().blank() && !creating && start.before().local() == null) {
      return Optional.empty();
    }
    return start.text().blank()
        ? Optional.of(text("classes.form.start.empty"))
        : problem(start.text().text());
  }

  /** Without an end the service adds its default length to the start. */
  Optional<String> endProblem() {
    if (end.text().blank()) {
      return creating || end.before().local() == null
          ? Optional.empty()
          : Optional.of(text("classes.form.end.empty"));
    }
    Optional<String> problem = problem(end.text().text());
    return problem.isPresent() ? problem : orderProblem();
  }

  private Optional<String> orderProblem() {
    Optional<LocalDateTime> begins = LocalTimeText.read(start.text().text());
    Optional<LocalDateTime> ends = LocalTimeText.read(end.text().text());
    return begins.isPresent() && ends.isPresent() && !ends.get().isAfter(begins.get())
        ? Optional.of(text("classes.form.end.order"))
        : Optional.empty();
  }

  private Optional<String> problem(String typed) {
    Optional<LocalDateTime> time = LocalTimeText.read(typed);
    if (time.isEmpty()) {
      return Optional.of(text("classes.form.time.unreadable", example()));
    }
    ZoneId known = zoneId();
    return known != null && known.getRules().getValidOffsets(time.get()).isEmpty()
        ? Optional.of(text("classes.form.time.skipped"))
        : Optional.empty();
  }

  /** A time as it may be typed: next Monday in the morning. */
  String example() {
    LocalDate monday = LocalDate.now(here).with(TemporalAdjusters.next(DayOfWeek.MONDAY));
    return LocalTimeText.of(monday.atTime(9, 0));
  }

  /** Null when none is chosen, or the service's name of it is not known. */
  private @Nullable ZoneId zoneId() {
    return WindowsZones.zone(zone.id());
  }

  /** What time it is here then; empty while that is not known. */
  String here(EditedText time) {
    Optional<LocalDateTime> local = LocalTimeText.read(time.text());
    if (local.isEmpty() || zone.id() == null) {
      return "";
    }
    ZoneId known = zoneId();
    if (known == null) {
      return text("classes.form.here.unknown");
    }
    ZonedDateTime there = local.get().atZone(known);
    ZonedDateTime then = there.withZoneSameInstant(here);
    return then.toLocalDateTime().equals(there.toLocalDateTime())
        ? text("classes.form.here.same")
        : text("classes.form.here", HERE.format(then));
  }
}
