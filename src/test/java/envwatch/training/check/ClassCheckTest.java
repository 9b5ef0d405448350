package envwatch.training.check;

import static envwatch.training.check.CheckedClass.END;
import static envwatch.training.check.CheckedClass.NOW;
import static envwatch.training.check.CheckedClass.PREPARING;
import static envwatch.training.check.CheckedClass.START;
import static envwatch.training.check.CheckedClass.SUSPENDED;
import static envwatch.training.check.CheckedClass.environmentOf;
import static envwatch.training.check.CheckedClass.key;
import static envwatch.training.check.CheckedClass.machine;
import static envwatch.training.check.CheckedClass.running;
import static envwatch.training.check.CheckedClass.student;
import static envwatch.training.check.model.Level.AMBER;
import static envwatch.training.check.model.Level.GREEN;
import static envwatch.training.check.model.Level.NOT_ASKED;
import static envwatch.training.check.model.Level.RED;
import static envwatch.training.check.model.Level.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.history.model.Subject;
import envwatch.history.usual.Waiting;
import envwatch.model.ActionKind;
import envwatch.model.EnvironmentId;
import envwatch.model.Expiration;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Progress;
import envwatch.model.Status;
import envwatch.training.check.model.Answer;
import envwatch.training.check.model.CheckResult;
import envwatch.training.check.model.Fact;
import envwatch.training.check.model.Finding;
import envwatch.training.check.model.Level;
import envwatch.training.check.model.Question;
import envwatch.training.check.model.Remedy;
import envwatch.training.model.Attendance;
import envwatch.training.model.ClassTime;
import envwatch.training.model.EarlyAccess;
import envwatch.training.model.StudentId;
import envwatch.watch.Link;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ClassCheckTest {
  private static final Status DELETED = new Status(Phase.PROBLEM, "Deleted");
  private static final Status FAILED = new Status(Phase.PROBLEM, "Creation Failed");
  private static final Instant LONG_AGO = NOW.minus(Duration.ofHours(1));

  private static Level level(CheckedClass checked, Question question) {
    return checked.check().answer(question).level();
  }

  /** The only finding of a question. */
  private static Finding only(CheckedClass checked, Question question) {
    List<Finding> findings = checked.check().answer(question).findings();
    assertThat(findings).hasSize(1);
    return findings.getFirst();
  }

  private static void found(
      CheckedClass checked, Question question, Level level, Fact fact, Remedy remedy) {
    Finding finding = only(checked, question);
    assertThat(finding.fact()).isEqualTo(fact);
    assertThat(finding.level()).isEqualTo(level);
    assertThat(finding.remedy()).isEqualTo(remedy);
  }

  private static Remedy resume(int number) {
    return new Remedy.Resume(new StudentId("SD" + number), environmentOf(number));
  }

  private static Remedy web(int number) {
    return new Remedy.OpenWeb(environmentOf(number));
  }

  @ParameterizedTest
  @EnumSource(Question.class)
  void whereAllIsWellEveryAnswerIsGreen(Question question) {
    assertThat(level(CheckedClass.of(4), question)).isEqualTo(GREEN);
  }

  @ParameterizedTest
  @EnumSource(
      value = Question.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"INSTRUCTOR", "COMPUTER"})
  void asLongAsTheStudentsWereNeverSeenNothingIsGreen(Question question) {
    assertThat(level(CheckedClass.of(4).studentsNeverSeen(), question)).isEqualTo(UNKNOWN);
  }

  @Test
  void everyAnswerStandsAtItsQuestion() {
    assertThat(CheckedClass.of(1).check().answers())
        .extracting(Answer::question)
        .containsExactly(Question.values());
  }

  @Test
  void aClassWithoutStudentsHasNothingGreenAboutThem() {
    CheckResult result = CheckedClass.of(0).check();

    assertThat(result.answer(Question.STATE).level()).isEqualTo(NOT_ASKED);
    assertThat(result.answer(Question.ENVIRONMENT).level()).isEqualTo(NOT_ASKED);
    assertThat(result.answer(Question.ROSTER).findings())
        .extracting(Finding::fact)
        .containsExactly(new Fact.NoStudents());
    assertThat(result.plan().isEmpty()).isTrue();
  }

  @Nested
  class Environments {
    @Test
    void aStudentWithoutOneIsRed() {
      found(
          CheckedClass.of(2).listed(1, one -> student(1, null, Status.UNTOLD)),
          Question.ENVIRONMENT,
          RED,
          new Fact.NoEnvironment(false, false),
          new Remedy.MakePersonalLink(new StudentId("SD1")));
    }

    @Test
    void aDeletedOneIsNone() {
      found(
          CheckedClass.of(2).in(1, DELETED),
          Question.ENVIRONMENT,
          RED,
          new Fact.NoEnvironment(true, false),
          new Remedy.MakePersonalLink(new StudentId("SD1")));
      assertThat(CheckedClass.of(2).in(1, DELETED).check().answer(Question.STATE).fine())
          .hasSize(1);
    }

    @Test
    void whereNobodyMayComeEarlyAMissingOneIsAmber() {
      found(
          CheckedClass.of(2)
              .earlyAccess(EarlyAccess.NOBODY)
              .listed(1, one -> student(1, null, Status.UNTOLD)),
          Question.ENVIRONMENT,
          AMBER,
          new Fact.NoEnvironment(false, true),
          Remedy.NONE);
    }

    @Test
    void onceTheClassHasBegunAMissingOneIsRedWhoeverMayComeEarly() {
      CheckedClass checked =
          CheckedClass.of(2)
              .earlyAccess(EarlyAccess.NOBODY)
              .listed(1, one -> student(1, null, Status.UNTOLD))
              .at(START);

      assertThat(level(checked, Question.ENVIRONMENT)).isEqualTo(RED);
    }

    @Test
    void twoEntriesOfOnePersonAreTwoEnvironments() {
      CheckedClass checked =
          CheckedClass.of(2)
              .listed(2, one -> CheckedClass.with(one, "STUDENT1@example.com", one.attendance()));

      assertThat(checked.check().answer(Question.ENVIRONMENT).findings())
          .hasSize(2)
          .allSatisfy(finding -> {
            assertThat(finding.level()).isEqualTo(AMBER);
            assertThat(finding.fact())
                .isEqualTo(
                    new Fact.SeveralEnvironments(List.of(environmentOf(1), environmentOf(2))));
          });
    }

    @Test
    void aSecondEnvironmentOfAStudentInTheListOfTheClassIsTold() {
      found(
          CheckedClass.of(2).listing(running("EN9").owner("Student1@Example.com").build()),
          Question.ENVIRONMENT,
          AMBER,
          new Fact.SeveralEnvironments(List.of(environmentOf(1), new EnvironmentId("EN9"))),
          web(1));
    }

    @Test
    void oneThatBelongsToNobodyIsAmber() {
      found(
          CheckedClass.of(2).listing(running("EN9").owner("else@example.com").build()),
          Question.ENVIRONMENT,
          AMBER,
          new Fact.NoStudent("Lab EN9", "else@example.com"),
          web(9));
    }

    @Test
    void theInstructorsOwnBelongsToSomebody() {
      assertThat(level(CheckedClass.of(2).listing(), Question.ENVIRONMENT)).isEqualTo(GREEN);
    }
  }

  @Nested
  class States {
    @Test
    void aSuspendedOneIsRedAndCanBeResumed() {
      found(CheckedClass.of(2).in(1, SUSPENDED), Question.STATE, RED, new Fact.Asleep(), resume(1));
    }

    @Test
    void anArchivedOneNeedsTheWebApplication() {
      found(
          CheckedClass.of(2).in(1, new Status(Phase.SUSPENDED, "Archived")),
          Question.STATE,
          RED,
          new Fact.Archived(),
          web(1));
    }

    @Test
    void aFailedOneNeedsTheWebApplication() {
      found(
          CheckedClass.of(2).in(1, FAILED),
          Question.STATE,
          RED,
          new Fact.Failed("Creation Failed"),
          web(1));
    }

    @Test
    void oneOnItsWayIsAmber() {
      found(
          CheckedClass.of(2).in(1, PREPARING),
          Question.STATE,
          AMBER,
          new Fact.Changing("Preparing", null, false),
          Remedy.NONE);
    }

    @Test
    void oneOnItsWayToSleepIsRed() {
      found(
          CheckedClass.of(2).in(1, new Status(Phase.CHANGING, "Stopping")),
          Question.STATE,
          RED,
          new Fact.GoingDown("Stopping"),
          Remedy.NONE);
    }

    @Test
    void oneThatIsStuckIsRed() {
      Waiting waiting =
          new Waiting(
              Subject.of(key(1)),
              ActionKind.RESUME_ENVIRONMENT,
              LONG_AGO,
              true,
              CheckedClass.of(0)
                  .input()
                  .knowledge()
                  .times()
                  .of(CheckedClass.ACCOUNT, "Python", ActionKind.RESUME_ENVIRONMENT, null),
              LONG_AGO,
              Duration.ofMinutes(5));

      found(
          CheckedClass.of(2).in(1, PREPARING).waiting(waiting),
          Question.STATE,
          RED,
          new Fact.Stuck("Preparing", Duration.ofHours(1)),
          web(1));
    }

    @Test
    void anUndocumentedStateIsUnknown() {
      found(
          CheckedClass.of(2).in(1, new Status(Phase.UNKNOWN, "status 10")),
          Question.STATE,
          UNKNOWN,
          new Fact.UnknownState("status 10"),
          Remedy.NONE);
    }

    @Test
    void whatWasSeenLongAgoIsUnknown() {
      CheckedClass checked =
          CheckedClass.of(1).studentsSeenAt(LONG_AGO).environment(running("EN1").build(), LONG_AGO);

      found(checked, Question.STATE, UNKNOWN, new Fact.NotSeen(), Remedy.NONE);
      assertThat(level(checked, Question.MACHINES)).isEqualTo(UNKNOWN);
      assertThat(level(checked, Question.READY_IN_TIME)).isEqualTo(UNKNOWN);
      assertThat(level(checked, Question.STAYS_AWAKE)).isEqualTo(UNKNOWN);
      assertThat(level(checked, Question.LASTS)).isEqualTo(UNKNOWN);
      assertThat(level(checked, Question.ACCESS)).isEqualTo(UNKNOWN);
    }

    @Test
    void theNewerOfListAndLookCounts() {
      Instant before = NOW.minus(Duration.ofMinutes(1));
      CheckedClass listIsNewer =
          CheckedClass.of(1).environment(running("EN1").status(SUSPENDED).build(), before);
      CheckedClass lookIsNewer =
          CheckedClass.of(1)
              .studentsSeenAt(before)
              .environment(running("EN1").status(SUSPENDED).build());

      assertThat(level(listIsNewer, Question.STATE)).isEqualTo(GREEN);
      assertThat(level(lookIsNewer, Question.STATE)).isEqualTo(RED);
    }

    @Test
    void aListThatTellsNoStateLeavesItToTheLook() {
      CheckedClass checked =
          CheckedClass.of(1).listed(1, one -> student(1, environmentOf(1), Status.UNTOLD));

      assertThat(level(checked, Question.STATE)).isEqualTo(GREEN);
    }
  }

  @Nested
  class Machines {
    private final Remedy reboot = new Remedy.Reboot(environmentOf(1), new MachineId("MC-web"));

    @Test
    void oneThatDoesNotRunIsRed() {
      found(
          CheckedClass.of(2)
              .machines(1, machine("web").status(new Status(Phase.SUSPENDED, "Stopped")).build()),
          Question.MACHINES,
          RED,
          new Fact.MachineNotRunning("Stopped"),
          reboot);
    }

    @Test
    void oneWithUnfinishedProgressIsAmber() {
      found(
          CheckedClass.of(2).machines(1, machine("web").progress(new Progress(40)).build()),
          Question.MACHINES,
          AMBER,
          new Fact.MachineUnfinished("Running", 40),
          Remedy.NONE);
    }

    @Test
    void oneOnItsWayIsAmber() {
      found(
          CheckedClass.of(2)
              .machines(1, machine("web").status(new Status(Phase.CHANGING, "Rebooting")).build()),
          Question.MACHINES,
          AMBER,
          new Fact.MachineUnfinished("Rebooting", -1),
          Remedy.NONE);
    }

    @Test
    void oneWithoutTheAddressThatOthersHaveIsRed() {
      found(
          CheckedClass.of(2).machines(1, machine("web").address(null).build()),
          Question.MACHINES,
          RED,
          new Fact.NoAddress(true),
          reboot);
    }

    @Test
    void oneWithoutAnyAddressIsAmber() {
      found(
          CheckedClass.of(1).machines(1, machine("web").address(null).build()),
          Question.MACHINES,
          AMBER,
          new Fact.NoAddress(false),
          reboot);
    }

    @Test
    void oneWithOnlyAnInternalAddressLikeAllOthersIsWell() {
      CheckedClass checked =
          CheckedClass.of(1)
              .machines(
                  1, machine("web").address(null).internalAddresses(List.of("10.0.0.1")).build());

      assertThat(level(checked, Question.MACHINES)).isEqualTo(GREEN);
    }

    @Test
    void oneWithoutTheWebAccessThatOthersHaveIsAmber() {
      found(
          CheckedClass.of(2).machines(1, machine("web").webAccess(null).build()),
          Question.MACHINES,
          AMBER,
          new Fact.NoWebAccess(),
          reboot);
    }

    @Test
    void oneInAnUndocumentedStateIsUnknown() {
      found(
          CheckedClass.of(2)
              .machines(1, machine("web").status(new Status(Phase.UNKNOWN, "Odd")).build()),
          Question.MACHINES,
          UNKNOWN,
          new Fact.UnknownState("Odd"),
          Remedy.NONE);
    }

    @Test
    void thoseOfAnEnvironmentThatIsNotLookedAtAreUnknown() {
      found(
          CheckedClass.of(2).without(environmentOf(1)),
          Question.MACHINES,
          UNKNOWN,
          new Fact.NotSeen(),
          Remedy.NONE);
    }

    @Test
    void thoseSeenBeforeItRanAreUnknown() {
      CheckedClass checked =
          CheckedClass.of(1)
              .environment(
                  running("EN1").status(SUSPENDED).build(), NOW.minus(Duration.ofMinutes(1)));

      assertThat(level(checked, Question.MACHINES)).isEqualTo(UNKNOWN);
    }

    @Test
    void anAnswerNotWhollyReadIsUnknown() {
      found(
          CheckedClass.of(2).environment(1, before -> before.unread(1)),
          Question.MACHINES,
          UNKNOWN,
          new Fact.Unreadable(1),
          Remedy.NONE);
    }

    @Test
    void thoseOfASuspendedEnvironmentAreNotAskedAbout() {
      assertThat(level(CheckedClass.of(1).in(1, SUSPENDED), Question.MACHINES))
          .isEqualTo(NOT_ASKED);
    }
  }

  @Nested
  class ReadyInTime {
    private CheckedClass sleeping(Duration untilStart) {
      return CheckedClass.of(2).in(1, SUSPENDED).start(CheckedClass.time(NOW.plus(untilStart)));
    }

    @Test
    void whatIsReadyLongBeforeTheStartIsGreen() {
      assertThat(level(sleeping(Duration.ofMinutes(30)), Question.READY_IN_TIME)).isEqualTo(GREEN);
    }

    @Test
    void whatIsUsuallyReadyTooLateIsRed() {
      found(
          sleeping(Duration.ofMinutes(3)),
          Question.READY_IN_TIME,
          RED,
          new Fact.TooLate(
              NOW.plus(Duration.ofMinutes(4)),
              NOW.plus(Duration.ofMinutes(6)),
              NOW.plus(Duration.ofMinutes(3))),
          resume(1));
    }

    @Test
    void whatIsLateOnlyWhenItTakesLongIsAmber() {
      assertThat(level(sleeping(Duration.ofMinutes(5)), Question.READY_IN_TIME)).isEqualTo(AMBER);
    }

    @Test
    void whereNoTimeWasLearnedItIsUnknownAndSaysWhatWasAssumed() {
      found(
          sleeping(Duration.ofMinutes(30)).forgetTimes(),
          Question.READY_IN_TIME,
          UNKNOWN,
          new Fact.TimeNotLearned(ReadyPlanner.ASSUMED, true),
          resume(1));
    }

    @Test
    void aStartThatIsNotUnderstoodIsUnknown() {
      found(
          CheckedClass.of(2).start(new ClassTime("tomorrow", null, null)),
          Question.READY_IN_TIME,
          UNKNOWN,
          new Fact.TimeUnknown("tomorrow"),
          Remedy.NONE);
    }

    @Test
    void afterTheClassItIsNotAsked() {
      assertThat(level(CheckedClass.of(2).at(END), Question.READY_IN_TIME)).isEqualTo(NOT_ASKED);
    }
  }

  @Nested
  class Awake {
    private final Duration hour = Duration.ofHours(1);

    @Test
    void whoWouldFallAsleepBeforeTheStartIsRed() {
      found(
          CheckedClass.of(2)
              .awake(hour, hour, 3)
              .since(1, NOW.minus(Duration.ofMinutes(30)))
              .since(2, NOW.plusSeconds(1)),
          Question.STAYS_AWAKE,
          RED,
          new Fact.FallsAsleep(NOW.plus(Duration.ofMinutes(30)), hour, 3, false),
          new Remedy.Postpone(environmentOf(1)));
    }

    @Test
    void whoWouldDoSoOnlyByTheShortestTimeIsAmber() {
      CheckedClass checked =
          CheckedClass.of(1)
              .awake(hour, hour.multipliedBy(3), 4)
              .since(1, NOW.minus(Duration.ofMinutes(30)));

      found(
          checked,
          Question.STAYS_AWAKE,
          AMBER,
          new Fact.FallsAsleep(NOW.plus(Duration.ofMinutes(30)), hour, 4, true),
          new Remedy.Postpone(environmentOf(1)));
    }

    @Test
    void whatWasJustDoneKeepsItAwake() {
      CheckedClass checked =
          CheckedClass.of(1)
              .awake(hour.plusMinutes(5), hour.plusMinutes(5), 3)
              .since(1, NOW.minus(Duration.ofMinutes(30)))
              .touched(1, NOW);

      assertThat(level(checked, Question.STAYS_AWAKE)).isEqualTo(GREEN);
    }

    @Test
    void whoIsInClassKeepsItAwake() {
      CheckedClass checked =
          CheckedClass.of(1)
              .awake(hour, hour, 3)
              .since(1, LONG_AGO)
              .listed(1, one -> CheckedClass.with(one, one.email(), Attendance.IN_CLASS));

      assertThat(level(checked, Question.STAYS_AWAKE)).isEqualTo(GREEN);
    }

    @Test
    void twoSamplesAreNotEnough() {
      found(
          CheckedClass.of(1).awake(hour, hour, 2),
          Question.STAYS_AWAKE,
          UNKNOWN,
          new Fact.AwakeNotLearned("Training", 2),
          Remedy.NONE);
    }

    @Test
    void withoutABeginningItIsUnknown() {
      found(
          CheckedClass.of(1).forgetSince(),
          Question.STAYS_AWAKE,
          UNKNOWN,
          new Fact.NotSeen(),
          Remedy.NONE);
    }

    @Test
    void onceTheClassHasBegunItIsNotAsked() {
      assertThat(level(CheckedClass.of(1).at(START), Question.STAYS_AWAKE)).isEqualTo(NOT_ASKED);
    }
  }

  @Nested
  class Lasts {
    private CheckedClass expiring(Expiration expiration) {
      return CheckedClass.of(2).environment(1, before -> before.expiration(expiration));
    }

    @Test
    void whatExpiresBeforeTheEndIsRed() {
      Instant at = END.minusSeconds(1);

      found(
          expiring(new Expiration.At(at)),
          Question.LASTS,
          RED,
          new Fact.Expires(at, END),
          new Remedy.Extend(environmentOf(1)));
    }

    @Test
    void whatExpiresWithinAnHourAfterTheEndIsAmber() {
      Instant at = END.plus(Duration.ofMinutes(59));

      found(
          expiring(new Expiration.At(at)),
          Question.LASTS,
          AMBER,
          new Fact.Expires(at, END),
          new Remedy.Extend(environmentOf(1)));
    }

    @Test
    void whatExpiresAnHourAfterTheEndIsGreen() {
      assertThat(level(expiring(new Expiration.At(END.plus(Duration.ofHours(1)))), Question.LASTS))
          .isEqualTo(GREEN);
    }

    @Test
    void whatNeverExpiresLasts() {
      assertThat(level(expiring(Expiration.NONE), Question.LASTS)).isEqualTo(GREEN);
    }

    @Test
    void aDateThatIsNotUnderstoodIsUnknown() {
      found(
          expiring(new Expiration.AsServed("soon")),
          Question.LASTS,
          UNKNOWN,
          new Fact.ExpirationUnread("soon"),
          Remedy.NONE);
    }

    @Test
    void anEndThatIsNotUnderstoodIsUnknown() {
      found(
          CheckedClass.of(2).end(ClassTime.NONE),
          Question.LASTS,
          UNKNOWN,
          new Fact.TimeUnknown(""),
          Remedy.NONE);
    }
  }

  @Nested
  class Same {
    @Test
    void anotherSnapshotIsAmberAndCanBeReverted() {
      found(
          CheckedClass.of(3).environment(1, before -> before.snapshot("Day 2")),
          Question.SAME,
          AMBER,
          new Fact.Differs(Fact.Attribute.SNAPSHOT, "Day 2", "Day 1", 2, 3),
          new Remedy.Revert(environmentOf(1)));
    }

    @Test
    void anotherRegionIsAmber() {
      found(
          CheckedClass.of(3).environment(1, before -> before.region("London")),
          Question.SAME,
          AMBER,
          new Fact.Differs(Fact.Attribute.REGION, "London", "Miami", 2, 3),
          web(1));
    }

    @Test
    void anotherNumberOfMachinesIsAmber() {
      found(
          CheckedClass.of(3).machines(1, machine("web").build()),
          Question.SAME,
          AMBER,
          new Fact.Differs(Fact.Attribute.MACHINES, "1", "2", 2, 3),
          web(1));
    }

    @Test
    void anotherOperatingSystemIsAmberAtItsMachine() {
      CheckedClass checked =
          CheckedClass.of(3)
              .machines(
                  1,
                  machine("web").operatingSystem("Windows").build(),
                  machine("db").webAccess(null).build());

      found(
          checked,
          Question.SAME,
          AMBER,
          new Fact.Differs(Fact.Attribute.OPERATING_SYSTEM, "Windows", "Linux", 2, 3),
          web(1));
      assertThat(only(checked, Question.SAME).machine())
          .isEqualTo(new Finding.Which(new MachineId("MC-web"), "web"));
    }

    @Test
    void twoAreNotCompared() {
      CheckedClass checked = CheckedClass.of(2).environment(1, before -> before.snapshot("Day 2"));

      assertThat(level(checked, Question.SAME)).isEqualTo(NOT_ASKED);
    }

    @Test
    void theOneThatIsNotLookedAtIsUnknown() {
      found(
          CheckedClass.of(4).without(environmentOf(1)),
          Question.SAME,
          UNKNOWN,
          new Fact.NotSeen(),
          Remedy.NONE);
    }
  }

  @Nested
  class Access {
    @Test
    void oneThatTheServiceDoesNotKnowIsRed() {
      found(
          CheckedClass.of(2).failed(1, new ApiException.NotFound("no")),
          Question.ACCESS,
          RED,
          new Fact.Gone(),
          Remedy.NONE);
    }

    @Test
    void oneThatTheAccountMayNotSeeIsRed() {
      found(
          CheckedClass.of(2).failed(1, new ApiException.Forbidden("no")),
          Question.ACCESS,
          RED,
          new Fact.Forbidden(),
          Remedy.NONE);
    }

    @Test
    void anInvalidLicenseIsRed() {
      found(
          CheckedClass.of(2).environment(1, before -> before.license("Expired")),
          Question.ACCESS,
          RED,
          new Fact.LicenseInvalid("Expired"),
          web(1));
    }

    @Test
    void oneThatIsNotLookedAtIsUnknown() {
      found(
          CheckedClass.of(2).without(environmentOf(1)),
          Question.ACCESS,
          UNKNOWN,
          new Fact.NotSeen(),
          Remedy.NONE);
    }
  }

  @Nested
  class Roster {
    private CheckedClass with(String email, Attendance attendance) {
      return CheckedClass.of(2).listed(1, one -> CheckedClass.with(one, email, attendance));
    }

    @Test
    void whoHasNoAddressIsAmber() {
      found(with(" ", Attendance.INVITED), Question.ROSTER, AMBER, new Fact.NoEmail(), Remedy.NONE);
    }

    @Test
    void whetherSomebodyWasInvitedMayBeUnknown() {
      found(
          with("student1@example.com", Attendance.UNKNOWN),
          Question.ROSTER,
          UNKNOWN,
          new Fact.InvitationUnknown(),
          new Remedy.Invite(new StudentId("SD1")));
    }

    @Test
    void moreThanTheClassAdmitsIsAmber() {
      found(
          CheckedClass.of(3).maxStudents(2),
          Question.ROSTER,
          AMBER,
          new Fact.TooManyStudents(3, 2),
          Remedy.NONE);
    }

    @Test
    void entriesNotReadAreAmber() {
      found(
          CheckedClass.of(2).unreadable(1),
          Question.ROSTER,
          AMBER,
          new Fact.UnreadableStudents(1),
          Remedy.NONE);
    }

    @Test
    void withoutDetailsTheMostIsUnknown() {
      found(
          CheckedClass.of(2).withoutDetails(),
          Question.ROSTER,
          UNKNOWN,
          new Fact.DetailsNotSeen(),
          Remedy.NONE);
    }
  }

  @Nested
  class TheInstructor {
    private final EnvironmentId own = new EnvironmentId("EN-teacher");

    private CheckedClass in(Status status) {
      return CheckedClass.of(1)
          .environment(running("EN-teacher").owner("Teacher@Example.com").status(status).build());
    }

    @Test
    void whoseEnvironmentSleepsIsRed() {
      found(
          in(SUSPENDED),
          Question.INSTRUCTOR,
          RED,
          new Fact.InstructorAsleep(CheckedClass.TEACHER),
          new Remedy.Resume(null, own));
    }

    @Test
    void whoseEnvironmentFailedIsRed() {
      assertThat(level(in(FAILED), Question.INSTRUCTOR)).isEqualTo(RED);
    }

    @Test
    void whoseEnvironmentIsOnItsWayIsAmber() {
      assertThat(level(in(PREPARING), Question.INSTRUCTOR)).isEqualTo(AMBER);
    }

    @Test
    void withoutAnEnvironmentIsAmber() {
      found(
          CheckedClass.of(1).without(own),
          Question.INSTRUCTOR,
          AMBER,
          new Fact.InstructorWithoutEnvironment(CheckedClass.TEACHER),
          Remedy.NONE);
    }

    @Test
    void whoseEnvironmentMayNotBeSeenIsUnknown() {
      found(
          CheckedClass.of(1).without(own).notWatched(),
          Question.INSTRUCTOR,
          UNKNOWN,
          new Fact.NotSeen(),
          Remedy.NONE);
    }

    @Test
    void whoIsNotNamedIsUnknown() {
      found(
          CheckedClass.of(1).instructor(null),
          Question.INSTRUCTOR,
          UNKNOWN,
          new Fact.InstructorNotNamed(),
          Remedy.NONE);
    }

    @Test
    void isFoundInTheListOfTheClass() {
      CheckedClass checked =
          CheckedClass.of(1)
              .listing(running("EN8").owner(CheckedClass.TEACHER).status(SUSPENDED).build())
              .without(own)
              .notWatched();

      assertThat(only(checked, Question.INSTRUCTOR).environment())
          .isEqualTo(new EnvironmentId("EN8"));
    }
  }

  @Nested
  class ThisComputer {
    @Test
    void withoutContactIsRed() {
      ApiException cause = new ApiException.RateLimited(null);

      found(
          CheckedClass.of(1).link(new Link.Lost(cause, LONG_AGO, null)),
          Question.COMPUTER,
          RED,
          new Fact.LinkLost(Link.Trouble.RATE_LIMITED, LONG_AGO),
          Remedy.NONE);
    }

    @Test
    void withARejectedKeyIsRed() {
      ApiException cause = new ApiException.Unauthorized("no");

      found(
          CheckedClass.of(1).link(new Link.SignedOut(cause, LONG_AGO)),
          Question.COMPUTER,
          RED,
          new Fact.SignedOut(),
          Remedy.NONE);
    }

    @Test
    void beforeTheFirstAnswerItIsUnknown() {
      assertThat(level(CheckedClass.of(1).link(new Link.Connecting()), Question.COMPUTER))
          .isEqualTo(UNKNOWN);
      assertThat(level(CheckedClass.of(1).notWatched(), Question.COMPUTER)).isEqualTo(UNKNOWN);
    }

    @Test
    void whilePausedIsAmber() {
      found(CheckedClass.of(1).paused(), Question.COMPUTER, AMBER, new Fact.Paused(), Remedy.NONE);
    }

    @Test
    void withAnotherClockIsAmber() {
      Duration offset = Duration.ofSeconds(-31);

      found(
          CheckedClass.of(1).offset(offset),
          Question.COMPUTER,
          AMBER,
          new Fact.ClockWrong(offset),
          Remedy.NONE);
    }

    @Test
    void withTooFewCallsForTheClassIsAmberAndForAnHourRed() {
      // Nine hours until the end, with two looks a minute.
      found(
          CheckedClass.of(1).callsLeft(1_079),
          Question.COMPUTER,
          AMBER,
          new Fact.FewCallsLeft(1_079, 1_080),
          Remedy.NONE);
      assertThat(level(CheckedClass.of(1).callsLeft(1_080), Question.COMPUTER)).isEqualTo(GREEN);
      assertThat(level(CheckedClass.of(1).callsLeft(119), Question.COMPUTER)).isEqualTo(RED);
    }
  }
}
