package envwatch;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What a person is told where JavaFX cannot start. */
class ToolkitTest {
  @Test
  void aDisplayThatRefusesIsNamed() {
    Toolkit toolkit =
        new Toolkit(() -> {
          throw new UnsupportedOperationException("Unable to open DISPLAY");
        });
    assertThatThrownBy(toolkit::await)
        .isInstanceOf(DashboardException.class)
        .hasMessageContaining("envwatch picture");
  }

  @Test
  void missingLibrariesAreASentenceWithTheWayOut() {
    Toolkit toolkit =
        new Toolkit(() -> {
          throw new UnsatisfiedLinkError("libpango-1.0.so.0");
        });
    assertThatThrownBy(toolkit::await)
        .isInstanceOf(DashboardException.class)
        .hasMessageContaining("GTK 3")
        .hasRootCauseMessage("libpango-1.0.so.0");
  }
}
