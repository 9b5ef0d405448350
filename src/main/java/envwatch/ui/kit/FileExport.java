package envwatch.ui.kit;

import static envwatch.words.Messages.text;

import envwatch.util.CsvWriter;
import envwatch.util.PrivateFiles;
import envwatch.words.PlainText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Saves tables as files where the person wants them. Lives on the JavaFX thread. */
public final class FileExport {
  private static final Pattern NO_FILE_NAME = Pattern.compile("[\\\\/:*?\"<>|]");

  /** Without it Excel takes a file of values for one of the system's old encoding. */
  private static final String MARK = "\uFEFF";

  private final Function<String, @Nullable Path> chooser;
  private final BooleanSupplier semicolons;
  private final BackgroundWork background;
  private final StatusMessage message;

  /**
   * @param chooser asks for the file, given the name to suggest; null if the person changed their
   *     mind
   * @param semicolons whether the cells of tables are separated by semicolons instead of commas
   */
  public FileExport(
      Function<String, @Nullable Path> chooser,
      BooleanSupplier semicolons,
      BackgroundWork background,
      StatusMessage message) {
    this.chooser = chooser;
    this.semicolons = semicolons;
    this.background = background;
    this.message = message;
  }

  /** Asks for a table's file in the dialog of the system. */
  public static Function<String, @Nullable Path> systemDialog(Supplier<@Nullable Window> owner) {
    return systemDialog(owner, text("export.csv"), "*.csv");
  }

  /**
   * Asks in the dialog of the system.
   *
   * @param kind of the files, in words
   * @param pattern of their names, such as {@code *.csv}
   */
  public static Function<String, @Nullable Path> systemDialog(
      Supplier<@Nullable Window> owner, String kind, String pattern) {
    return name -> {
      var file = dialog(name, kind, pattern).showSaveDialog(owner.get());
      return file == null ? null : file.toPath();
    };
  }

  static FileChooser dialog(String name, String kind, String pattern) {
    FileChooser dialog = new FileChooser();
    dialog.setTitle(text("export.title"));
    dialog.setInitialFileName(name);
    Path folder = documents(Path.of(System.getProperty("user.home")));
    dialog.setInitialDirectory(folder == null ? null : folder.toFile());
    dialog.getExtensionFilters().add(new ExtensionFilter(kind, pattern));
    return dialog;
  }

  /**
   * Where people look for what they have saved, and not the folder of the program; null if there is
   * no such folder: the dialog of the system would not open.
   */
  static @Nullable Path documents(Path home) {
    return Stream.of(home.resolve("Documents"), home)
        .filter(Files::isDirectory)
        .findFirst()
        .orElse(null);
  }

  /**
   * Asks where, and saves a table in the background.
   *
   * @param kind of the table, such as {@code events}
   * @param whose the account or class that it is about
   * @param at when it was taken
   * @param rows comma-separated
   */
  public void saveTable(String kind, String whose, Instant at, String rows) {
    LocalDate day = LocalDate.ofInstant(at, ZoneId.systemDefault());
    String name = text("export.name", kind, PlainText.line(whose), day);
    String written = table(rows);
    save(NO_FILE_NAME.matcher(name).replaceAll("-"), file -> Files.writeString(file, written));
  }

  private String table(String rows) {
    return MARK + (semicolons.getAsBoolean() ? CsvWriter.withSemicolons(rows) : rows);
  }

  /**
   * Asks where, and saves in the background, so that only the user can read the file.
   *
   * @param name of the file, to be suggested
   * @param content asked for in the background
   */
  public void savePrivately(String name, Supplier<String> content) {
    save(
        name,
        file -> PrivateFiles.replaceInFolder(file, content.get().getBytes(StandardCharsets.UTF_8)));
  }

  /** Writes a file. */
  @FunctionalInterface
  private interface Writing {
    void to(Path file) throws IOException;
  }

  private void save(String name, Writing writing) {
    Path file = chooser.apply(name);
    if (file == null) {
      return;
    }
    String called = PlainText.line(String.valueOf(file.getFileName()));
    background.start(task -> {
      try {
        writing.to(file);
        task.show(() -> message.confirm(text("export.saved", called)));
      } catch (IOException e) {
        task.show(() -> message.warn(text("export.not-saved", called)));
      }
    });
  }
}
