package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import envwatch.words.PlainText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Saves tables as files where the person wants them. Lives on the JavaFX thread. */
public final class FileExport {
  private final Function<String, @Nullable Path> chooser;
  private final BackgroundWork background;
  private final StatusMessage message;

  /**
   * @param chooser asks for the file, given the name to suggest; null if the person changed their
   *     mind
   */
  public FileExport(
      Function<String, @Nullable Path> chooser, BackgroundWork background, StatusMessage message) {
    this.chooser = chooser;
    this.background = background;
    this.message = message;
  }

  /** Asks in the dialog of the system. */
  public static Function<String, @Nullable Path> systemDialog(Supplier<@Nullable Window> owner) {
    return name -> {
      FileChooser dialog = new FileChooser();
      dialog.setInitialFileName(name);
      dialog.getExtensionFilters().add(new ExtensionFilter(text("export.csv"), "*.csv"));
      var file = dialog.showSaveDialog(owner.get());
      return file == null ? null : file.toPath();
    };
  }

  /**
   * Asks where, and saves in the background.
   *
   * @param name of the file, to be suggested
   */
  public void save(String name, String content) {
    Path file = chooser.apply(name);
    if (file == null) {
      return;
    }
    String called = PlainText.line(String.valueOf(file.getFileName()));
    background.start(task -> {
      try {
        Files.writeString(file, content);
        task.show(() -> message.confirm(text("export.saved", called)));
      } catch (IOException e) {
        task.show(() -> message.warn(text("export.not-saved", called)));
      }
    });
  }
}
