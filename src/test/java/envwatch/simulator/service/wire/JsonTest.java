package envwatch.simulator.service.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The service's JSON is written like Jackson's data binding does, without its mapper. */
class JsonTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  @ParameterizedTest
  @MethodSource("awkward")
  void writesTheSameBytesAsTheMapper(JsonNode node) {
    assertThat(new String(Json.bytes(node), UTF_8)).isEqualTo(MAPPER.writeValueAsString(node));
    assertThat(Json.bytes(node)).isEqualTo(MAPPER.writeValueAsBytes(node));
  }

  static Stream<JsonNode> awkward() {
    return Stream.of(
        Json.object(),
        Json.texts(Stream.of()),
        Json.object()
            .put("quoted \"name\"", "\" \\ / \b\f\n\r\t \u0000 \u001f \u007f \u2028 </script>")
            .put("", "")
            .put("emoji \uD83D\uDE00", "\uD83D\uDC68\u200D\uD83D\uDCBB \u00e9 \u05d0 \u20ac \uFEFF")
            .put("long", "\u00e4\uD83D\uDE00\n".repeat(5_000)),
        Json.object()
            .put("zero", 0)
            .put("int", Integer.MIN_VALUE)
            .put("long", Long.MAX_VALUE)
            .put("big", new BigInteger("123456789012345678901234567890"))
            .put("decimal", new BigDecimal("1.10"))
            .put("exponent", new BigDecimal("1E+30"))
            .put("small", new BigDecimal("0.000000001"))
            .put("double", 0.1)
            .put("whole", 5.0)
            .put("huge", 1e300)
            .put("tiny", -4.9e-324)
            .put("float", 0.1f),
        Json.object()
            .put("yes", true)
            .put("no", false)
            .putNull("nothing")
            .put("text", (String) null),
        Json.array(
            Stream.of(
                Json.object().set("list", Json.texts(Stream.of("one", null, "three"))),
                Json.array(Stream.of(Json.array(Stream.of()))))),
        Json.texts(Stream.of("only", "texts")).addNull().add(1).add(true));
  }

  @Test
  void readsNothingAsAMissingNode() {
    assertThat(Json.read(new byte[0]).isMissingNode()).isTrue();
    assertThat(Json.read("  ".getBytes(UTF_8)).isMissingNode()).isTrue();
  }
}
