package envwatch.ui.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CopyItemTest {
  @ParameterizedTest
  @CsvSource({"Owner, Copy owner", "Web page, Copy web page", "ID, Copy ID", "X, Copy x"})
  void aNameIsWrittenAsWithinASentence(String name, String words) {
    assertThat(CopyItem.words(name)).isEqualTo(words);
  }
}
