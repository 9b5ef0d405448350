package envwatch.watch;

import static envwatch.watch.ClassRig.key;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.TrainingService;
import envwatch.model.training.TrainingClass;
import envwatch.util.Subscription;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** When views of classes are published, and what they share. */
@Tag("fast")
class TrainingViewsTest {
  private final ClassRig rig = new ClassRig();
  private final List<TrainingView> views = new ArrayList<>();

  @Test
  void aListenerReceivesTheNewestViewAtOnce() {
    rig.serve("CO1", -60, 600).begin();
    rig.minutes(2);

    rig.classes.subscribe(views::add);
    rig.seconds(1);

    assertThat(views).hasSize(1);
    assertThat(views.getFirst().classes()).hasSize(1);
  }

  @Test
  void nothingIsPublishedWithoutNews() {
    rig.serve("CO1", -60, 600).begin();
    rig.minutes(2);
    rig.classes.subscribe(views::add);
    rig.seconds(1);
    views.clear();

    rig.classes.show(false);
    rig.classes.open(null);
    rig.minutes(13);

    assertThat(views).isEmpty();
  }

  @Test
  void anAnswerIsPublished() {
    rig.serve("CO1", -60, 600).begin().classes.subscribe(views::add);

    rig.classes.open(key("CO1"));
    rig.seconds(1);

    assertThat(views.getLast().open()).isEqualTo(key("CO1"));
    assertThat(views.getLast().find(key("CO1")).orElseThrow().students()).isNotNull();
  }

  @Test
  void equalAnswersKeepTheInstances() {
    TrainingClass served = ClassRig.trainingClass("CO1", rig.at(-60), rig.at(600));
    rig.serve(served).begin().classes.open(key("CO1"));
    rig.seconds(2);
    ClassView before = rig.seen("CO1");
    rig.serve(served);

    rig.classes.lookNow();
    rig.seconds(1);

    ClassView after = rig.seen("CO1");
    assertThat(after.details()).isSameAs(before.details());
    assertThat(after.students().list()).isSameAs(before.students().list());
    assertThat(after.students().seenAt()).isAfter(before.students().seenAt());
  }

  @Test
  void whoNoLongerListensIsToldNothing() {
    Subscription subscription = rig.serve("CO1", -60, 600).begin().classes.subscribe(views::add);
    rig.seconds(1);
    views.clear();
    subscription.close();

    rig.classes.open(key("CO1"));
    rig.seconds(5);

    assertThat(views).isEmpty();
  }

  @Test
  void aDefectOfALookLeavesTheOthersGoing() {
    rig.serve("CO1", -60, 600).begin();
    RuntimeException defect = new IllegalStateException("defect");
    List<String> results = new ArrayList<>();
    ServiceQuestion<TrainingService> question =
        new ServiceQuestion<>(
            service -> {
              throw defect;
            },
            answer -> results.add("answered"),
            cause -> results.add("failed"),
            () -> results.add("dropped"));
    FakeService service = FakeService.listingLines(rig.time);
    service.offer(rig.training);

    assertThatThrownBy(() -> question.ask(service)).isSameAs(defect);

    assertThat(results).containsExactly("failed");
  }
}
