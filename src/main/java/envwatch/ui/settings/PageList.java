package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.Icon;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
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
    if (!getItems().contains(page)) {
      narrow(name -> true);
    }
    getSelectionModel().select(page);
  }

  /** Offers some of the pages; all of them if none is left. */
  void narrow(Predicate<PageName> wanted) {
    PageName before = getSelectionModel().getSelectedItem();
    List<PageName> left = Stream.of(PageName.values()).filter(wanted).toList();
    List<PageName> offered = left.isEmpty() ? List.of(PageName.values()) : left;
    if (!offered.equals(getItems())) {
      getItems().setAll(offered);
      getSelectionModel().select(offered.contains(before) ? before : offered.getFirst());
    }
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
