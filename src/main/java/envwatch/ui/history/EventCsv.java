package envwatch.ui.history;

import envwatch.actions.Activity;
import envwatch.actions.ClassTarget;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Requested;
import envwatch.history.Change;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.util.CsvWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Events as comma-separated values; moments in the format of ISO 8601, in UTC. */
final class EventCsv {
  private static final String COLUMNS =
      "event,last_seen_before,at,account,environment,environment_id,machine,machine_id,from,to,"
          + "seconds,by,details,class,class_id,people\r\n";

  private EventCsv() {}

  static String of(List<Event> events, EventText words) {
    StringBuilder csv = new StringBuilder(COLUMNS);
    events.forEach(event -> csv.append(row(event, words)));
    return csv.toString();
  }

  private static String row(Event event, EventText words) {
    EnvironmentKey key = event.environment();
    ClassTarget trainingClass = trainingClass(event);
    return CsvWriter.row(
        switch (event) {
          case Event.Changed changed -> "change";
          case Event.Acted acted -> "action";
          case Event.NotLooked gap -> "not looked";
        },
        moment(EventText.before(event)),
        moment(event.at()),
        words.account(event),
        environment(event),
        key == null ? null : key.environment().value(),
        machine(event),
        machineId(event),
        EventText.from(event),
        EventText.to(event),
        seconds(event),
        EventText.by(event),
        words.details(event),
        trainingClass == null ? null : trainingClass.className(),
        trainingClass == null || trainingClass.id() == null ? null : trainingClass.id().value(),
        trainingClass == null ? null : String.join(", ", trainingClass.people()));
  }

  private static @Nullable String moment(@Nullable Instant moment) {
    return moment == null ? null : moment.toString();
  }

  private static Optional<EnvironmentTarget> target(Event event) {
    return event instanceof Event.Acted(Activity activity)
            && activity.requested() instanceof Requested.OfEnvironment(var kind, var target)
        ? Optional.of(target)
        : Optional.empty();
  }

  private static @Nullable ClassTarget trainingClass(Event event) {
    return event instanceof Event.Acted(Activity activity)
            && activity.requested() instanceof Requested.OfClass(var kind, var target)
        ? target
        : null;
  }

  private static @Nullable String environment(Event event) {
    return event instanceof Event.Changed changed
        ? changed.change().environmentName()
        : target(event).map(EnvironmentTarget::environmentName).orElse(null);
  }

  private static @Nullable String machine(Event event) {
    return event instanceof Event.Changed changed
        ? changed.change().machineName()
        : target(event).map(EnvironmentTarget::machineName).orElse(null);
  }

  private static @Nullable String machineId(Event event) {
    MachineId id =
        event instanceof Event.Changed changed
            ? changed.change().subject().machine()
            : target(event).map(EnvironmentTarget::machine).orElse(null);
    return id == null ? null : id.value();
  }

  /** How long it lasted or took; empty while it lasts. */
  private static @Nullable String seconds(Event event) {
    Duration length =
        switch (event) {
          case Event.Changed(Change change, Change next, var lasts) when next != null ->
              Duration.between(change.firstSeenAfter(), next.firstSeenAfter());
          case Event.Changed changed -> null;
          case Event.Acted(Activity activity) -> activity.took();
          case Event.NotLooked(var gap) -> gap.length();
        };
    return length == null ? null : Long.toString(length.toSeconds());
  }
}
