package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.model.ApiVersion;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A choice of the API version to speak.
 *
 * @param version null stands for the newest version that answers
 */
record VersionChoice(@Nullable ApiVersion version) {
  static final VersionChoice AUTOMATIC = new VersionChoice(null);

  /** Automatic, and the versions that the program speaks. */
  public static List<VersionChoice> among(List<ApiVersion> supportedVersions) {
    return Stream.concat(Stream.of(AUTOMATIC), supportedVersions.stream().map(VersionChoice::new))
        .toList();
  }

  public String words() {
    return version == null ? text("settings.version.automatic") : version.toString();
  }
}
