package envwatch.api.v2;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException.Unreadable;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a list says a second time is not read a second time. */
@Tag("fast")
class LastAnswerTest {
  private final AtomicInteger readings = new AtomicInteger();
  private final LastAnswer<String> last =
      new LastAnswer<>(in -> {
        readings.incrementAndGet();
        return in.line();
      });

  private Envelope<String> read(String body) throws Unreadable {
    return last.read(body.getBytes(StandardCharsets.UTF_8));
  }

  private static String answer(String data, String callsLeft) {
    return """
    {"data":"%s","remaining_api_calls":%s,"status_code":"0x20000","status_text":"OK"}\
    """
        .formatted(data, callsLeft);
  }

  @Test
  void anAnswerThatDiffersOnlyInTheCallsLeftIsNotReadAgain() throws Unreadable {
    read(answer("lab", "1000"));
    Envelope<String> second = read(answer("lab", "999"));
    assertThat(readings).hasValue(1);
    assertThat(second.data()).isEqualTo("lab");
    assertThat(second.remainingCalls()).hasValue(999);
  }

  @Test
  void aCountThatGoesUpIsAsGood() throws Unreadable {
    read(answer("lab", "9"));
    assertThat(read(answer("lab", "100000")).remainingCalls()).hasValue(100_000);
    assertThat(readings).hasValue(1);
  }

  @Test
  void anAnswerThatSaysSomethingElseIsRead() throws Unreadable {
    read(answer("lab", "1000"));
    assertThat(read(answer("bal", "1000")).data()).isEqualTo("bal");
    assertThat(read(answer("lab", "1000")).data()).isEqualTo("lab");
    assertThat(readings).hasValue(3);
  }

  @Test
  void anAnswerWithoutCallsLeftIsReadOnceToo() throws Unreadable {
    String body = "{\"data\":\"lab\",\"status_code\":\"0x20000\"}";
    read(body);
    assertThat(read(body).data()).isEqualTo("lab");
    assertThat(readings).hasValue(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "\"12\"", "-1", "12345678901", " 7"})
  void otherFormsOfTheNumberAreLeftToTheReader(String callsLeft) throws Unreadable {
    read(answer("lab", "1000"));
    read(answer("lab", callsLeft));
    assertThat(readings).hasValue(2);
  }

  @Test
  void theNameOfTheNumberWithinATextIsNotTheNumber() throws Unreadable {
    read(answer("\\\"remaining_api_calls\\\":5", "7"));
    assertThat(read(answer("\\\"remaining_api_calls\\\":6", "7")).data()).endsWith("6");
    assertThat(readings).hasValue(2);
  }
}
