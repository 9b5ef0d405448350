package envwatch.api.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException.Unreadable;
import envwatch.util.JsonText;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class JsonObjectTest {
  private static JsonObject read(String json) throws Unreadable {
    return read(json.getBytes(StandardCharsets.UTF_8));
  }

  private static JsonObject read(byte[] body) throws Unreadable {
    return Json.read(body, JsonObject::read);
  }

  private static String written(JsonObject object) {
    return JsonText.line(object);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"b\":1,\"a\":\"x\",\"c\":null,\"d\":[true,false,[],{}]}",
        "{\"n\":[0,-1,2147483648,123456789012345678901234567890,1.0,1.50,-0.001]}",
        "{\"text\":\" \\\"q\\\" \\\\ \\n\\t ü 実 🧪 \"}",
        "{\"N/A\":\"N/A\",\"\":\"\"}"
      })
  void isWrittenAsItWasRead(String json) throws Unreadable {
    assertThat(written(read(json))).isEqualTo(json);
    assertThat(read(json).asServed()).isTrue();
  }

  @Test
  void findsNamesInAnyCaseAndKeepsTheServedOne() throws Unreadable {
    JsonObject object = read("{\"StudentId\":17,\"name\":\"A\"}");

    assertThat(object.id("studentId")).isEqualTo("17");
    assertThat(written(object.with("studentid", "18").with("new", null)))
        .isEqualTo("{\"StudentId\":\"18\",\"name\":\"A\",\"new\":null}");
    assertThat(object.id("studentId")).isEqualTo("17");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"id\":\"1\",\"id\":\"2\"}",
        "{\"id\":\"1\",\"ID\":\"2\"}",
      })
  void anIdThatOccursTwiceIsNone(String json) throws Unreadable {
    assertThat(read(json).id("id")).isNull();
    assertThat(read(json).asServed()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\":[{\"b\":1,\"b\":1}]}",
        "{\"a\":{\"b\":{\"c\":1,\"C\":2}}}",
        "{\"a\":[[\"x\uFFFD\"]]}"
      })
  void saysWhenItIsNotWholeEvenDeepInside(String json) throws Unreadable {
    assertThat(read(json).asServed()).isFalse();
    assertThat(read(json).with("z", 1).asServed()).isFalse();
  }

  @Test
  void aTextThatCouldNotBeDecodedIsNotWhole() throws Unreadable {
    byte[] body = "{\"name\":\"a?b\"}".getBytes(StandardCharsets.UTF_8);
    body["{\"name\":\"a".length()] = (byte) 0xFF;

    assertThat(read(body).asServed()).isFalse();
  }

  @Test
  void convertsValues() throws Unreadable {
    JsonObject object =
        read(
            "{\"a\":\"12\",\"b\":true,\"c\":\"false\",\"d\":1.9,\"e\":{\"f\":1},\"g\":[{},7,null]}");

    assertThat(object.integer("a")).isEqualTo(12);
    assertThat(object.integer("e")).isNull();
    assertThat(object.isTrue("b")).isTrue();
    assertThat(object.truth("c")).isFalse();
    assertThat(object.truth("a")).isNull();
    assertThat(object.line("d")).isEqualTo("1.9");
    assertThat(object.object("e").integer("f")).isEqualTo(1);
    assertThat(object.objects("g")).hasSize(1);
    assertThat(object.objects("absent")).isEmpty();
    assertThat(object.lists()).hasSize(1);
    assertThat(object.nested()).hasSize(1);
  }

  @Test
  void itsTextShowsNoValues() throws Unreadable {
    JsonObject object = read("{\"studentPassphrase\":\"hunter2\"}");

    assertThat(object.toString()).isEqualTo("JsonObject[studentPassphrase]");
    assertThat(JsonObject.of(Map.of("a", object)).toString()).doesNotContain("hunter2");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aBodyOfMoreThanAnyAccountHasIsTooLarge(int form) {
    String element = form == 1 ? "0," : "{},";
    byte[] body = ("{\"a\":[" + element.repeat(200_000) + "0]}").getBytes(StandardCharsets.UTF_8);

    assertThatThrownBy(() -> read(body))
        .isInstanceOfSatisfying(
            Unreadable.class,
            unreadable -> assertThat(unreadable.what()).isEqualTo(Unreadable.What.TOO_LARGE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[]", "\"x\"", "null", "7"})
  void somethingElseIsNoObject(String json) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOfSatisfying(
            Unreadable.class,
            unreadable -> assertThat(unreadable.what()).isEqualTo(Unreadable.What.OTHER_SHAPE));
  }

  @Test
  void aBodyNestedTooDeepIsNoJson() {
    String deep = "{\"x\":".repeat(5000) + "1" + "}".repeat(5000);

    assertThatThrownBy(() -> read(deep)).isInstanceOf(Unreadable.class);
  }

  @Test
  void aNumberTooLongToBeOneIsNoJson() {
    assertThatThrownBy(() -> read("{\"x\":1" + "0".repeat(5000) + "}"))
        .isInstanceOf(Unreadable.class);
  }

  @Test
  void anExponentIsNotWrittenOut() throws Unreadable {
    assertThat(written(read("{\"x\":1e400000}"))).hasSizeLessThan(30);
    assertThat(read("{\"x\":1e400000}").line("x")).hasSizeLessThan(30);
    assertThat(read("{\"x\":1e400000}").integer("x")).isNull();
  }
}
