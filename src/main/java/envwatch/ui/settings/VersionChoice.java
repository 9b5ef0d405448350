package envwatch.ui.settings;

import envwatch.model.ApiVersion;
import org.jspecify.annotations.Nullable;

/** The API versions offered for choice. */
enum VersionChoice {
  AUTOMATIC(null),
  V1(new ApiVersion(1)),
  V2(new ApiVersion(2)),
  V3(new ApiVersion(3));

  private final @Nullable ApiVersion version;

  VersionChoice(@Nullable ApiVersion version) {
    this.version = version;
  }

  /** Null stands for the newest version that answers. */
  @Nullable ApiVersion version() {
    return version;
  }

  /** Automatic for a version that is not offered for choice. */
  static VersionChoice of(@Nullable ApiVersion version) {
    for (VersionChoice choice : values()) {
      if (choice.version != null && choice.version.equals(version)) {
        return choice;
      }
    }
    return AUTOMATIC;
  }
}
