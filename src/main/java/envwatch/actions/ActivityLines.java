package envwatch.actions;

import envwatch.util.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * Keeps what a command does in the file {@code activity.jsonl}, which the window takes over into
 * its record at its next start: only the window writes the record itself.
 */
public final class ActivityLines implements ActivityStore {
  /** The name of the file in the folder for data. */
  public static final String NAME = "activity.jsonl";

  private final Path file;

  public ActivityLines(Path file) {
    this.file = file;
  }

  /** Nothing: a command shows no record. */
  @Override
  public List<Activity> load() {
    return List.of();
  }

  @Override
  public void append(Activity activity) throws IOException {
    PrivateFiles.createIfMissing(file);
    Files.writeString(
        file,
        ActivityJson.write(activity) + "\n",
        StandardOpenOption.WRITE,
        StandardOpenOption.APPEND);
  }
}
