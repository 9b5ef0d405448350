package envwatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException.Unreachable;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.WindowSettings;
import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Banner.Urgency;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.MouseEvents;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.SampleWorld;
import envwatch.ui.shell.Feature;
import envwatch.ui.shell.Features;
import envwatch.ui.window.Dashboards.Dashboard;
import envwatch.watch.Link;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** However many banners are due, one line tells of them, and nothing moves. */
class BannerLineTest {
  private static final int WIDTH = 1000;
  private static final int HEIGHT = 650;

  private final List<Banner> given = new ArrayList<>();
  private final List<String> pressed = new ArrayList<>();
  private Duration elapsed = Duration.ofDays(1);
  private Dashboard dashboard;
  private Scene scene;

  @BeforeEach
  void open() {
    OnJavaFx.run(() -> {
      for (int number = 0; number < 5; number++) {
        String id = "note" + number;
        given.add(
            new Banner(
                id,
                number == 3 ? Urgency.TASK : Urgency.NEWS,
                Glyph.INFO,
                Banner.button(id + "-button", "Do it", () -> pressed.add(id))));
      }
      Feature feature =
          new Feature() {
            @Override
            public void addBanners(ObservableList<Banner> banners) {
              banners.addAll(given);
            }
          };
      DashboardModel model = new DashboardModel(SampleWorld.NOW, Duration.ofHours(2));
      dashboard =
          Dashboards.of(
              AppearanceSettings.DEFAULT,
              WindowSettings.DEFAULT,
              model,
              new Features(List.of(feature)));
      dashboard.appearance().use(AppearanceSettings.DEFAULT);
      scene = new Scene(dashboard.view(), WIDTH, HEIGHT);
      dashboard.appearance().dress(scene);
      Dashboards.addKeys(scene, dashboard);
      dashboard.view().guardBanners(() -> elapsed);
      show(new Link.Live());
    });
  }

  private void show(Link link) {
    dashboard
        .model()
        .apply(
            SampleWorld.view(SampleWorld.account(link), SampleWorld.watched(SampleWorld.dozen())));
    dashboard.view().settle(WIDTH, HEIGHT);
  }

  private void lose(int seconds) {
    show(
        new Link.Lost(
            new Unreachable(Unreachable.Kind.REFUSED, null),
            SampleWorld.NOW,
            SampleWorld.NOW.plusSeconds(seconds)));
  }

  private Node find(String selector) {
    return dashboard.view().lookup(selector);
  }

  private double listTop() {
    dashboard.view().settle(WIDTH, HEIGHT);
    Node list = dashboard.view().environmentTable().table();
    return list.localToScene(0, 0).getY();
  }

  private Node inLine() {
    return find("#banners").lookup(".banner");
  }

  @Test
  void nothingBelowMovesForNoneOneOrManyBannersOrWhenTheyAreListed() {
    OnJavaFx.run(() -> {
      double top = listTop();
      given.getFirst().say("Something is new.");
      assertThat(listTop()).isEqualTo(top);
      given.forEach(banner -> banner.say("A sentence that is far too long. ".repeat(20)));
      lose(20);
      assertThat(listTop()).isEqualTo(top);
      ((Button) find("#banners-more")).fire();
      assertThat(listTop()).isEqualTo(top);
      given.forEach(Banner::hide);
      show(new Link.Live());
      assertThat(listTop()).isEqualTo(top);
    });
  }

  @Test
  void theMostPressingOneIsToldAndTheOthersAreCountedAndListed() {
    OnJavaFx.run(() -> {
      given.forEach(banner -> banner.say("Something is new."));
      assertThat(inLine().getId()).isEqualTo("note3");
      lose(20);
      assertThat(inLine().getId()).isEqualTo("banner-lost");
      Button more = (Button) find("#banners-more");
      assertThat(more.getText()).isEqualTo("5 more");
      assertThat(find("#banner-list").isVisible()).isFalse();
      more.fire();
      assertThat(find("#banner-list").isVisible()).isTrue();
      assertThat(find("#banner-list").lookupAll(".banner")).hasSize(5);
      ((Button) find("#note4-button")).fire();
      assertThat(pressed).containsExactly("note4");
    });
  }

  @Test
  void escapeAndAPressBesideCloseTheList() {
    OnJavaFx.run(() -> {
      given.forEach(banner -> banner.say("Something is new."));
      dashboard.model().filterTextProperty().set("web");
      ((Button) find("#banners-more")).fire();
      Event.fireEvent(
          scene.getFocusOwner() == null ? scene : scene.getFocusOwner(),
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false));
      assertThat(find("#banner-list").isVisible()).isFalse();
      assertThat(dashboard.model().filterTextProperty().get()).isEqualTo("web");
      ((Button) find("#banners-more")).fire();
      press(dashboard.view().environmentTable());
      assertThat(find("#banner-list").isVisible()).isFalse();
    });
  }

  @Test
  void whatHasJustComeTakesNoPressForAMoment() {
    OnJavaFx.run(() -> {
      given.getFirst().say("Something is new.");
      dashboard.view().settle(WIDTH, HEIGHT);
      press(find("#note0-button"));
      elapsed = elapsed.plusMillis(499);
      press(find("#note0-button"));
      Event.fireEvent(
          find("#note0-button"),
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.SPACE, false, false, false, false));
      assertThat(pressed).isEmpty();
      elapsed = elapsed.plusMillis(1);
      press(find("#note0-button"));
      assertThat(pressed).containsExactly("note0");

      given.getFirst().say("Something else is new.");
      press(find("#note0-button"));
      assertThat(pressed).hasSize(1);
    });
  }

  @Test
  void aCountdownDoesNotKeepTheButtonFromWorking() {
    OnJavaFx.run(() -> {
      lose(20);
      elapsed = elapsed.plusSeconds(1);
      lose(19);
      press(find("#banner-lost-button"));
      assertThat(dashboard.commands()).containsExactly("look now");
    });
  }

  @Test
  void theButtonThatHasTheKeyboardKeepsItWhileOthersComeAndGo() {
    OnJavaFx.run(() -> {
      lose(20);
      find("#banner-lost-button").requestFocus();
      given.forEach(banner -> banner.say("Something is new."));
      assertThat(scene.getFocusOwner().getId()).isEqualTo("banner-lost-button");
    });
  }

  @Test
  void aSentenceThatIsCutIsWholeInItsTip() {
    OnJavaFx.run(() -> {
      String words = "A sentence that is far too long. ".repeat(20);
      given.getFirst().say(words);
      dashboard.view().settle(WIDTH, HEIGHT);
      Label label = (Label) find("#note0-words");
      assertThat(label.isTextTruncated()).isTrue();
      assertThat(find("#note0-button").localToScene(0, 0).getX()).isLessThan(WIDTH);
    });
  }

  private static void press(Node node) {
    double x = node.getLayoutBounds().getCenterX();
    double y = node.getLayoutBounds().getCenterY();
    MouseEvents.primary(node, MouseEvent.MOUSE_ENTERED, x, y, 0);
    MouseEvents.primary(node, MouseEvent.MOUSE_PRESSED, x, y, 1);
    MouseEvents.primary(node, MouseEvent.MOUSE_RELEASED, x, y, 1);
    MouseEvents.primary(node, MouseEvent.MOUSE_CLICKED, x, y, 1);
  }
}
