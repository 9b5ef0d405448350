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

/** The pages, by name. One of them is chosen, unless none is wanted. */
final class PageList extends ListView<PageName> {
  private PageName last = PageName.ACCOUNTS;

  PageList() {
    setId("settings-pages");
    getStyleClass().add("settings-pages");
    setAccessibleText(text("settings.pages"));
    getItems().setAll(PageName.values());
    setCellFactory(list -> new PageCell());
    getSelectionModel().selectFirst();
  }

  /** Null while no page is wanted. */
  ObservableValue<PageName> chosen() {
    return getSelectionModel().selectedItemProperty();
  }

  /** The page that is chosen, or else was before. */
  PageName lastChosen() {
    PageName now = getSelectionModel().getSelectedItem();
    return now == null ? last : now;
  }

  void choose(PageName page) {
    if (!getItems().contains(page)) {
      narrow(name -> true);
    }
    getSelectionModel().select(page);
  }

  /** Offers some of the pages; all of them, and none chosen, if none is left. */
  void narrow(Predicate<PageName> wanted) {
    last = lastChosen();
    List<PageName> left = Stream.of(PageName.values()).filter(wanted).toList();
    List<PageName> offered = left.isEmpty() ? List.of(PageName.values()) : left;
    if (!offered.equals(getItems())) {
      getItems().setAll(offered);
    }
    if (left.isEmpty()) {
      getSelectionModel().clearSelection();
    } else {
      getSelectionModel().select(offered.contains(last) ? last : offered.getFirst());
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
