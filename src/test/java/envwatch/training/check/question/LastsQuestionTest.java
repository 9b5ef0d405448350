package envwatch.training.check.question;

import static envwatch.training.check.model.Level.AMBER;
import static envwatch.training.check.model.Level.GREEN;
import static envwatch.training.check.model.Level.RED;
import static envwatch.training.check.model.Level.UNKNOWN;
import static envwatch.training.check.question.CheckFindings.found;
import static envwatch.training.check.question.CheckFindings.level;
import static envwatch.training.check.question.CheckedClass.END;
import static envwatch.training.check.question.CheckedClass.environmentOf;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Expiration;
import envwatch.training.check.model.Fact;
import envwatch.training.check.model.Question;
import envwatch.training.check.model.Remedy;
import envwatch.training.model.ClassTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

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
