package envwatch.history;

import envwatch.actions.Activity;
import envwatch.actions.ActivityFile;
import envwatch.actions.ActivityStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps the record of actions in the history; takes over the file of earlier versions once. */
final class RecordedActions implements ActivityStore {
  private static final Logger LOG = LoggerFactory.getLogger(RecordedActions.class);

  private final HistoryDisk disk;
  private final Path earlier;

  /**
   * @param earlier the file of earlier versions, which need not exist
   */
  RecordedActions(HistoryDisk disk, Path earlier) {
    this.disk = disk;
    this.earlier = earlier;
  }

  @Override
  public List<Activity> load() throws IOException {
    takeOver();
    return disk.now(writer -> writer.reader().activities());
  }

  /**
   * What cannot be read stays. The file gets another name before it is read, so that what a command
   * adds meanwhile goes into a new one, and not into one that nobody reads again.
   */
  private void takeOver() throws IOException {
    Path taken = beside(".taken");
    if (Files.isRegularFile(earlier) && !Files.exists(taken)) {
      Files.move(earlier, taken);
    }
    if (!Files.isRegularFile(taken)) {
      return;
    }
    List<Activity> activities;
    try {
      activities = new ActivityFile(taken).load();
    } catch (IOException e) {
      LOG.warn("The earlier record of actions cannot be read: {}", e.toString());
      return;
    }
    disk.now(writer -> {
      writer.write(activities);
      return true;
    });
    Files.move(taken, beside(".imported"), StandardCopyOption.REPLACE_EXISTING);
  }

  private Path beside(String ending) {
    return earlier.resolveSibling(earlier.getFileName() + ending);
  }

  @Override
  public void append(Activity activity) throws IOException {
    disk.now(writer -> {
      writer.write(List.of(activity));
      return true;
    });
  }
}
