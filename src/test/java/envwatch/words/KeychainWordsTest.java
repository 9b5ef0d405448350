package envwatch.words;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.secrets.SecretStoreException.Cause;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class KeychainWordsTest {
  @Test
  void eachCaseHasASentenceOfItsOwnInTheWindow() {
    List<String> words =
        Arrays.stream(Cause.values())
            .map(cause -> KeychainWords.notWatched(cause, List.of("Lab")).words())
            .toList();

    assertThat(words).doesNotHaveDuplicates();
  }

  @Test
  void eachCaseHasASentenceOfItsOwnOnTheTerminal() {
    List<String> words =
        Arrays.stream(Cause.values()).map(cause -> KeychainWords.notKnown(cause, "Lab")).toList();

    assertThat(words).doesNotHaveDuplicates();
  }

  @Test
  void eachCaseHasASentenceOfItsOwnWhereAKeyIsNotSaved() {
    List<String> words =
        Arrays.stream(Cause.values()).map(cause -> KeychainWords.notSaved(cause, "Lab")).toList();

    assertThat(words).doesNotHaveDuplicates();
  }
}
