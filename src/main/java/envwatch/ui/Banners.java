package envwatch.ui;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2AL;
import org.kordamp.ikonli.material2.Material2MZ;

/** What concerns the whole window: what happened, what happens next, one button. */
final class Banners extends VBox {
  private static final int MOST = 3;

  private final DashboardModel model;
  private final DashboardCommands commands;
  private List<BannerText> shown = List.of();

  Banners(DashboardModel model, DashboardCommands commands) {
    this.model = model;
    this.commands = commands;
    model.worldProperty().subscribe(this::update);
    model.nowProperty().subscribe(this::update);
    model.accountProperty().subscribe(this::update);
    model.noticesProperty().subscribe(this::update);
  }

  private void update() {
    List<BannerText> due =
        BannerText.due(model, ZoneId.systemDefault()).stream().limit(MOST).toList();
    boolean sameKinds =
        due.stream()
            .map(BannerText::kind)
            .toList()
            .equals(shown.stream().map(BannerText::kind).toList());
    shown = due;
    if (!sameKinds) {
      getChildren().setAll(due.stream().map(this::banner).toList());
    }
    for (int i = 0; i < due.size(); i++) {
      ((Banner) getChildren().get(i)).say(due.get(i));
    }
  }

  private Node banner(BannerText due) {
    return switch (due.kind()) {
      case SIGNED_OUT ->
          new Banner(due, Material2AL.LOCK, "banner.settings.button", commands::openSettings);
      case LOST -> new Banner(due, Material2AL.CLOUD_OFF, "banner.look.button", commands::lookNow);
      case CLOCK ->
          new Banner(due, Material2AL.ACCESS_TIME, "banner.look.button", commands::lookNow);
      case UNREADABLE ->
          new Banner(due, Material2MZ.WARNING, "banner.look.button", commands::lookNow);
      case SETTINGS_SET_ASIDE ->
          new Banner(due, Material2MZ.WARNING, "banner.close.button", this::forgetSettingsSetAside);
      case KEY ->
          new Banner(due, Material2AL.LOCK, "banner.settings.button", commands::openSettings);
      case KEYCHAIN ->
          new Banner(due, Material2AL.LOCK, "banner.close.button", this::forgetKeychainTroubles);
      case SAVING_FAILED ->
          new Banner(due, Material2MZ.WARNING, "banner.close.button", this::forgetSavingFailed);
      case PAUSED -> new Banner(due, Material2MZ.PAUSE, "banner.resume.button", commands::resume);
      case DEMO -> new Banner(due, Material2AL.INFO, "banner.demo.button", commands::openSettings);
    };
  }

  private void forgetKeychainTroubles() {
    model.noticesProperty().set(model.noticesProperty().get().withoutKeychainTroubles());
  }

  private void forgetSettingsSetAside() {
    model.noticesProperty().set(model.noticesProperty().get().withSettingsSetAside(null));
  }

  private void forgetSavingFailed() {
    model.noticesProperty().set(model.noticesProperty().get().withSavingFailed(false));
  }

  /** One sentence with its button. */
  private static final class Banner extends HBox {
    private final Label words = new Label();
    private final Button button = new Button();

    Banner(BannerText due, Ikon icon, String buttonKey, Runnable action) {
      String kind = due.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
      setId("banner-" + kind);
      getStyleClass().addAll("banner", "banner-" + kind);
      words.setWrapText(true);
      words.setMinHeight(Region.USE_PREF_SIZE);
      setHgrow(words, Priority.ALWAYS);
      words.setMaxWidth(Double.MAX_VALUE);
      button.setText(text(buttonKey));
      button.setId("banner-" + kind + "-button");
      button.getStyleClass().add(Styles.SMALL);
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.setOnAction(event -> action.run());
      getChildren().addAll(Icons.of(icon), words, button);
    }

    void say(BannerText said) {
      words.setText(said.words());
      setAccessibleText(text("banner.name", said.words()));
    }
  }
}
