package envwatch.training.check;

import static envwatch.training.check.CheckFindings.found;
import static envwatch.training.check.CheckedClass.environmentOf;
import static envwatch.training.check.Level.RED;
import static envwatch.training.check.Level.UNKNOWN;

import envwatch.api.ApiException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class AccessQuestionTest {
  @Test
  void oneThatTheServiceDoesNotKnowIsRed() {
    found(
        CheckedClass.of(2).failed(1, new ApiException.NotFound("no")),
        Question.ACCESS,
        RED,
        new CheckFact.Gone(),
        Remedy.NONE);
  }

  @Test
  void oneThatTheAccountMayNotSeeIsRed() {
    found(
        CheckedClass.of(2).failed(1, new ApiException.Forbidden("no")),
        Question.ACCESS,
        RED,
        new CheckFact.Forbidden(),
        Remedy.NONE);
  }

  @Test
  void anInvalidLicenseIsRed() {
    found(
        CheckedClass.of(2).environment(1, before -> before.license("Expired")),
        Question.ACCESS,
        RED,
        new CheckFact.LicenseInvalid("Expired"),
        Remedy.OPEN_WEB);
  }

  @Test
  void oneThatIsNotLookedAtIsUnknown() {
    found(
        CheckedClass.of(2).without(environmentOf(1)),
        Question.ACCESS,
        UNKNOWN,
        new CheckFact.NotSeen(),
        Remedy.NONE);
  }
}
