package envwatch.actions;

import static envwatch.actions.FakeWorld.target;
import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.ActionKind;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The lines stay as they are in the records that earlier versions have written. */
@Tag("fast")
class ActivityJsonTest {
  private static final Activity ACTIVITY =
      new Activity(
          "1",
          Instant.parse("2026-11-21T14:02:00Z"),
          "Support",
          "use.example.com",
          new Requested.OfEnvironment(ActionKind.SUSPEND_ENVIRONMENT, target("a")),
          "Day 2",
          new Outcome.Seen(Duration.ofSeconds(9)),
          Duration.ofMillis(1234));

  private static final String HEAD =
      """
      {"id":"1","at":"2026-11-21T14:02:00Z","account":"Support","host":"use.example.com",\
      "accountId":"account",\
      """;

  private static final String ENVIRONMENT =
      """
      "kind":"SUSPEND_ENVIRONMENT","environmentId":"a","environment":"Lab a"\
      """;

  private static final String LINE =
      HEAD
          + ENVIRONMENT
          + """
          ,"detail":"Day 2","outcome":{"is":"seen","afterMillis":9000},"tookMillis":1234}\
          """;

  @Test
  void writesAnActivityInOneLine() {
    assertThat(ActivityJson.write(ACTIVITY)).isEqualTo(LINE);
  }

  @Test
  void readsAnActivityFromItsLine() {
    assertThat(ActivityJson.read(LINE)).contains(ACTIVITY);
  }

  static Stream<String> requested() {
    return """
    "kind":"SUSPEND_ENVIRONMENT","environmentId":"a","environment":"Lab a"
    "kind":"REBOOT_MACHINE","environmentId":"a","environment":"A","machineId":"w","machine":"b"
    "kind":"INVITE","classId":"CO1","class":"Python class","people":["Ann","B\u00f6b \uD83D\uDE00"]
    "kind":"INVITE","class":"Python \\"class\\" \\\\ /"
    "kind":"CREATE_ENVIRONMENT","name":"Lab"
    "kind":"CALL","operation":"v3 PUT /envs/actions/suspend","subject":"EN1"
    """
        .lines();
  }

  @ParameterizedTest
  @MethodSource("requested")
  void whatWasRequestedIsWrittenAsItWasRead(String requested) {
    comesBack(HEAD + requested + ",\"outcome\":{\"is\":\"waiting\"}}");
  }

  static Stream<String> outcomes() {
    return """
    "is":"sending"
    "is":"following","acceptedAt":"2026-11-21T14:02:00Z"
    "is":"accepted","execution":"x1","note":"note"
    "is":"accepted"
    "is":"reported","succeeded":[{"id":"SD1","email":"a@example.com","name":"Ann","environmentId":"EN1"}],"failed":[{}]
    "is":"wentWrong","word":"Creation failed"
    "is":"notSeenYet","acceptedAt":"2026-11-21T14:02:00Z"
    "is":"interrupted"
    "is":"notSent","obstacle":"CHANGING","word":"Preparing"
    "is":"notReached","failure":"unreachable","kind":"REFUSED","sent":false
    "is":"unknown","failure":"unreachable","kind":"READ_TIME_OUT","sent":true
    "is":"refused","failure":"unauthorized","certain":true
    "is":"refused","failure":"unauthorized","certain":false
    "is":"refused","failure":"forbidden"
    "is":"refused","failure":"notFound"
    "is":"refused","failure":"rejected","code":"0x50048","reason":"over quota"
    "is":"refused","failure":"rateLimited","byService":false
    "is":"refused","failure":"rateLimited","byService":true
    "is":"refused","failure":"serverFault","status":504,"byService":false
    "is":"refused","failure":"serverFault","status":500,"byService":true
    "is":"refused","failure":"unreadable","what":"HTML"
    "is":"refused","failure":"clockSkew","seconds":-600
    "is":"refused","failure":"readOnly"
    "is":"refused","failure":"notOffered"
    """
        .lines();
  }

  @ParameterizedTest
  @MethodSource("outcomes")
  void anOutcomeIsWrittenAsItWasRead(String outcome) {
    comesBack(HEAD + ENVIRONMENT + ",\"outcome\":{" + outcome + "}}");
  }

  private static void comesBack(String line) {
    assertThat(ActivityJson.read(line).map(ActivityJson::write)).contains(line);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "null", "[]", "{}", "1", "\"text\"", "{\"id\":", "{\"id\":\"1\"}"})
  void whatIsNoActivityIsNotRead(String line) {
    assertThat(ActivityJson.read(line)).isEmpty();
  }

  @Test
  void whatIsOfAnotherTypeIsLikeMissing() {
    String odd =
        LINE.replace("\"Day 2\"", "[2]").replace("9000", "\"long\"").replace("1234", "1.5");

    assertThat(ActivityJson.read(odd))
        .hasValueSatisfying(activity -> {
          assertThat(activity.detail()).isNull();
          assertThat(activity.outcome()).isEqualTo(new Outcome.Seen(Duration.ZERO));
          assertThat(activity.took()).isNull();
        });
  }
}
