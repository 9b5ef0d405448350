package envwatch.ui.model;

import envwatch.history.HistoryTrouble;
import envwatch.model.AccountId;
import envwatch.words.AccountTrouble;
import envwatch.words.AccountTrouble.Remedy;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the window reports in addition to the state of the environments.
 *
 * @param readOnly whether every action is refused
 * @param demo whether what is shown comes from the simulated service
 * @param troubles about accounts that cannot be watched
 * @param askingKeychain whether the keychain is being asked again for what it did not give out
 * @param keychainTroubles what the keychain did not do when it was last asked for something, a
 *     sentence for each account concerned
 * @param settingsSetAside the name under which an unreadable settings file was kept; null when
 *     there was none
 * @param unsaved the files that could not be saved when that was last tried
 * @param history why the history is incomplete or not kept; null if it is not, or once the user has
 *     closed the notice
 */
public record AppAlerts(
    boolean readOnly,
    boolean demo,
    List<AccountTrouble> troubles,
    boolean askingKeychain,
    Map<AccountId, String> keychainTroubles,
    @Nullable String settingsSetAside,
    Set<SavedFile> unsaved,
    @Nullable HistoryTrouble history) {
  public static final AppAlerts NONE =
      new AppAlerts(false, false, List.of(), false, Map.of(), null, Set.of(), null);

  /** A file in which Envwatch keeps what the person chose. */
  public enum SavedFile {
    SETTINGS,

    /** Where the window is, and its columns. */
    WINDOW
  }

  public AppAlerts {
    troubles = List.copyOf(troubles);
    keychainTroubles = Map.copyOf(keychainTroubles);
    unsaved = Set.copyOf(unsaved);
  }

  /** What helps accounts that are not watched; empty where all are. */
  public Optional<Remedy> remedy() {
    return troubles.stream().map(AccountTrouble::remedy).min(Comparator.naturalOrder());
  }

  public AppAlerts withReadOnly(boolean refused) {
    return new AppAlerts(
        refused,
        demo,
        troubles,
        askingKeychain,
        keychainTroubles,
        settingsSetAside,
        unsaved,
        history);
  }

  /** The same with another set of accounts. */
  public AppAlerts withAccounts(boolean ofDemo, List<AccountTrouble> others, boolean asking) {
    return new AppAlerts(
        readOnly, ofDemo, others, asking, keychainTroubles, settingsSetAside, unsaved, history);
  }

  /**
   * @param sentence null when the keychain did what it was asked for
   */
  public AppAlerts withKeychainTrouble(AccountId account, @Nullable String sentence) {
    Map<AccountId, String> now = new HashMap<>(keychainTroubles);
    if (sentence == null) {
      now.remove(account);
    } else {
      now.put(account, sentence);
    }
    return new AppAlerts(
        readOnly, demo, troubles, askingKeychain, now, settingsSetAside, unsaved, history);
  }

  public AppAlerts withoutKeychainTroubles() {
    return new AppAlerts(
        readOnly, demo, troubles, askingKeychain, Map.of(), settingsSetAside, unsaved, history);
  }

  public AppAlerts withSettingsSetAside(@Nullable String file) {
    return new AppAlerts(
        readOnly, demo, troubles, askingKeychain, keychainTroubles, file, unsaved, history);
  }

  /** The same after the file was saved, or could not be. */
  public AppAlerts withSaved(SavedFile file, boolean saved) {
    Set<SavedFile> now = EnumSet.noneOf(SavedFile.class);
    now.addAll(unsaved);
    if (saved) {
      now.remove(file);
    } else {
      now.add(file);
    }
    return new AppAlerts(
        readOnly, demo, troubles, askingKeychain, keychainTroubles, settingsSetAside, now, history);
  }

  public AppAlerts withoutUnsaved() {
    return new AppAlerts(
        readOnly,
        demo,
        troubles,
        askingKeychain,
        keychainTroubles,
        settingsSetAside,
        Set.of(),
        history);
  }

  /**
   * @param trouble null for none
   */
  public AppAlerts withHistory(@Nullable HistoryTrouble trouble) {
    return new AppAlerts(
        readOnly,
        demo,
        troubles,
        askingKeychain,
        keychainTroubles,
        settingsSetAside,
        unsaved,
        trouble);
  }
}
