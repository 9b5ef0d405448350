package envwatch.actions;

import envwatch.util.PrivateFiles;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * The file in which a command keeps what it does, and which the window takes over into its record
 * at its next start: only the window writes the record itself. One JSON object per line, where a
 * later line replaces an earlier one with the same id. Unreadable lines are skipped, because a
 * crash may have truncated them. Of an unreasonably large file, only the end is read.
 */
public final class ActivityFile implements ActivityStore {
  /** The name of the file in the folder for data. */
  public static final String NAME = "activity.jsonl";

  /** In bytes, from the end of the file; the files that Envwatch wrote are ten times smaller. */
  private static final long MOST_READ = 16 * 1024 * 1024;

  private final Path path;

  public ActivityFile(Path path) {
    this.path = path;
  }

  /**
   * Reads the newest activities, oldest first.
   *
   * @throws IOException also if it is missing or a folder
   */
  @Override
  public List<Activity> load() throws IOException {
    if (!Files.isRegularFile(path)) {
      throw new FileSystemException(path.toString(), null, "is not a file");
    }
    SequencedMap<String, Activity> byId = new LinkedHashMap<>();
    try (SeekableByteChannel channel = Files.newByteChannel(path)) {
      long skipped = Math.max(0, channel.size() - MOST_READ);
      BufferedReader reader = reader(channel.position(skipped));
      if (skipped > 0) {
        reader.readLine(); // the rest of a truncated line
      }
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        ActivityJson.read(line).ifPresent(activity -> keep(activity, byId));
      }
    }
    return List.copyOf(byId.values());
  }

  @Override
  public void append(Activity activity) throws IOException {
    PrivateFiles.createIfMissing(path);
    Files.writeString(
        path,
        ActivityJson.write(activity) + "\n",
        StandardOpenOption.WRITE,
        StandardOpenOption.APPEND);
  }

  private static BufferedReader reader(SeekableByteChannel channel) {
    CharsetDecoder tolerant =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    return new BufferedReader(Channels.newReader(channel, tolerant, -1));
  }

  private static void keep(Activity activity, SequencedMap<String, Activity> byId) {
    byId.put(activity.id(), activity);
    if (byId.size() > ActivityLog.LIMIT) {
      byId.pollFirstEntry();
    }
  }
}
