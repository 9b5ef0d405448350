package envwatch.ui.history;

import envwatch.actions.Activity;
import envwatch.actions.ClassTarget;
import envwatch.actions.EnvironmentTarget;
import envwatch.actions.Outcome;
import envwatch.actions.Requested;
import envwatch.model.ActionKind;
import envwatch.model.training.ClassId;
import envwatch.model.training.ClassKey;
import envwatch.model.training.Person;
import envwatch.model.training.TrainingActionKind;
import envwatch.ui.model.SampleWorld;
import java.time.Duration;
import java.util.List;

/** Actions of a person on the environments and classes of {@link SampleWorld}. */
final class SampleActivities {
  private SampleActivities() {}

  static Activity activity(String id, Outcome outcome, int minutesAgo) {
    return new Activity(
        id,
        SampleWorld.NOW.minus(Duration.ofMinutes(minutesAgo)),
        "Training Europe",
        "use.cloudshare.com",
        new Requested.OfEnvironment(
            ActionKind.SUSPEND_ENVIRONMENT,
            EnvironmentTarget.environment(SampleWorld.key("EN05"), "Lab " + id)),
        null,
        outcome,
        outcome.settled() ? Duration.ofSeconds(4) : null);
  }

  static Activity onClass(String name, String... people) {
    ClassKey key = new ClassKey(SampleWorld.key("EN05").account(), new ClassId("CO1"));
    Person bob = new Person(null, null, "Bob Ray", null);
    Person ann = new Person(null, null, "Ann Lee", null);
    return new Activity(
        "class",
        SampleWorld.NOW.minus(Duration.ofMinutes(3)),
        "Training Europe",
        "use.cloudshare.com",
        new Requested.OfClass(
            TrainingActionKind.INVITE, ClassTarget.of(key, name, List.of(people))),
        people.length > 1 ? String.join(", ", people) : null,
        new Outcome.Reported(List.of(ann), List.of(bob)),
        Duration.ofSeconds(2));
  }
}
