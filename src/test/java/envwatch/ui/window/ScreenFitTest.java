package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.settings.WindowSettings.Bounds;
import java.util.List;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

class ScreenFitTest {
  private static final Rectangle2D SCREEN = new Rectangle2D(0, 0, 1440, 900);
  private static final Rectangle2D RIGHT_OF_IT = new Rectangle2D(1440, 0, 1920, 1080);
  private static final Rectangle2D SMALL = new Rectangle2D(0, 0, 800, 600);
  private static final Bounds EARLIER = new Bounds(109, 38, 1180, 760);

  @Test
  void aPlaceThatIsWhollySeenIsKept() {
    assertThat(fit(EARLIER, SCREEN)).isEqualTo(EARLIER);
  }

  @Test
  void aWindowThatWasNeverPlacedComesToTheMiddle() {
    assertThat(ScreenFit.fit(null, List.of(SCREEN))).isEqualTo(new Bounds(130, 47, 1180, 760));
  }

  @Test
  void aWindowLargerThanTheScreenIsMadeAsLargeAsTheScreen() {
    assertThat(fit(EARLIER, SMALL)).isEqualTo(new Bounds(0, 0, 800, 600));
  }

  @Test
  void aWindowThatWasNeverPlacedIsNoLargerThanTheScreen() {
    assertThat(ScreenFit.fit(null, List.of(SMALL))).isEqualTo(new Bounds(0, 0, 800, 600));
  }

  @Test
  void aTitleBarAboveTheScreenComesDown() {
    assertThat(fit(new Bounds(-2, -28, 1180, 760), SCREEN)).isEqualTo(new Bounds(0, 0, 1180, 760));
  }

  @Test
  void roomForATaskBarIsKept() {
    assertThat(fit(new Bounds(0, 0, 1180, 760), new Rectangle2D(60, 30, 1380, 870)))
        .isEqualTo(new Bounds(60, 30, 1180, 760));
  }

  @Test
  void aWindowOnAnotherScreenStaysThere() {
    Bounds other = new Bounds(1500, 100, 1180, 760);
    assertThat(fit(other, SCREEN, RIGHT_OF_IT)).isEqualTo(other);
  }

  @Test
  void aWindowAcrossTwoScreensStaysThere() {
    Bounds across = new Bounds(900, 100, 1180, 760);
    assertThat(fit(across, SCREEN, RIGHT_OF_IT)).isEqualTo(across);
  }

  @Test
  void aWindowAcrossTwoScreensThatIsCutOffGoesToTheOneWithMoreOfIt() {
    assertThat(fit(new Bounds(900, 300, 1180, 760), SCREEN, RIGHT_OF_IT))
        .isEqualTo(new Bounds(1440, 300, 1180, 760));
  }

  @Test
  void aWindowOnAScreenThatIsGoneComesToTheMiddleOfTheFirst() {
    assertThat(fit(new Bounds(1500, 100, 1000, 600), SCREEN))
        .isEqualTo(new Bounds(220, 100, 1000, 600));
  }

  @Test
  void aWindowSmallerThanItCanBeUsedIsMadeLarger() {
    assertThat(fit(new Bounds(100, 100, 30, 20), SCREEN)).isEqualTo(new Bounds(100, 100, 760, 480));
  }

  @Test
  void aPlaceThatIsNoPlaceIsIgnored() {
    assertThat(fit(new Bounds(Double.NaN, 0, 800, Double.POSITIVE_INFINITY), SCREEN))
        .isEqualTo(ScreenFit.fit(null, List.of(SCREEN)));
  }

  private static Bounds fit(Bounds earlier, Rectangle2D... screens) {
    return ScreenFit.fit(earlier, List.of(screens));
  }
}
