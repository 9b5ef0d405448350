package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.actions.Activity;
import envwatch.actions.ClassTarget;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Requested;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.util.CsvWriter;
import envwatch.words.CsvMoments;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Events as comma-separated values for people, in the words of the screen. */
final class EventCsv {
  private EventCsv() {}

  static String of(List<Event> events, EventText words) {
    CsvMoments moments = new CsvMoments(words.zone());
    StringBuilder csv =
        new StringBuilder(
            CsvWriter.row(
                text("events.csv.event"),
                moments.heading(text("events.csv.before")),
                moments.heading(text("events.column.when")),
                text("events.column.account"),
                text("events.column.what"),
                text("export.environment-id"),
                text("export.machine"),
                text("export.machine-id"),
                text("events.column.from"),
                text("events.column.to"),
                text("events.column.lasted"),
                text("events.column.by"),
                text("events.column.details"),
                text("export.class"),
                text("export.class-id"),
                text("export.people")));
    events.stream()
        .flatMap(
            event -> event instanceof Event.Changed changed ? changed.unfolded() : Stream.of(event))
        .forEach(event -> csv.append(row(event, words, moments)));
    return csv.toString();
  }

  private static String row(Event event, EventText words, CsvMoments moments) {
    EnvironmentKey key = event.environment();
    ClassTarget trainingClass = trainingClass(event);
    return CsvWriter.row(
        switch (event) {
          case Event.Changed changed -> text("events.csv.change");
          case Event.Acted acted -> text("events.csv.action");
          case Event.NotLooked gap -> text("events.not-looked");
        },
        moments.of(EventText.before(event)),
        moments.of(event.at()),
        words.account(event),
        environment(event),
        key == null ? null : key.environment().value(),
        machine(event),
        machineId(event),
        EventText.from(event),
        EventText.to(event),
        words.lasted(event),
        EventText.by(event),
        words.details(event),
        trainingClass == null ? null : trainingClass.className(),
        trainingClass == null || trainingClass.id() == null ? null : trainingClass.id().value(),
        trainingClass == null ? null : String.join(", ", trainingClass.people()));
  }

  private static Optional<EnvironmentTarget> target(Event event) {
    return event instanceof Event.Acted(Activity activity, var found)
            && activity.requested() instanceof Requested.OfEnvironment(var kind, var target)
        ? Optional.of(target)
        : Optional.empty();
  }

  private static @Nullable ClassTarget trainingClass(Event event) {
    return event instanceof Event.Acted(Activity activity, var found)
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
}
