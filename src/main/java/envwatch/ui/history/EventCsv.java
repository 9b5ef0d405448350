package envwatch.ui.history;

import static envwatch.words.Messages.text;

import envwatch.actions.Activity;
import envwatch.actions.ClassTarget;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Requested;
import envwatch.model.EnvironmentKey;
import envwatch.model.MachineId;
import envwatch.util.CsvTable;
import envwatch.words.CsvMoments;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Events as comma-separated values for people, in the words of the screen. */
final class EventCsv {
  private EventCsv() {}

  static String of(List<Event> events, EventText words) {
    CsvMoments moments = new CsvMoments(words.zone());
    return new CsvTable<Event>()
        .column(text("events.csv.event"), EventCsv::kind)
        .column(
            moments.heading(text("events.csv.before")),
            event -> moments.of(EventText.before(event)))
        .column(moments.heading(text("events.column.when")), event -> moments.of(event.at()))
        .column(text("events.column.account"), words::account)
        .column(text("events.column.what"), EventCsv::environment)
        .column(text("export.environment-id"), EventCsv::environmentId)
        .column(text("export.machine"), EventCsv::machine)
        .column(text("export.machine-id"), EventCsv::machineId)
        .column(text("events.column.from"), EventText::from)
        .column(text("events.column.to"), EventText::to)
        .column(text("events.column.lasted"), words::lasted)
        .column(text("events.column.by"), EventText::by)
        .column(text("events.column.details"), words::details)
        .column(text("export.class"), event -> ofClass(event, ClassTarget::className))
        .column(text("export.class-id"), event -> ofClass(event, EventCsv::id))
        .column(
            text("export.people"),
            event -> ofClass(event, target -> String.join(", ", target.people())))
        .of(
            events.stream()
                .flatMap(event ->
                    event instanceof Event.Changed changed ? changed.unfolded() : Stream.of(event))
                .toList());
  }

  private static String kind(Event event) {
    return switch (event) {
      case Event.Changed changed -> text("events.csv.change");
      case Event.Acted acted -> text("events.csv.action");
      case Event.NotLooked gap -> text("events.not-looked");
    };
  }

  private static @Nullable String environmentId(Event event) {
    EnvironmentKey key = event.environment();
    return key == null ? null : key.environment().value();
  }

  private static Optional<EnvironmentTarget> target(Event event) {
    return event instanceof Event.Acted(Activity activity, var found)
            && activity.requested() instanceof Requested.OfEnvironment(var kind, var target)
        ? Optional.of(target)
        : Optional.empty();
  }

  private static @Nullable String ofClass(
      Event event, Function<ClassTarget, @Nullable String> value) {
    return event instanceof Event.Acted(Activity activity, var found)
            && activity.requested() instanceof Requested.OfClass(var kind, var target)
        ? value.apply(target)
        : null;
  }

  private static @Nullable String id(ClassTarget target) {
    return target.id() == null ? null : target.id().value();
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
