package envwatch.watch;

import static envwatch.watch.SampleClasses.NOW;
import static envwatch.watch.SampleClasses.UNCLEAR;
import static envwatch.watch.SampleClasses.time;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassTime;
import envwatch.model.training.TrainingClass;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class ClassViewTest {
  private static final ClassTime SERVED_ONLY = new ClassTime("some day", null, null);

  private static ClassView between(ClassTime start, ClassTime end) {
    return listed(start, end, null);
  }

  private static ClassView listed(ClassTime start, ClassTime end, @Nullable ClassDetails details) {
    return new ClassView(
        UNCLEAR, trainingClass(start, end), details, null, null, Duration.ZERO, null, false);
  }

  private static TrainingClass trainingClass(ClassTime start, ClassTime end) {
    return SampleClasses.trainingClass(UNCLEAR, "Class", start, end, "Zone");
  }

  private static ClassTime withoutZone(ClassTime time) {
    return new ClassTime(time.served(), time.local(), null);
  }

  @Test
  void aClassRunsFromItsStartUntilJustBeforeItsEnd() {
    ClassView running = between(time(0, "UTC"), time(60, "UTC"));

    assertThat(running.phase(NOW.minusMillis(1))).isEqualTo(ClassPhase.UPCOMING);
    assertThat(running.phase(NOW)).isEqualTo(ClassPhase.RUNNING);
    assertThat(running.phase(NOW.plusSeconds(3599))).isEqualTo(ClassPhase.RUNNING);
    assertThat(running.phase(NOW.plusSeconds(3600))).isEqualTo(ClassPhase.PAST);
  }

  @Test
  void aClassWithoutAnEndIsUpcomingUntilItStartsAndUnknownAfterwards() {
    ClassView endless = between(time(10, "UTC"), ClassTime.NONE);

    assertThat(endless.phase(NOW)).isEqualTo(ClassPhase.UPCOMING);
    assertThat(endless.phase(NOW.plusSeconds(600))).isEqualTo(ClassPhase.UNKNOWN);
  }

  @Test
  void aClassWhoseStartIsNotUnderstoodIsUnknownUntilItsEnd() {
    ClassView unclear = between(SERVED_ONLY, time(10, "UTC"));

    assertThat(unclear.phase(NOW)).isEqualTo(ClassPhase.UNKNOWN);
    assertThat(unclear.phase(NOW.plusSeconds(600))).isEqualTo(ClassPhase.PAST);
  }

  @Test
  void timesThatAreNotUnderstoodAreNeverGuessed() {
    assertThat(SampleClasses.unclear().phase(NOW)).isEqualTo(ClassPhase.UNKNOWN);
  }

  @Test
  void theDetailsProvideTheZoneThatTheListLacks() {
    ClassTime start = time(0, "Asia/Tokyo");
    ClassTime end = time(60, "Asia/Tokyo");
    ClassView seen =
        listed(
            withoutZone(start), withoutZone(end), SampleClasses.details(trainingClass(start, end)));

    assertThat(seen.start()).isEqualTo(start);
    assertThat(seen.phase(NOW)).isEqualTo(ClassPhase.RUNNING);
  }

  @Test
  void aNewerTimeOfTheListPrecedesThatOfTheDetails() {
    ClassTime old = time(0, "Asia/Tokyo");
    ClassTime moved =
        new ClassTime("11/24/2026 08:00 AM", LocalDateTime.parse("2026-11-24T08:00"), null);
    ClassView seen = listed(moved, moved, SampleClasses.details(trainingClass(old, old)));

    assertThat(seen.start())
        .isEqualTo(new ClassTime(moved.served(), moved.local(), ZoneId.of("Asia/Tokyo")));
  }

  @Test
  void theDetailsProvideTheTimeThatTheListWritesInAnUnknownWay() {
    ClassTime start = time(0, "UTC");
    ClassView seen =
        listed(SERVED_ONLY, SERVED_ONLY, SampleClasses.details(trainingClass(start, SERVED_ONLY)));

    assertThat(seen.start()).isEqualTo(start);
    assertThat(seen.end()).isEqualTo(SERVED_ONLY);
  }

  @Test
  void studentsAreStaleAfterThreeIntervals() {
    ClassView soon = SampleClasses.soon();

    assertThat(soon.stale(NOW.plusSeconds(26))).isFalse();
    assertThat(soon.stale(NOW.plusSeconds(27))).isTrue();
  }

  @Test
  void studentsThatAreNotLookedAtAgainNeverBecomeStale() {
    assertThat(SampleClasses.tomorrow().stale(NOW.plusSeconds(1_000_000))).isFalse();
  }

  @Test
  void aClassThatTheAccountMayNotSeeSaysSo() {
    ClassView forbidden =
        SampleClasses.failing(SampleClasses.soon(), new ApiException.Forbidden("test"));

    assertThat(forbidden.forbidden()).isTrue();
  }

  @Test
  void studentsAreCounted() {
    assertThat(SampleClasses.soon().students().ready()).isEqualTo(9);
    assertThat(SampleClasses.running().students().inClass()).isEqualTo(6);
    assertThat(SampleClasses.over().students().ready()).isEqualTo(7);
  }

  @Test
  void theSamplesAreWhereTheySay() {
    assertThat(SampleClasses.soon().phase(NOW)).isEqualTo(ClassPhase.UPCOMING);
    assertThat(SampleClasses.running().phase(NOW)).isEqualTo(ClassPhase.RUNNING);
    assertThat(SampleClasses.over().phase(NOW)).isEqualTo(ClassPhase.PAST);
    assertThat(SampleClasses.nextWeek().phase(NOW)).isEqualTo(ClassPhase.UPCOMING);
    assertThat(SampleClasses.lastWeek().phase(NOW)).isEqualTo(ClassPhase.PAST);
  }

  @Test
  void detailsWithTheSamePasswordAreTheSame() {
    TrainingClass trainingClass = SampleClasses.soon().trainingClass();

    assertThat(SampleClasses.details(trainingClass))
        .isEqualTo(SampleClasses.details(trainingClass));
  }
}
