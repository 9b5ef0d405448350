package envwatch.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException.Unreadable;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SilenceReaderTest {
  /** As 0.25 wrote it. */
  private static final String CLAIM =
      """
      {"id":"9d65a16c-b40c","status":{"state":"active"},"updatedAt":"2026-11-28T08:10:03.313Z",\
      "comment":"ACK! x","createdBy":"ben","endsAt":"2026-11-28T08:22:03.123Z",\
      "matchers":[{"isEqual":true,"isRegex":false,"name":"environment","value":"EN\\"{}😀"}],\
      "startsAt":"2026-11-28T08:10:03.313Z"}\
      """;

  private static List<Silence> read(String json) throws Unreadable {
    return SilenceReader.read(json.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void readsAClaimAsAlertmanagerWritesIt() throws Exception {
    Silence silence = read("[" + CLAIM + "]").getFirst();

    assertThat(silence.claimed()).contains("EN\"{}😀");
    assertThat(silence.author()).isEqualTo("ben");
    assertThat(silence.words()).isEqualTo("x");
    assertThat(silence.startsAt()).isEqualTo(Instant.parse("2026-11-28T08:10:03.313Z"));
    assertThat(silence.startsAtServed()).isEqualTo("2026-11-28T08:10:03.313Z");
  }

  @Test
  void anEmptyListHasNoSilences() throws Exception {
    assertThat(read("[]")).isEmpty();
  }

  @Test
  void oneThatCannotBeReadTakesNoneOfTheOthersAlong() throws Exception {
    assertThat(read("[{\"id\":\"a\"}, 7, " + CLAIM + "]")).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"state\":\"active\" -> \"state\":\"expired\"",
        "\"state\":\"active\" -> \"state\":\"pending\"",
        "\"isRegex\":false -> \"isRegex\":true",
        "\"isEqual\":true -> \"isEqual\":false",
        "ACK! -> ACK",
        "\"environment\" -> \"name\"",
        "\"matchers\":[ -> \"matchers\":[{\"name\":\"alertname\",\"value\":\"x\"},"
      })
  void whatDiffersFromAClaimIsNone(String change) throws Exception {
    String[] parts = change.split(" -> ");
    String changed = CLAIM.replace(parts[0], parts[1]);
    assertThat(changed).isNotEqualTo(CLAIM);
    assertThat(read("[" + changed + "]").getFirst().claimed()).isEmpty();
  }

  @Test
  void aMatcherOfAnOldVersionIsForEquality() throws Exception {
    assertThat(read("[" + CLAIM.replace("\"isEqual\":true,", "") + "]").getFirst().claimed())
        .isPresent();
  }

  @Test
  void oneWithAMatcherThatCannotBeReadIsLeftOut() {
    String changed = CLAIM.replace("\"name\":\"environment\"", "\"name\":7");
    assertThatThrownBy(() -> read("[" + changed + "]")).isInstanceOf(Unreadable.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "<html>", "[", "null", "\"no\""})
  void whatIsNoListIsToldAsSuch(String body) {
    assertThatThrownBy(() -> read(body)).isInstanceOf(Unreadable.class);
  }

  @Test
  void fiveThousandAreRead() throws Exception {
    String all = IntStream.range(0, 5_000).mapToObj(each -> CLAIM).collect(Collectors.joining(","));
    assertThat(read("[" + all + "]")).hasSize(5_000);
  }
}
