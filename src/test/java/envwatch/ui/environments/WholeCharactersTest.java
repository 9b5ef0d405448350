package envwatch.ui.environments;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.Controls;
import envwatch.ui.kit.OnJavaFx;
import javafx.scene.text.Font;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WholeCharactersTest {
  private static final String SHIELDS = "Blue team \uD83D\uDEE1\uD83D\uDEE1\uD83D\uDEE1 range 7";

  private static String fitting(String words, double room) {
    return OnJavaFx.call(() -> WholeCharacters.fitting(words, Font.font(13), room + 5, () -> 5));
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 50, 60, 70, 80, 90, 100, 110})
  void noCharacterIsHalved(int room) {
    String cut = fitting(SHIELDS, room);
    assertThat(cut).contains("...");
    assertThat(cut.codePoints())
        .noneMatch(character -> Character.getType(character) == Character.SURROGATE);
  }

  @Test
  void asMuchIsKeptAsFits() {
    String cut = fitting(SHIELDS, 100);
    assertThat(cut).startsWith("Blue").endsWith("7");
    OnJavaFx.run(() ->
        assertThat(Controls.widthOf(cut, Font.font(13)))
            .isLessThanOrEqualTo(100)
            .isGreaterThan(80));
  }

  @Test
  void whatFitsIsNotCut() {
    assertThat(fitting(SHIELDS, 1000)).isEqualTo(SHIELDS);
  }

  @Test
  void otherWordsAreLeftToJavaFx() {
    assertThat(fitting("Kubernetes administration", 50)).isEqualTo("Kubernetes administration");
  }
}
