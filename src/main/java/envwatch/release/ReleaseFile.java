package envwatch.release;

import envwatch.util.JsonFile;
import envwatch.util.JsonForm;
import envwatch.util.NotJson;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file with what is known of newer versions. It is worth little: what cannot be read or written
 * is only logged. Blocks on disk access.
 */
public final class ReleaseFile {
  private static final Logger LOG = LoggerFactory.getLogger(ReleaseFile.class);

  private static final JsonForm<Instant> MOMENT = JsonForm.text(Instant::parse, Instant::toString);
  private static final JsonForm<VersionNumber> VERSION =
      JsonForm.text(
          text -> VersionNumber.parse(text).orElseThrow(IllegalArgumentException::new),
          VersionNumber::toString);

  private final JsonFile file;

  /**
   * What is known.
   *
   * @param asked when the newest version was last asked for; null for never
   * @param newest the newest version that was ever told
   * @param dismissed the version of which a person does not want to hear any more
   */
  record Known(
      @Nullable Instant asked, @Nullable VersionNumber newest, @Nullable VersionNumber dismissed) {
    static final Known NOTHING = new Known(null, null, null);
    private static final JsonForm<Known> FORM =
        JsonForm.object(
            NOTHING,
            (json, known) ->
                new Known(
                    json.optional("asked", MOMENT, known.asked),
                    json.optional("newest", VERSION, known.newest),
                    json.optional("dismissed", VERSION, known.dismissed)));
  }

  public ReleaseFile(Path path) {
    file = new JsonFile(path);
  }

  Known read() {
    try {
      return Objects.requireNonNullElse(file.read(Known.FORM), Known.NOTHING);
    } catch (NoSuchFileException e) {
      return Known.NOTHING;
    } catch (IOException | NotJson e) {
      LOG.warn("What is known of newer versions cannot be read: {}", e.toString());
      return Known.NOTHING;
    }
  }

  void write(Known known) {
    try {
      file.write(Known.FORM.writing().apply(known));
    } catch (IOException e) {
      LOG.warn("What is known of newer versions cannot be kept: {}", e.toString());
    }
  }
}
