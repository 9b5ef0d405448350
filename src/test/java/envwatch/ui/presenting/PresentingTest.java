package envwatch.ui.presenting;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.Banner;
import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.Keys;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.shell.Shortcut;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

class PresentingTest {
  private final ObservableList<String> screens = FXCollections.observableArrayList("laptop");
  private final List<Boolean> switched = new ArrayList<>();
  private boolean mayOffer = true;

  /** What another test may have left open. */
  private final Set<Window> others = OnJavaFx.call(() -> Set.copyOf(Window.getWindows()));

  private Presenting presenting(boolean on) {
    return OnJavaFx.call(
        () -> new Presenting(on, switched::add, () -> mayOffer, screens, UnaryOperator.identity()));
  }

  private static Banner line(Presenting presenting) {
    ObservableList<Banner> banners = FXCollections.observableArrayList();
    presenting.addBanners(banners);
    return banners.getFirst();
  }

  @Test
  void itIsOfferedWhenASecondScreenAppears() {
    Presenting presenting = presenting(false);
    assertThat(line(presenting).isDue()).isFalse();
    OnJavaFx.run(() -> screens.add("projector"));
    assertThat(line(presenting).isDue()).isTrue();
    OnJavaFx.run(() -> ((Button) line(presenting).lookup("#present-offer-yes")).fire());
    assertThat(switched).containsExactly(true);
  }

  @Test
  void itIsNotOfferedAgain() {
    mayOffer = false;
    Presenting presenting = presenting(false);
    OnJavaFx.run(() -> screens.add("projector"));
    assertThat(line(presenting).isDue()).isFalse();
  }

  @Test
  void itIsNotOfferedWhenAScreenGoes() {
    screens.add("projector");
    screens.add("television");
    Presenting presenting = presenting(false);
    OnJavaFx.run(() -> screens.removeLast());
    assertThat(line(presenting).isDue()).isFalse();
  }

  @Test
  void theKeyThatBeginsItDoesNotEndIt() {
    assertThat(keys(presenting(false))).containsExactly(Keys.PRESENT);
    assertThat(keys(presenting(true))).containsExactly(Keys.STOP_PRESENTING);
  }

  private static List<KeyBinding> keys(Presenting presenting) {
    return presenting.shortcuts().stream().map(Shortcut::keys).toList();
  }

  /** A key that is held, a slip on the banner or in the header would show every name. */
  @Test
  void endingAsksOnceHoweverItIsAskedFor() {
    Presenting presenting = presenting(true);
    for (Runnable end : ends(presenting)) {
      OnJavaFx.run(() -> {
        end.run();
        end.run();
      });
      assertThat(questions()).hasSize(1);
      answer("dialog-cancel");
      assertThat(switched).isEmpty();
      assertThat(questions()).isEmpty();
    }
    OnJavaFx.run(() -> ends(presenting).getFirst().run());
    assertThat(OnJavaFx.call(() -> questions().getFirst().lookup("#dialog-cancel").isFocused()))
        .isTrue();
    answer("dialog-act");
    assertThat(switched).containsExactly(false);
  }

  private static List<Runnable> ends(Presenting presenting) {
    return List.of(
        ((Button) line(presenting).lookup("#stop-presenting"))::fire,
        ((Button) presenting.headerItems().getFirst())::fire,
        presenting.shortcuts().getFirst().action());
  }

  private List<Parent> questions() {
    return OnJavaFx.call(() ->
        Window.getWindows().stream()
            .filter(window -> !others.contains(window))
            .map(window -> window.getScene().getRoot())
            .filter(root -> root.lookup("#dialog-act") != null)
            .toList());
  }

  private void answer(String button) {
    OnJavaFx.run(() -> ((Button) questions().getFirst().lookup("#" + button)).fire());
  }
}
