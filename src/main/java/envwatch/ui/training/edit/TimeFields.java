package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import envwatch.model.Choice;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassDraft;
import envwatch.model.training.ClassTime;
import envwatch.model.training.WindowsZones;
import envwatch.ui.choices.EditedChoice;
import envwatch.ui.choices.EditedText;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** When a class begins and ends, in its own zone. */
final class TimeFields {
  private static final DateTimeFormatter HERE =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu, HH:mm", Locale.ENGLISH);

  private final EditedChoice zone;
  private final EditedText start;
  private final EditedText end;
  private final ClassTime startBefore;
  private final ClassTime endBefore;
  private final ZoneId here;
  private final boolean creating;
  private final boolean startEditable;

  private TimeFields(
      boolean creating,
      boolean startEditable,
      @Nullable Choice zone,
      ClassTime start,
      ClassTime end,
      ZoneId here) {
    this.creating = creating;
    this.startEditable = startEditable;
    this.zone = new EditedChoice(true, zone);
    this.start = new EditedText(written(start));
    this.end = new EditedText(written(end));
    this.startBefore = start;
    this.endBefore = end;
    this.here = here;
  }

  /**
   * @param here the zone of this computer
   */
  static TimeFields ofNew(ZoneId here) {
    return new TimeFields(true, true, null, ClassTime.NONE, ClassTime.NONE, here);
  }

  static TimeFields of(ClassDetails details, ZoneId here) {
    String zoneId = details.zoneId();
    String zoneName = details.trainingClass().zoneName();
    return new TimeFields(
        false,
        !Boolean.FALSE.equals(details.startEditable()),
        zoneId == null ? null : new Choice(zoneId, zoneName == null ? zoneId : zoneName),
        details.trainingClass().start(),
        details.trainingClass().end(),
        here);
  }

  private static @Nullable String written(ClassTime time) {
    LocalDateTime local = time.local();
    return local == null ? null : LocalTimeText.of(local);
  }

  public EditedChoice zone() {
    return zone;
  }

  public EditedText start() {
    return start;
  }

  public EditedText end() {
    return end;
  }

  /** Whether the service lets the start be changed. */
  public boolean startEditable() {
    return startEditable;
  }

  /** What the service said that is not understood, and stays unless another time is typed. */
  public String startServed() {
    return startBefore.local() == null ? startBefore.served() : "";
  }

  /** Likewise. */
  public String endServed() {
    return endBefore.local() == null ? endBefore.served() : "";
  }

  public Optional<String> startProblem() {
    if (!startEditable || start.blank() && !creating && startBefore.local() == null) {
      return Optional.empty();
    }
    return start.blank() ? Optional.of(text("classes.form.start.empty")) : problem(start.text());
  }

  /** Without an end the service adds its default length to the start. */
  public Optional<String> endProblem() {
    if (end.blank()) {
      return creating || endBefore.local() == null
          ? Optional.empty()
          : Optional.of(text("classes.form.end.empty"));
    }
    Optional<String> problem = problem(end.text());
    return problem.isPresent() ? problem : orderProblem();
  }

  private Optional<String> orderProblem() {
    Optional<LocalDateTime> begins = LocalTimeText.read(start.text());
    Optional<LocalDateTime> ends = LocalTimeText.read(end.text());
    return begins.isPresent() && ends.isPresent() && !ends.get().isAfter(begins.get())
        ? Optional.of(text("classes.form.end.order"))
        : Optional.empty();
  }

  private Optional<String> problem(String typed) {
    Optional<LocalDateTime> time = LocalTimeText.read(typed);
    if (time.isEmpty()) {
      return Optional.of(text("classes.form.time.unreadable"));
    }
    ZoneId known = zoneId();
    return known != null && known.getRules().getValidOffsets(time.get()).isEmpty()
        ? Optional.of(text("classes.form.time.skipped"))
        : Optional.empty();
  }

  /** Null when none is chosen, or the service's name of it is not known. */
  private @Nullable ZoneId zoneId() {
    return WindowsZones.zone(zone.id());
  }

  /** What time it is here then; empty while that is not known. */
  public String here(EditedText time) {
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

  void fill(ClassDraft.Builder draft) {
    draft.zoneId(zone.change());
    if (startEditable && start.change() != null) {
      draft.start(LocalTimeText.read(start.text()).orElse(null));
    }
    if (end.change() != null) {
      draft.end(LocalTimeText.read(end.text()).orElse(null));
    }
  }
}
