package envwatch.simulator;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The service's JSON is written and read as Jackson's data binding does, without it. */
class JsonTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  @ParameterizedTest
  @MethodSource("awkward")
  void writesTheSameBytesAsTheMapper(JsonValue value, JsonNode node) {
    assertThat(text(value)).isEqualTo(new String(MAPPER.writeValueAsBytes(node), UTF_8));
  }

  static Stream<Arguments> awkward() {
    String escaped = "\" \\ / \b\f\n\r\t \u0000 \u001f \u007f \u2028 </script>";
    String outsideAscii = "\uD83D\uDC68\u200D\uD83D\uDCBB \u00e9 \u05d0 \u20ac \uFEFF";
    String halfOfOne = "\uD83D";
    String big = "\u00e4\uD83D\uDE00\n".repeat(5_000);
    return Stream.of(
        arguments(Json.object(), MAPPER.createObjectNode()),
        arguments(Json.texts(), MAPPER.createArrayNode()),
        arguments(
            Json.object()
                .put("quoted \"name\"", escaped)
                .put("", "")
                .put("emoji \uD83D\uDE00", outsideAscii)
                .put("half", halfOfOne)
                .put("big", big),
            MAPPER
                .createObjectNode()
                .put("quoted \"name\"", escaped)
                .put("", "")
                .put("emoji \uD83D\uDE00", outsideAscii)
                .put("half", halfOfOne)
                .put("big", big)),
        arguments(
            Json.object()
                .put("zero", 0)
                .put("int", Integer.MIN_VALUE)
                .put("long", Long.MAX_VALUE)
                .put("big", new BigInteger("123456789012345678901234567890"))
                .put("decimal", new BigDecimal("1.10"))
                .put("exponent", new BigDecimal("1E+30"))
                .put("double", 0.1)
                .put("whole", 5.0)
                .put("huge", 1e300)
                .put("tiny", -4.9e-324)
                .put("float", 0.1f),
            MAPPER
                .createObjectNode()
                .put("zero", 0)
                .put("int", Integer.MIN_VALUE)
                .put("long", Long.MAX_VALUE)
                .put("big", new BigInteger("123456789012345678901234567890"))
                .put("decimal", new BigDecimal("1.10"))
                .put("exponent", new BigDecimal("1E+30"))
                .put("double", 0.1)
                .put("whole", 5.0)
                .put("huge", 1e300)
                .put("tiny", -4.9e-324)
                .put("float", 0.1f)),
        arguments(new JsonString("only a text"), MAPPER.valueToTree("only a text")));
  }

  @Test
  void writesTruthAndWhatIsMissing() {
    JsonObject object =
        Json.object()
            .put("yes", true)
            .put("no", false)
            .putNull("nothing")
            .put("text", Optional.<String>empty().orElse(null))
            .put("number", Optional.<Integer>empty().orElse(null))
            .put("truth", Optional.<Boolean>empty().orElse(null));
    assertThat(text(object))
        .isEqualTo(
            "{\"yes\":true,\"no\":false,\"nothing\":null,\"text\":null,\"number\":null,"
                + "\"truth\":null}");
  }

  @Test
  void writesWhatIsNested() {
    JsonObject object =
        Json.object()
            .set("texts", Json.texts("one", "two"))
            .set("object", Json.object().set("empty", Json.object()))
            .set("lists", Json.array(Stream.of(Json.texts(), Json.texts(Stream.of("inner")))));
    assertThat(text(object))
        .isEqualTo(
            "{\"texts\":[\"one\",\"two\"],\"object\":{\"empty\":{}},\"lists\":[[],[\"inner\"]]}");
  }

  @Test
  void keepsFieldsInTheOrderInWhichTheyWerePutFirst() {
    JsonObject object = Json.object().put("z", 1).putNull("a").put("m", 2).put("a", "later");
    assertThat(text(object)).isEqualTo("{\"z\":1,\"a\":\"later\",\"m\":2}");
    assertThat(object.fields()).containsOnlyKeys("z", "a", "m");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "true",
        "\"\\u00e4 \\n \\ud83d\\ude00 \\\"\"",
        " { \"a\" : [ 1 , 2.50 , -3e2 , { } , [ ] ] , \"b\" : null } ",
        "{\"b\":1,\"a\":2,\"b\":3}",
        "[9223372036854775807,9223372036854775808,-1,0,0.0,1e300]"
      })
  void readsWhatTheMapperReads(String json) throws NotJsonException {
    assertThat(text(read(json))).isEqualTo(MAPPER.readTree(json).toString());
  }

  @Test
  void readsEveryEncodingOfJson() throws NotJsonException {
    String json = "{\"\u00e4\":\"\u20ac\"}";
    JsonValue expected = read(json);
    assertThat(expected.fields().keySet()).containsExactly("\u00e4");
    for (String encoding : new String[] {"UTF-16", "UTF-16LE", "UTF-32"}) {
      JsonValue value = Json.read(json.getBytes(Charset.forName(encoding))).orElseThrow();
      assertThat(text(value)).isEqualTo(text(expected));
    }
  }

  @Test
  void readsNothingAsNothing() throws NotJsonException {
    assertThat(Json.read(new byte[0])).isEmpty();
    assertThat(Json.read("  \n".getBytes(UTF_8))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{", "{\"a\"", "{\"a\":", "[1", "[1,]", "\"a", "nul", "NaN", "'a'", "{a:1}", "01", "}",
        "{} {}", "1 2", "{} x", "<html>"
      })
  void refusesWhatIsNotOneValueOfJson(String text) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(NotJsonException.class);
  }

  @Test
  void refusesWhatIsNestedTooDeeply() {
    assertThatThrownBy(() -> read("[".repeat(100_000))).isInstanceOf(NotJsonException.class);
  }

  @Test
  void refusesBytesThatAreNoText() {
    assertThatThrownBy(() -> Json.read(new byte[] {'"', (byte) 0xe4, '"'}))
        .isInstanceOf(NotJsonException.class);
  }

  @Test
  void readsWholeNumbersHoweverTheyAreWritten() throws NotJsonException {
    for (String json : new String[] {"2", "2.0", "0.2e1"}) {
      assertThat(read(json).whole()).contains(2);
    }
    assertThat(read("-2147483648").whole()).contains(Integer.MIN_VALUE);
    for (String json :
        new String[] {
          "2.5", "2147483648", "4294967298", "9223372036854775809", "1e999", "\"2\"", "null"
        }) {
      assertThat(read(json).whole()).as(json).isEmpty();
    }
  }

  @Test
  void knowsHowScalarsAreWritten() throws NotJsonException {
    assertThat(read("\"text\"").asText()).isEqualTo("text");
    assertThat(read("12").asText()).isEqualTo("12");
    assertThat(read("12.50").asText()).isEqualTo("12.5");
    assertThat(read("true").asText()).isEqualTo("true");
    for (String json : new String[] {"null", "[\"text\"]", "{\"a\":\"text\"}"}) {
      assertThat(read(json).asText()).as(json).isEmpty();
    }
  }

  @Test
  void hasNothingOfAnotherType() throws NotJsonException {
    for (String json : new String[] {"null", "1", "\"true\"", "true", "[true]", "{\"a\":1}"}) {
      JsonValue value = read(json);
      assertThat(value.text().isPresent()).as(json).isEqualTo(value instanceof JsonString);
      assertThat(value.truth().isPresent()).as(json).isEqualTo(value instanceof JsonBoolean);
      assertThat(value.whole().isPresent()).as(json).isEqualTo(value instanceof JsonNumber);
      assertThat(value.elements().isEmpty()).as(json).isNotEqualTo(value instanceof JsonArray);
      assertThat(value.fields().isEmpty()).as(json).isNotEqualTo(value instanceof JsonObject);
    }
  }

  private static JsonValue read(String json) throws NotJsonException {
    return Json.read(json.getBytes(UTF_8)).orElseThrow();
  }

  private static String text(JsonValue value) {
    return new String(Json.bytes(value), UTF_8);
  }
}
