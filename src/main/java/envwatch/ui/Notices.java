package envwatch.ui;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the window has to say beyond the world that it watches.
 *
 * @param demo whether what is shown comes from the simulated service
 * @param troubles sentences about accounts that cannot be watched
 * @param settingsSetAside the name under which an unreadable settings file was kept; null when
 *     there was none
 * @param savingFailed whether the settings could not be saved
 */
public record Notices(
    boolean demo, List<String> troubles, @Nullable String settingsSetAside, boolean savingFailed) {
  public static final Notices NONE = new Notices(false, List.of(), null, false);

  public Notices {
    troubles = List.copyOf(troubles);
  }

  /** The same with another set of accounts. */
  public Notices withAccounts(boolean ofDemo, List<String> others) {
    return new Notices(ofDemo, others, settingsSetAside, savingFailed);
  }

  public Notices withTrouble(String sentence) {
    List<String> more = Stream.concat(troubles.stream(), Stream.of(sentence)).toList();
    return new Notices(demo, more, settingsSetAside, savingFailed);
  }

  public Notices withSettingsSetAside(@Nullable String file) {
    return new Notices(demo, troubles, file, savingFailed);
  }

  public Notices withSavingFailed(boolean failed) {
    return new Notices(demo, troubles, settingsSetAside, failed);
  }
}
