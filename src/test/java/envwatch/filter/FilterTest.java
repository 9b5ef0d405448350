package envwatch.filter;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.model.Phase;
import envwatch.model.Secret;
import envwatch.model.Status;
import java.time.ZonedDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class FilterTest {
  private static final ZonedDateTime NOW = ZonedDateTime.parse("2026-11-20T16:00:00+01:00");

  private static final FilterSubject LAB =
      subject("Kubernetes Café", "ann@example.com", "Creation failed", "problem");

  private static FilterSubject subject(String name, @Nullable String owner, String... words) {
    return subject(name, owner, "web-1", List.of(words));
  }

  private static FilterSubject subject(
      String name, @Nullable String owner, String machineName, List<String> words) {
    var machine =
        Machine.builder()
            .id(new MachineId("MACHINE00001"))
            .name(machineName)
            .description("first line\nsecond line")
            .status(new Status(Phase.RUNNING, "Running"))
            .address("192.0.2.10")
            .hostName("web-1.example.net")
            .internalAddresses(List.of("10.0.0.5"))
            .operatingSystem("Linux")
            .login("root")
            .password(Secret.of("hunter2"))
            .build();
    var environment =
        Environment.builder()
            .id(new EnvironmentId("ENVAPIID0001"))
            .name(name)
            .status(new Status(Phase.PROBLEM, words.getFirst()))
            .owner(owner)
            .license("Valid")
            .invitationAllowed(true)
            .project("Spring Training")
            .blueprint("k8s blueprint")
            .machines(List.of(machine))
            .build();
    return FilterSubject.of(environment, words, "3 of 4 down", "Support");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "kubernetes",
        "KUBER cafe",
        "web-1",
        "192.0.2",
        "10.0.0.5",
        "example.net",
        "root",
        "second",
        "ENVAPIID0001",
        "owner:ann",
        "owner:ANN@example.com status:failed",
        "status:problem",
        "status:\"creation failed\"",
        "project:\"spring training\"",
        "os:linux ip:192.0.2.10",
        "blueprint:k8s account:support machine:web",
        "-name:test",
        "-owner:ben -suspended",
        "owner:ben,ann",
        "owner:ann, status:running,failed",
        "owner:zoe, ann",
        "owner:zoe ,ann",
        "owner:zoe , ben, ann kubernetes",
        "-owner:ben, zoe",
        "name:zoe, \"kubernetes café\"",
        "name:zoe,\"kubernetes café\"",
        "-owner:ben,zoe",
        "owner:",
        "owner:,",
        "-",
        "\"kubernetes café\"",
        "\"kubernetes"
      })
  void letsThroughWhatFits(String text) {
    assertThat(Filter.parse(text).matches(LAB, NOW)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "owner:ben",
        "-owner:ann",
        "owner:ben,zoe",
        "-owner:ben,ann",
        "owner:\"ben,ann\"",
        "-owner:ben, ann",
        "owner:ann, -kubernetes",
        "owner:ann, status:running",
        "name:\"zoe,\" kubernetes",
        "ben,ann",
        "kubernetes -web-1",
        "name:web-1",
        "status:running",
        "\"cafe kubernetes\"",
        "unknown:ann",
        "hunter2"
      })
  void holdsBackWhatDoesNotFit(String text) {
    assertThat(Filter.parse(text).matches(LAB, NOW)).isFalse();
  }

  @Test
  void anAbsentValueIsNotFoundAndNotExcluded() {
    FilterSubject ownerless = subject("Lab", null, "Running");

    assertThat(Filter.parse("owner:ann").matches(ownerless, NOW)).isFalse();
    assertThat(Filter.parse("-owner:ann").matches(ownerless, NOW)).isTrue();
  }

  @Test
  void anEnvironmentNeverSeenIsFoundByItsId() {
    FilterSubject unseen = FilterSubject.unseen("ENVAPIID0007", List.of("Unknown"), "", "Support");

    assertThat(Filter.parse("apiid0007 status:unknown").matches(unseen, NOW)).isTrue();
    assertThat(Filter.parse("owner:ann").matches(unseen, NOW)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "ow | 2 | owner:",
        "lab -pro | 8 | lab -project:",
        "owner:a | 7 | `owner:ann@example.com `",
        "project:spr x | 11 | project:\"Spring Training\" x",
        "owner:ben,a | 11 | `owner:ben,ann@example.com `",
        "owner:ben, a | 12 | `owner:ben, ann@example.com `",
        "owner:ben ,a x | 12 | owner:ben ,ann@example.com x",
        "project:\"a b\",spr x | 17 | project:\"a b\",\"Spring Training\" x",
        "-status:fail | 12 | `-status:\"Creation failed\" `"
      })
  void offersTheFirstCompletion(String typed, int caret, String completed) {
    assertThat(FilterCompletion.of(typed, caret, List.of(LAB)))
        .first()
        .extracting(FilterCompletion::text)
        .isEqualTo(completed);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "'zzz', 3",
    "'owner:ben', 9",
    "'owner:ann@example.com', 21",
    "'owner:ann@example.com,', 22",
    "'owner:Ann@example.com, an', 25"
  })
  void offersNothingWhereNothingFits(String typed, int caret) {
    assertThat(FilterCompletion.of(typed, caret, List.of(LAB))).isEmpty();
  }

  @Test
  void aWholeValueIsCompletedOnlyByLongerOnes() {
    List<FilterSubject> labs =
        List.of(
            subject("Lab 1", null, "Running"),
            subject("Lab 10", null, "Running"),
            subject("Old lab 1", null, "Running"));
    assertThat(FilterCompletion.of("name:\"lab 1\"", 12, labs))
        .extracting(FilterCompletion::label)
        .containsExactly("name:\"Lab 10\"");
  }

  @Test
  void theCaretGoesBehindTheCompletion() {
    FilterCompletion completion = FilterCompletion.of("ow lab", 2, List.of(LAB)).getFirst();

    assertThat(completion.text().substring(0, completion.caret())).isEqualTo("owner:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"name:quo", "name:angled", "machine:nor"})
  void whatACompletionOffersIsFoundThoughItsNameHasQuotes(String typed) {
    FilterSubject quoted =
        subject("\"Quoted\" & <angled> lab", null, "sensor \"north\"", List.of("Running"));

    String completed =
        FilterCompletion.of(typed, typed.length(), List.of(quoted)).getFirst().text();

    assertThat(Filter.parse(completed).matches(quoted, NOW)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\uff02", "-\uff02", "-\u0301"})
  void aTermOfWhichNothingIsComparedAsksNothing(String text) {
    assertThat(Filter.parse(text).matches(LAB, NOW)).isTrue();
  }

  @Test
  void whatTheRowSaysIsFoundButNotOfferedAsAStatus() {
    assertThat(Filter.parse("\"of 4 down\"").matches(LAB, NOW)).isTrue();
    assertThat(FilterCompletion.of("status:", 7, List.of(LAB)))
        .extracting(FilterCompletion::label)
        .containsExactly("status:\"Creation failed\"", "status:problem");
  }

  @Test
  void wordsAloneDoNotFindInWhatAnEnvironmentDiffers() {
    FilterSubject differing = LAB.with(FilterField.DIFFERS, List.of("yes", "hardware"));
    assertThat(Filter.parse("differs:hardware").matches(differing, NOW)).isTrue();
    assertThat(Filter.parse("hardware").matches(differing, NOW)).isFalse();
    assertThat(Filter.parse("yes").mayMatch(differing, NOW)).isFalse();
  }

  /** What a subject was searched for in vain is remembered: what else is looked for is not that. */
  @Test
  void whatIsTypedAfterAWordThatIsNotThereFindsWhatIs() {
    assertThat(Filter.parse("webx").matches(LAB, NOW)).isFalse();
    assertThat(Filter.parse("webxy").matches(LAB, NOW)).isFalse();
    assertThat(Filter.parse("web").matches(LAB, NOW)).isTrue();
    assertThat(Filter.parse("-webxyz").matches(LAB, NOW)).isTrue();
  }
}
