package envwatch;

import envwatch.model.ApiAccount;
import envwatch.settings.AppDirectories;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What the command line asked for, whether of the window, of a picture or of the terminal.
 *
 * @param directories exist, as far as they could be created
 * @param remembering whether the directories can be written to; if not, nothing is remembered
 * @param readOnly refuses every action, whatever the settings say
 * @param authorityFile certificates to trust, in place of those the settings name; null for theirs
 */
record Startup(
    AppDirectories directories,
    boolean remembering,
    Source source,
    boolean readOnly,
    @Nullable Path authorityFile) {

  /** Where the environments come from. */
  sealed interface Source {
    /** The built-in simulated service. */
    record Demo() implements Source {}

    /** An account given on the command line: never saved. */
    record Given(ApiAccount account) implements Source {}

    /**
     * The accounts of the settings, with their keys in the keychain; the demo when there are none.
     */
    record Stored() implements Source {}
  }
}
