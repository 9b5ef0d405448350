package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Icon;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import org.jspecify.annotations.Nullable;

/** The pages, by name. One of them is always chosen. */
final class PageList extends ListView<PageName> {
  PageList() {
    setId("settings-pages");
    getStyleClass().add("settings-pages");
    setAccessibleText(text("settings.pages"));
    getItems().setAll(PageName.values());
    setCellFactory(list -> new PageCell());
    getSelectionModel().selectFirst();
  }

  ObservableValue<PageName> chosen() {
    return getSelectionModel().selectedItemProperty();
  }

  void choose(PageName page) {
    getSelectionModel().select(page);
  }

  private static final class PageCell extends ListCell<PageName> {
    @Override
    protected void updateItem(@Nullable PageName page, boolean empty) {
      super.updateItem(page, empty);
      setText(page == null || empty ? null : page.words());
      setGraphic(page == null || empty ? null : new Icon(page.icon()));
    }
  }
}
