package envwatch.util;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON is written like Jackson's data binding writes it, without its mapper. */
@Tag("fast")
class JsonTextTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final JsonMapper INDENTING =
      MAPPER.rebuild().enable(SerializationFeature.INDENT_OUTPUT).build();

  @Test
  void writesTheSameLineAsTheMapper() {
    assertThat(JsonText.line(awkward())).isEqualTo(MAPPER.writeValueAsString(awkward()));
    assertThat(JsonText.bytes(awkward())).isEqualTo(MAPPER.writeValueAsBytes(awkward()));
  }

  @Test
  void escapesWhatIsNotAsciiLikeTheMapper() {
    JsonMapper ascii = JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();
    List<Object> odd =
        List.of(awkward(), "\u00e9\u2028\u007f/\"\\\uD83D\uDE00\t\u0001 </script>", "\u00ff\u20ac");

    assertThat(JsonText.asciiLine(odd)).isEqualTo(ascii.writeValueAsString(odd)).isASCII();
  }

  @Test
  void indentsForPeopleLikeTheMapper() {
    assertThat(new String(JsonText.indented(awkward()), UTF_8))
        .isEqualTo(INDENTING.writeValueAsString(awkward()));
    assertThat(JsonText.indented(awkward())).isEqualTo(INDENTING.writeValueAsBytes(awkward()));
  }

  @Test
  void writesWhatIsNoNumberAsText() throws NotJson {
    List<Double> numbers = List.of(Double.NaN, Double.POSITIVE_INFINITY);

    assertThat(JsonText.bytes(numbers)).isEqualTo(MAPPER.writeValueAsBytes(numbers));
    assertThat(JsonText.read(JsonText.bytes(numbers))).isEqualTo(List.of("NaN", "Infinity"));
  }

  @Test
  void readsWhatItWrote() throws NotJson {
    assertThat(JsonText.read(JsonText.indented(awkward()))).isEqualTo(awkward());
    assertThat(JsonText.read(JsonText.line(awkward()))).isEqualTo(awkward());
  }

  @Test
  void writesObjectsOfTheProgramAsTheirFields() {
    AsJsonObject object = () -> Collections.singletonMap("name", null);

    assertThat(JsonText.line(List.of(object))).isEqualTo("[{\"name\":null}]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "[1", "text", "{} {}", "1 2", "'a'"})
  void saysWhatIsNoJson(String text) {
    assertThatThrownBy(() -> JsonText.read(text)).isInstanceOf(NotJson.class);
    assertThatThrownBy(() -> JsonText.read(text.getBytes(UTF_8))).isInstanceOf(NotJson.class);
  }

  @Test
  void findsNothingInNothing() throws NotJson {
    assertThat(JsonText.read("")).isNull();
    assertThat(JsonText.read("null")).isNull();
  }

  private static Map<String, @Nullable Object> awkward() {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("text \"quoted\" / \\", "\b\f\n\r\t \u0000 \u007f \u2028");
    object.put("emoji \uD83D\uDE00", "\uD83D\uDC68\u200D\uD83D\uDCBB \u00e9 \u05d0");
    object.put("long", Long.MIN_VALUE);
    object.put("big", new BigInteger("123456789012345678901234567890"));
    object.put("decimals", List.of(0.1, 5.0, 1e300, -4.9e-324));
    object.put("yes", true);
    object.put("nothing", null);
    object.put("mixed", Arrays.asList("one", null, false, 2L));
    object.put("empty", Map.of());
    object.put("none", List.of());
    object.put("nested", List.of(Map.of("id", "a"), List.of(List.of(Map.of("b", 1L)))));
    return object;
  }
}
