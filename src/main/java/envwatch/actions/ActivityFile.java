package envwatch.actions;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The record of actions on disk: one JSON object per line, where a later line replaces an earlier
 * one with the same id. Readable only by the user. Unreadable lines are skipped, because a crash
 * may have truncated them. Of an unreasonably large file, only the end is read. Confined to one
 * thread.
 */
public final class ActivityFile {
  /** The average number of lines per kept activity at which the file is rewritten. */
  private static final int SLACK = 3;

  /** In bytes, from the end of the file; the files that Envwatch writes are ten times smaller. */
  private static final long MOST_READ = 16 * 1024 * 1024;

  private static final Logger LOG = LoggerFactory.getLogger(ActivityFile.class);

  private final Path path;
  private final int limit;
  private int lines;
  private boolean endsInLine;

  public ActivityFile(Path path) {
    this(path, ActivityLog.LIMIT);
  }

  ActivityFile(Path path, int limit) {
    this.path = path;
    this.limit = limit;
  }

  /**
   * Loads the recorded activities, oldest first. Actions in progress when Envwatch ended are given
   * an unknown outcome.
   */
  List<Activity> load() throws IOException {
    return latest().stream().map(ActivityFile::afterTheEnd).toList();
  }

  private List<Activity> latest() throws IOException {
    lines = 0;
    endsInLine = true;
    if (Files.notExists(path)) {
      return List.of();
    }
    if (!Files.isRegularFile(path)) {
      throw new FileSystemException(path.toString(), null, "is not a file");
    }
    SequencedMap<String, Activity> byId = new LinkedHashMap<>();
    try (SeekableByteChannel channel = Files.newByteChannel(path)) {
      long skipped = Math.max(0, channel.size() - MOST_READ);
      BufferedReader reader = reader(channel.position(skipped));
      if (skipped > 0) {
        reader.readLine(); // the rest of a truncated line
        lines = limit * SLACK; // makes the next record rewrite the file
      }
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines++;
        ActivityJson.read(line).ifPresent(activity -> keep(activity, byId));
      }
    }
    endsInLine = endsInLine();
    return List.copyOf(byId.values());
  }

  private static BufferedReader reader(SeekableByteChannel channel) {
    CharsetDecoder tolerant =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    return new BufferedReader(Channels.newReader(channel, tolerant, -1));
  }

  private void keep(Activity activity, SequencedMap<String, Activity> byId) {
    byId.put(activity.id(), activity);
    if (byId.size() > limit) {
      byId.pollFirstEntry();
    }
  }

  private static Activity afterTheEnd(Activity activity) {
    return switch (activity.outcome()) {
      case Outcome.Settled settled -> activity;
      case Outcome.Following(var acceptedAt) ->
          activity.with(new Outcome.NotSeenYet(acceptedAt), null);
      case Outcome.Waiting waiting ->
          activity.with(new Outcome.NotSent(Obstacle.of(Obstacle.Kind.STOPPED)), null);
      case Outcome.Sending sending -> activity.with(new Outcome.Interrupted(), null);
    };
  }

  private boolean endsInLine() throws IOException {
    try (SeekableByteChannel channel = Files.newByteChannel(path)) {
      if (channel.size() == 0) {
        return true;
      }
      ByteBuffer last = ByteBuffer.allocate(1);
      channel.position(channel.size() - 1).read(last);
      return last.get(0) == '\n';
    }
  }

  void append(Activity activity) throws IOException {
    String line = (endsInLine ? "" : "\n") + ActivityJson.write(activity) + "\n";
    Files.createDirectories(path.toAbsolutePath().getParent());
    endsInLine = false; // until everything is written: a full disk may accept only a part
    write(path, line, CREATE, APPEND);
    endsInLine = true;
    lines++;
    if (lines > limit * SLACK) {
      compact();
    }
  }

  /**
   * The record has already been written: if this fails, the file is merely longer than necessary.
   */
  private void compact() {
    try {
      List<Activity> kept = latest();
      replace(kept);
      lines = kept.size();
    } catch (IOException e) {
      LOG.warn("the record of actions cannot be shortened: {}", e.toString());
      lines = limit;
    }
  }

  private void replace(List<Activity> kept) throws IOException {
    StringBuilder text = new StringBuilder();
    kept.forEach(activity -> text.append(ActivityJson.write(activity)).append('\n'));
    Path fresh = path.resolveSibling(path.getFileName() + ".new");
    Files.deleteIfExists(fresh);
    try {
      write(fresh, text.toString(), CREATE_NEW, WRITE);
      Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static void write(Path file, String text, OpenOption... options) throws IOException {
    try (SeekableByteChannel channel =
        Files.newByteChannel(file, Set.of(options), forTheUserAlone())) {
      ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    }
  }

  private static FileAttribute<?>[] forTheUserAlone() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }
}
