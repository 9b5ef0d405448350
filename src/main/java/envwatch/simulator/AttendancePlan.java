package envwatch.simulator;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;

/**
 * Students come around the start of their class and leave after its end; a few stay away. Called
 * under the world's lock.
 */
record AttendancePlan(
    ClassBook book, Agenda agenda, Random random, Seats seats, Predicate<Instant> moves) {
  private static final Duration EARLY = Duration.ofMinutes(6);
  private static final int MINUTES_OF_ARRIVAL = 18;
  private static final int MINUTES_OF_LEAVING = 4;
  private static final int ONE_STAYS_AWAY_IN = 12;

  /** Plans who comes to a class; to be called anew when its time has changed. */
  public void plan(LabClass content) {
    if (content.settings().admission().selfPaced()) {
      return;
    }
    Instant start = content.startsAt();
    if (start.isAfter(agenda.moment())) {
      agenda.add(
          start.minus(EARLY),
          moment -> stillPlanned(content, moment).ifPresent(now -> arrive(now, moment)));
    }
    Instant end = content.endsAt();
    if (end.isAfter(agenda.moment())) {
      agenda.add(
          end, moment -> stillPlanned(content, moment).ifPresent(now -> depart(now, moment)));
    }
  }

  /** The class as it is by now; empty if it is gone or takes place at another time. */
  private Optional<LabClass> stillPlanned(LabClass planned, Instant moment) {
    return book.find(planned.token())
        .filter(now -> now.settings().schedule().equals(planned.settings().schedule()))
        .filter(now -> moves.test(moment));
  }

  private void arrive(LabClass content, Instant moment) {
    Duration earliest = content.settings().admission().earlyAccess() == 0 ? Duration.ZERO : EARLY;
    for (LabStudent student : book.students(content.token())) {
      Duration after = earliest.plusSeconds(random.nextInt(MINUTES_OF_ARRIVAL * 60));
      if (student.invited() && random.nextInt(ONE_STAYS_AWAY_IN) > 0) {
        agenda.add(
            moment.plus(after),
            then ->
                stillPlanned(content, then)
                    .ifPresent(now -> seats.enter(now.token(), student.token(), then)));
      }
    }
  }

  private void depart(LabClass content, Instant moment) {
    book.students(content.token()).stream()
        .filter(student -> student.attendance() == Attendance.LOGGED_IN)
        .forEach(student ->
            agenda.add(
                moment.plusSeconds(random.nextInt(MINUTES_OF_LEAVING * 60)),
                then -> seats.leave(content.token(), student.token())));
  }
}
