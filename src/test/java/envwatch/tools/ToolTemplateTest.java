package envwatch.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.tools.InvalidToolException.Kind;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ToolTemplateTest {
  private static final ToolValues VALUES =
      new ToolValues(Map.of(ToolField.NAME, "Lab 7", ToolField.OWNER, "{id}"));

  private static String filled(String template) {
    return new ToolTemplate(template).filled(VALUES::required);
  }

  @ParameterizedTest
  @CsvSource({
    "{name},Lab 7",
    "{NAME} of { owner },Lab 7 of {id}",
    "plain,plain",
    "{{name}},{name}",
    "{{{name}}},{Lab 7}",
    "'',''"
  })
  void fieldsAreReplacedOnceAndDoubledBracesAreBraces(String template, String filled) {
    assertThat(filled(template)).isEqualTo(filled);
  }

  @ParameterizedTest
  @CsvSource({
    "{nom},UNKNOWN_FIELD,nom",
    "{},UNKNOWN_FIELD,''",
    "{{{nom}}},UNKNOWN_FIELD,nom",
    "{password},SECRET_FIELD,password",
    "{ Token },SECRET_FIELD,' Token '",
    "a {name,UNBALANCED,{name",
    "a } b,UNBALANCED,} b",
    "{{{name}},UNBALANCED,}"
  })
  void whatIsNoTemplateIsRefusedWithWhatWasTyped(String template, Kind kind, String word) {
    assertThatThrownBy(() -> new ToolTemplate(template))
        .isInstanceOfSatisfying(
            InvalidToolException.class,
            e -> {
              assertThat(e.kind()).isEqualTo(kind);
              assertThat(e.word()).isEqualTo(word);
            });
  }

  @Test
  void noFieldIsNamedLikeASecret() {
    for (ToolField field : ToolField.values()) {
      assertThat(field.word()).doesNotContainPattern("pass|key|secret|token|login");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "}", "{x"})
  void aTextOf64KilobytesIsRefused(String repeated) {
    assertThatThrownBy(() -> new ToolTemplate(repeated.repeat(65_536)))
        .isInstanceOfSatisfying(
            InvalidToolException.class, e -> assertThat(e.kind()).isEqualTo(Kind.TOO_LONG));
  }
}
