package envwatch.training.check;

import static envwatch.training.check.CheckFindings.found;
import static envwatch.training.check.CheckFindings.level;
import static envwatch.training.check.CheckedClass.END;
import static envwatch.training.check.Level.AMBER;
import static envwatch.training.check.Level.GREEN;
import static envwatch.training.check.Level.RED;
import static envwatch.training.check.Level.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Expiration;
import envwatch.model.training.ClassTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class LastsQuestionTest {
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
        new CheckFact.Expires(at, END),
        Remedy.EXTEND);
  }

  @Test
  void whatExpiresWithinAnHourAfterTheEndIsAmber() {
    Instant at = END.plus(Duration.ofMinutes(59));

    found(
        expiring(new Expiration.At(at)),
        Question.LASTS,
        AMBER,
        new CheckFact.Expires(at, END),
        Remedy.EXTEND);
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
        new CheckFact.ExpirationUnread("soon"),
        Remedy.NONE);
  }

  @Test
  void anEndThatIsNotUnderstoodIsUnknown() {
    found(
        CheckedClass.of(2).end(ClassTime.NONE),
        Question.LASTS,
        UNKNOWN,
        new CheckFact.TimeUnknown(""),
        Remedy.NONE);
  }
}
