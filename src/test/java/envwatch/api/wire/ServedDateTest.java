package envwatch.api.wire;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Expiration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class ServedDateTest {
  @ParameterizedTest
  @CsvSource({
    "'Fri, 01 Mar 2024 10:00:00 GMT', 2024-03-01T10:00:00Z",
    "'Fri, 1 Mar 2024 10:00:00 GMT', 2024-03-01T10:00:00Z",
    "'Mon, 01 Mar 2024 10:00:00 GMT', 2024-03-01T10:00:00Z",
    "'01 Mar 2024 10:00 GMT', 2024-03-01T10:00:00Z",
    "' Fri, 01 Mar 2024 12:00:00 +0200 ', 2024-03-01T10:00:00Z",
    "'Sat, 01 Jan 2000 00:00:00 GMT', 2000-01-01T00:00:00Z",
    "2024-03-01T10:00:00Z, 2024-03-01T10:00:00Z",
    "2024-03-01T12:00:00.5+02:00, 2024-03-01T10:00:00.5Z",
    "2024-03-01T12:00:00+0200, 2024-03-01T10:00:00Z",
    "/Date(1798797600000)/, 2027-01-01T10:00:00Z",
    "/Date(1798797600000+0200)/, 2027-01-01T10:00:00Z"
  })
  void readsAnExpiration(String served, Instant moment) {
    assertThat(ServedDate.expiration(ServedText.line(served))).isEqualTo(new Expiration.At(moment));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2024-03-01T10:00:00",
        "/Date(soon)/",
        "/Date(99999999999999999999)/",
        "1798797600000",
        "3/1/2024 10:00 AM",
        "Fri, 31 Feb 2024 10:00:00 GMT",
        "Fri, 01 Foo 2024 10:00:00 GMT",
        "Fri, 01 Mar 2024 25:00:00 GMT",
        "Fri, 01 Mar abcd 10:00:00 GMT",
        "Fri, 01 Mar 2024 -1:00:00 GMT",
        "Fri, 01-Mar-2024 10:00:00 GMT",
        "Fri, 01 Mar 2024 10:00:00 PST",
        "Fri, 01 Mar 2024 10:00:00 +9900",
        "never"
      })
  void keepsAnyOtherExpirationAsServed(String served) {
    assertThat(ServedDate.expiration(ServedText.line(served)))
        .isEqualTo(new Expiration.AsServed(served));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "  ",
        "N/A",
        " N/A",
        "Mon, 01 Jan 0001 00:00:00 GMT",
        "0001-01-01T00:00:00",
        "0001-01-01T00:00:00Z",
        "0001-01-01T00:00:00+02:00",
        "/Date(-62135596800000)/"
      })
  void anAbsentExpirationIsNone(@Nullable String served) {
    assertThat(ServedDate.expiration(ServedText.line(served))).isEqualTo(Expiration.NONE);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "null",
      value = {
        "'Fri, 01 Mar 2024 10:00:00 GMT', 2024-03-01T10:00:00Z",
        "2024-03-01T10:00:00Z, 2024-03-01T10:00:00Z",
        "2024-03-01T12:00:00.5+02:00, 2024-03-01T10:00:00.5Z",
        "2024-03-01T10:00:00, null",
        "3/1/2024 10:00 AM, null",
        "null, null"
      })
  void readsAMomentOnlyWhereAZoneIsNamed(@Nullable String served, @Nullable Instant moment) {
    assertThat(ServedDate.instant(served)).isEqualTo(moment);
  }
}
