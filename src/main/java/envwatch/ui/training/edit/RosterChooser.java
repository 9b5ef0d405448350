package envwatch.ui.training.edit;

import static envwatch.words.Messages.text;

import java.nio.file.Path;
import java.util.function.Supplier;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Asks for a file of students in the dialog of the system. */
public final class RosterChooser {
  private RosterChooser() {}

  /** Answers null if the person changed their mind. */
  public static Supplier<@Nullable Path> systemDialog(Supplier<? extends @Nullable Window> owner) {
    return () -> {
      FileChooser dialog = new FileChooser();
      dialog.setTitle(text("classes.import.choose"));
      dialog
          .getExtensionFilters()
          .setAll(
              new ExtensionFilter(text("classes.import.files"), "*.csv", "*.tsv", "*.txt"),
              new ExtensionFilter(text("classes.import.files.all"), "*"));
      var file = dialog.showOpenDialog(owner.get());
      return file == null ? null : file.toPath();
    };
  }
}
