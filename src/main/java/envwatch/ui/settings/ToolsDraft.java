package envwatch.ui.settings;

import envwatch.tools.Tool;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The tools while they are being edited, in the order of menus. */
record ToolsDraft(ObservableList<ToolDraft> tools) {
  static ToolsDraft of(List<Tool> tools) {
    return new ToolsDraft(
        FXCollections.observableArrayList(tools.stream().map(ToolDraft::of).toList()));
  }

  /**
   * @throws envwatch.tools.InvalidToolException while anything in it has a problem
   */
  List<Tool> settings() {
    return tools.stream().map(ToolDraft::tool).toList();
  }
}
