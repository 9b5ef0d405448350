package envwatch.api.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException.Unreadable;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class JsonCursorTest {
  @ParameterizedTest
  @CsvSource({
    "'plain text', 'plain text'",
    "' blank before', 'blank before'",
    "'blank behind ', 'blank behind'",
    "'    ', ",
    "'N/A', ",
    "' N/A', ",
    "'a\"in quotes\"', 'a\"in quotes\"'",
    "'a\\\\backslash', 'a\\backslash'",
    "'with\u007fdelete', 'withdelete'",
    "'escaped\\u0041', 'escapedA'",
    "'tab\\tinside', 'tab inside'",
    "'Größe', 'Größe'",
    "'😀 smiling', '😀 smiling'"
  })
  void aLineIsWhatTheTextSays(String served, @Nullable String line) throws Unreadable {
    assertThat(lines("[\"%s\"]".formatted(served.replace("\"", "\\\""))))
        .isEqualTo(line == null ? List.of() : List.of(line));
  }

  @Test
  void aTextIsLeftAsServed() throws Unreadable {
    byte[] body =
        "[\"plain text\",\" blank \",\"N/A\",\"tab\\t\"]".getBytes(StandardCharsets.UTF_8);

    assertThat(Json.<List<String>>read(body, in -> in.list(JsonCursor::text)))
        .containsExactly("plain text", " blank ", "N/A", "tab\t");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16BE", "UTF-16LE", "UTF-32BE"})
  void textsAreFoundInEveryEncodingOfJson(String charset) throws Unreadable {
    assertThat(lines("[\"first text\", \"second text\"]", Charset.forName(charset)))
        .containsExactly("first text", "second text");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16BE", "UTF-16LE"})
  void textsAreFoundBehindAByteOrderMark(String charset) throws Unreadable {
    assertThat(lines("\uFEFF[\"first text\", \"second text\"]", Charset.forName(charset)))
        .containsExactly("first text", "second text");
  }

  @Test
  void bytesThatAreNoLettersCostOnlyThemselves() throws Unreadable {
    assertThat(lines("[\"plain text\", \"Größe\"]", StandardCharsets.ISO_8859_1))
        .containsExactly("plain text", "Gr\uFFFD\uFFFDe");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[\"cut off", "[\"cut off\"", "[\"line\nbreak\"]", "[\"wrong \\escape\"]"})
  void aBrokenTextIsNoJson(String body) {
    assertThatThrownBy(() -> lines(body))
        .isInstanceOfSatisfying(
            Unreadable.class,
            unreadable -> assertThat(unreadable.what()).isEqualTo(Unreadable.What.NOT_JSON));
  }

  private static List<String> lines(String body) throws Unreadable {
    return lines(body, StandardCharsets.UTF_8);
  }

  private static List<String> lines(String body, Charset charset) throws Unreadable {
    return Json.read(
        body.getBytes(charset),
        in -> {
          List<String> lines = in.list(JsonCursor::line);
          return lines == null ? List.of() : lines;
        });
  }
}
