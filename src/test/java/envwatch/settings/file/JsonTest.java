package envwatch.settings.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Settings are written like Jackson's data binding writes them, without its mapper. */
class JsonTest {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  @Test
  void writesTheSameBytesAsTheMapper() {
    assertThat(new String(Json.write(awkward()), UTF_8))
        .isEqualTo(MAPPER.writeValueAsString(awkward()));
    assertThat(Json.write(awkward())).isEqualTo(MAPPER.writeValueAsBytes(awkward()));
  }

  @Test
  void writesWhatIsNoNumberAsText() {
    List<Double> numbers = List.of(Double.NaN, Double.POSITIVE_INFINITY);

    assertThat(Json.write(numbers)).isEqualTo(MAPPER.writeValueAsBytes(numbers));
    assertThat(Json.read(Json.write(numbers))).isEqualTo(List.of("NaN", "Infinity"));
  }

  @Test
  void readsWhatItWrote() {
    assertThat(Json.read(Json.write(awkward()))).isEqualTo(awkward());
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
