package envwatch.words;

import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.model.VisibleText;
import envwatch.training.check.CheckFact;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/** Says what the findings of a check consist of. */
final class FactWords {
  private final Instant now;
  private final ZoneId zone;

  private FactWords(Instant now, ZoneId zone) {
    this.now = now;
    this.zone = zone;
  }

  static String of(CheckFact fact, Instant now, ZoneId zone) {
    FactWords words = new FactWords(now, zone);
    return switch (fact) {
      case CheckFact.NotSeen f -> text("check.fact.not-seen");
      case CheckFact.RunsSinceUnknown f -> text("check.fact.runs-since-unknown");
      case CheckFact.StudentsNotSeen f -> text("check.fact.students-not-seen");
      case CheckFact.DetailsNotSeen f -> text("check.fact.details-not-seen");
      case CheckFact.TimeUnknown(String served) ->
          served.isBlank()
              ? text("check.fact.time-absent")
              : text("check.fact.time-unknown", PlainText.quoted(served));
      case CheckFact.NoEnvironment(boolean deleted, boolean closed) ->
          text(
              deleted
                  ? "check.fact.environment-deleted"
                  : closed ? "check.fact.no-environment.closed" : "check.fact.no-environment");
      case CheckFact.SeveralEnvironments(var all) ->
          text("check.fact.several-environments", all.size());
      case CheckFact.NoStudent(String name, var owner) ->
          text("check.fact.no-student", PlainText.quoted(name), PlainText.name(owner));
      case CheckFact.Gone f -> text("check.fact.gone");
      case CheckFact.Forbidden f -> text("check.fact.forbidden");
      case CheckFact.LicenseInvalid(String word) ->
          text("check.fact.license", PlainText.name(word));
      case CheckFact.Unreadable(int parts) -> text("check.fact.unreadable", parts);
      case CheckFact.TooLate late -> words.tooLate(late);
      case CheckFact.TimeNotLearned(Duration assumed, boolean inTime) ->
          text(
              inTime ? "check.fact.time-not-learned" : "check.fact.time-not-learned.late",
              DurationWords.precisely(assumed));
      case CheckFact.FallsAsleep f ->
          text(
              f.early() ? "check.fact.falls-asleep.early" : "check.fact.falls-asleep",
              words.minute(f.at()),
              DurationWords.precisely(f.after()));
      case CheckFact.AwakeNotLearned(var policy, int samples) ->
          text("check.fact.awake-not-learned", samples);
      case CheckFact.Expires(Instant at, Instant end) ->
          text(
              at.isBefore(end) ? "check.fact.expires" : "check.fact.expires.soon",
              words.minute(at));
      case CheckFact.ExpirationUnread(String served) ->
          text("check.fact.expiration-unread", PlainText.quoted(served));
      case CheckFact.Differs f ->
          text(
              "check.fact.differs",
              text("check.attribute." + key(f.attribute())),
              PlainText.name(f.own()),
              f.agreeing(),
              f.group(),
              PlainText.name(f.usual()));
      case CheckFact.Asleep f -> text("check.fact.asleep");
      case CheckFact.GoingDown(String word) -> text("check.fact.going-down", word(word));
      case CheckFact.Archived f -> text("check.fact.archived");
      case CheckFact.Failed(String word) -> text("check.fact.failed", word(word));
      case CheckFact.Changing f -> changing(f);
      case CheckFact.Stuck(String word, Duration lasting) ->
          text("check.fact.stuck", word(word), DurationWords.precisely(lasting));
      case CheckFact.UnknownState(String word) -> text("check.fact.unknown-state", word(word));
      case CheckFact.MachineNotRunning(String word) ->
          text("check.fact.machine-not-running", word(word));
      case CheckFact.MachineUnfinished(String word, int percent) ->
          percent < 0
              ? text("check.fact.machine-changing", word(word))
              : text("check.fact.machine-unfinished", word(word), percent);
      case CheckFact.NoAddress(boolean others) ->
          text(others ? "check.fact.no-address" : "check.fact.no-address.at-all");
      case CheckFact.NoWebAccess f -> text("check.fact.no-web-access");
      case CheckFact.FromHere(var probed) -> text("check.fact.from-here", ProbeWords.told(probed));
      case CheckFact.NoEmail f -> text("check.fact.no-email");
      case CheckFact.InvitationUnknown f -> text("check.fact.invitation-unknown");
      case CheckFact.TooManyStudents(int students, int most) ->
          text("check.fact.too-many-students", students, most);
      case CheckFact.NoStudents f -> text("check.fact.no-students");
      case CheckFact.UnreadableStudents(int entries) ->
          text("check.fact.unreadable-students", entries);
      case CheckFact.InstructorNotNamed f -> text("check.fact.instructor-not-named");
      case CheckFact.InstructorWithoutEnvironment(String email) ->
          text("check.fact.instructor-without-environment", PlainText.name(email));
      case CheckFact.InstructorAsleep(String email) ->
          text("check.fact.instructor-asleep", PlainText.name(email));
      case CheckFact.InstructorNotReady(String email, String word) ->
          text("check.fact.instructor-not-ready", PlainText.name(email), word(word));
      case CheckFact.NotConnected f -> text("check.fact.not-connected");
      case CheckFact.LinkLost(var trouble, Instant since) ->
          text("check.fact.link-lost", text("check.link." + key(trouble)), words.minute(since));
      case CheckFact.SignedOut f -> text("check.fact.signed-out");
      case CheckFact.Paused f -> text("check.fact.paused");
      case CheckFact.ClockWrong(Duration offset) ->
          text("check.fact.clock", DurationWords.precisely(offset.abs()));
      case CheckFact.FewCallsLeft(long left, long needed) ->
          text("check.fact.few-calls", left, needed);
    };
  }

  private static String changing(CheckFact.Changing changing) {
    Duration usually = changing.usually();
    if (usually == null) {
      return text("check.fact.changing", word(changing.word()));
    }
    return text(
        changing.late() ? "check.fact.changing.late" : "check.fact.changing.usual",
        word(changing.word()),
        WaitingWords.rounded(usually));
  }

  private String tooLate(CheckFact.TooLate late) {
    if (!now.isBefore(late.start())) {
      return text("check.fact.too-late.begun", minute(late.expected()));
    }
    return late.expected().isAfter(late.start())
        ? text("check.fact.too-late", minute(late.expected()))
        : text("check.fact.too-late.perhaps", minute(late.surely()));
  }

  private String minute(Instant moment) {
    return MomentWords.minute(moment, now, zone);
  }

  private static String word(@Nullable String served) {
    return served == null || VisibleText.isBlank(served)
        ? text("status.untold")
        : PlainText.name(served);
  }
}
