package envwatch.api.wire;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Phase;
import envwatch.model.Secret;
import java.net.URI;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class ServedTextTest {
  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        " ",
        "\n",
        "N/A",
        " N/A",
        "n/a",
        "\u0007",
        "\u200e",
        "\u00a0\u2007",
        "\u3164",
        "\u2800"
      })
  void whatSaysNothingIsAbsent(@Nullable String served) {
    assertThat(ServedText.line(served)).isNull();
    assertThat(ServedText.lines(served)).isNull();
  }

  @Test
  void aLineHasNoLineBreaksAndNoControlCharacters() {
    assertThat(ServedText.line(" a\tb\nc\u0000d\u009b\u007f ")).isEqualTo("a b cd");
  }

  @Test
  void whatCannotBeSeenIsLeftOut() {
    assertThat(ServedText.line("\u200eLab\u200f \u2066on\u2069e\u200b\u00ad\uDB40\uDC41\ufeff"))
        .isEqualTo("Lab one");
    assertThat(ServedText.lines("\u200ea\u2028b")).isEqualTo("a\nb");
  }

  @Test
  void severalLinesKeepBreaksAndTabs() {
    assertThat(ServedText.lines("a\r\nb\rc\td\u001b")).isEqualTo("a\nb\nc\td");
  }

  @Test
  void anIdStaysAsItIs() {
    assertThat(ServedText.id("a\u200e\u0000b")).isEqualTo("a\u200e\u0000b");
    assertThat(ServedText.id("\u200e")).isNull();
  }

  @Test
  void aPasswordIsLeftAsItIs() {
    assertThat(Secret.same(ServedText.password(" \u0000 "), Secret.of(" \u0000 "))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pa\uFFFDword", "\uD83D", "\uDE00\uD83D"})
  void aPasswordThatDidNotComeWholeIsNone(String served) {
    assertThat(ServedText.password(served)).isNull();
    assertThat(ServedText.password(served.toCharArray(), 0, served.length())).isNull();
  }

  @Test
  void aPasswordMayHoldLettersOfEveryScript() {
    assertThat(Secret.same(ServedText.password("pä😀"), Secret.of("pä😀"))).isTrue();
  }

  @Test
  void aTextForTheLogIsOneLineOfBoundedLength() {
    assertThat(ServedText.brief("a\nb\u2028c\u0085d")).isEqualTo("a b cd");
    assertThat(ServedText.brief("x".repeat(1_000_000))).hasSize(500).endsWith("…");
  }

  @Test
  void aTextThatNoWindowCouldShowIsCut() {
    assertThat(ServedText.line("x".repeat(10_000))).hasSize(10_000).doesNotContain("…");
    assertThat(ServedText.line("x".repeat(1_000_000))).hasSize(10_000).endsWith("x…");
    assertThat(ServedText.lines("a\n".repeat(1_000_000))).hasSize(10_000).endsWith("\na…");
    assertThat(ServedText.line("x".repeat(9_998) + "😀x")).isEqualTo("x".repeat(9_998) + "…");
    assertThat(ServedText.password("x".repeat(1_000_000))).isNull();
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "N/A"})
  void anAbsentPasswordIsNull(@Nullable String served) {
    assertThat(ServedText.password(served)).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "Running,RUNNING",
    "ready,RUNNING",
    "SUSPENDED,SUSPENDED",
    "Archived,SUSPENDED",
    "Preparing,CHANGING",
    "Loading from Snapshot,CHANGING",
    "Taking a Snapshot,CHANGING",
    "In progress,CHANGING",
    "Creation Failed,PROBLEM",
    "CreationFailed,PROBLEM",
    "Deleted,PROBLEM",
    "Not ready,UNKNOWN",
    "Run,UNKNOWN"
  })
  void aWordOfTheReferenceStandsForAPhase(String word, Phase phase) {
    assertThat(StatusWords.phase(word)).isEqualTo(phase);
  }

  @ParameterizedTest
  @CsvSource({
    "https://host.example, https://host.example",
    "https://host.example/, https://host.example",
    "https://host.example//, https://host.example",
    "https://host.example/labs/, https://host.example/labs",
    "https://host.example/API/v1/, https://host.example",
    "https://host.example/labs/api/v3, https://host.example/labs",
    "https://host.example/?a=b#c, https://host.example"
  })
  void anAddressIsTakenAsPeopleGiveIt(URI given, String root) {
    assertThat(ServiceAddress.root(given)).isEqualTo(root);
  }
}
