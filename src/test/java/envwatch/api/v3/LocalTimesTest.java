package envwatch.api.v3;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.training.ClassField;
import envwatch.model.training.ClassTime;
import envwatch.model.training.ClassValues;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class LocalTimesTest {
  @ParameterizedTest
  @CsvSource({
    "02/03/2026 09:15 AM, 2026-02-03T09:15",
    "02/03/2026 12:00 AM, 2026-02-03T00:00",
    "02/03/2026 12:30 PM, 2026-02-03T12:30",
    "12/31/2026 11:59 PM, 2026-12-31T23:59",
    "2/3/2026 9:15 am, 2026-02-03T09:15",
    "2/3/2026 9:15:07 p.m., 2026-02-03T21:15:07",
    "'02/03/2026, 09:15AM', 2026-02-03T09:15",
    "' 02/03/2026  09:15 AM ', 2026-02-03T09:15",
    "2026-02-03T09:15:00, 2026-02-03T09:15",
    "2026-02-03T09:15, 2026-02-03T09:15"
  })
  void readsADate(String served, LocalDateTime time) {
    assertThat(LocalTimes.read(served)).isEqualTo(time);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "tomorrow",
        "23/03/2026 09:15 AM",
        "02/30/2026 09:15 AM",
        "02/03/2026 13:15 PM",
        "02/03/2026 00:15 AM",
        "02/03/2026 09:60 AM",
        "02/03/2026 09:15",
        "02/03/26 09:15 AM",
        "03.02.2026 09:15",
        "2026-02-03T09:15:00Z",
        "2026-02-03T09:15:00+02:00",
        "Tue, 03 Feb 2026 09:15:00 GMT"
      })
  void doesNotGuessAnotherFormat(String served) {
    assertThat(LocalTimes.read(served)).isNull();
  }

  @Test
  void sendsWhatItReads() {
    LocalDateTime time = LocalDateTime.parse("2026-02-03T00:05");

    assertThat(sent(time)).isEqualTo("02/03/2026 12:05 AM");
    assertThat(LocalTimes.read(sent(time))).isEqualTo(time);
  }

  @ParameterizedTest
  @CsvSource({
    "03/08/2026 02:30 AM, 2026-03-08T07:30:00Z",
    "11/01/2026 01:30 AM, 2026-11-01T05:30:00Z"
  })
  void aTimeThatSummerTimeSkipsOrRepeatsIsWhatTheLibraryMakesOfIt(String served, Instant moment) {
    var time = new ClassTime(served, LocalTimes.read(served), ZoneId.of("America/New_York"));

    assertThat(time.moment()).isEqualTo(moment);
  }

  private static String sent(LocalDateTime time) {
    ClassField<LocalDateTime> start = ClassField.START;
    return String.valueOf(ClassValues.NONE.with(start, time).sent().get(start.served()));
  }
}
