package envwatch.actions;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/**
 * The record of actions on disk: one JSON object per line, a later line replacing an earlier one of
 * the same id. Readable by the user alone. A line that cannot be read is passed over: a crash may
 * have cut it. Confined to one thread.
 */
public final class ActivityFile {
  /** Lines per activity kept, on average, before the file is written anew. */
  private static final int SLACK = 3;

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

  /** What was kept, oldest first. What was in flight when Envwatch ended is settled as unknown. */
  List<Activity> load() throws IOException {
    return latest().stream().map(ActivityFile::afterTheEnd).toList();
  }

  private List<Activity> latest() throws IOException {
    lines = 0;
    endsInLine = true;
    if (Files.notExists(path)) {
      return List.of();
    }
    SequencedMap<String, Activity> byId = new LinkedHashMap<>();
    try (BufferedReader reader = reader()) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines++;
        ActivityJson.read(line).ifPresent(activity -> keep(activity, byId));
      }
    }
    endsInLine = endsInLine();
    return List.copyOf(byId.values());
  }

  private BufferedReader reader() throws IOException {
    CharsetDecoder tolerant =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    return new BufferedReader(new InputStreamReader(Files.newInputStream(path), tolerant));
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
    endsInLine = false; // until all of it is written: a full disk may take a part of it
    write(path, line, Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    endsInLine = true;
    lines++;
    if (lines > limit * SLACK) {
      compact();
    }
  }

  private void compact() throws IOException {
    List<Activity> kept = latest();
    StringBuilder text = new StringBuilder();
    kept.forEach(activity -> text.append(ActivityJson.write(activity)).append('\n'));
    Path fresh = path.resolveSibling(path.getFileName() + ".new");
    Files.deleteIfExists(fresh);
    write(fresh, text.toString(), Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    lines = kept.size();
  }

  private static void write(Path file, String text, Set<? extends OpenOption> options)
      throws IOException {
    try (SeekableByteChannel channel = Files.newByteChannel(file, options, forTheUserAlone())) {
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
