package envwatch.app;

import envwatch.ui.notices.NoticePopup;
import javafx.application.Platform;

/** Shows notices in the small window of our own. */
record PopupNotices(NoticePopup popup) implements NoticeOutlets.OwnNotices {
  @Override
  public void show(String title, String words) {
    Platform.runLater(() -> popup.show(title, words));
  }

  @Override
  public void hide() {
    Platform.runLater(popup::hide);
  }
}
