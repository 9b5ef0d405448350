package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import envwatch.settings.AccountSettings;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/**
 * One account while it is being edited: everything as typed, checked on demand.
 *
 * @param isAdded whether the account came into being in this dialog
 * @param untouched what an added account is before anything was typed
 * @param listedOnly whether only the listed environments are watched, rather than all that can be
 *     seen
 * @param environments the listed ids as typed
 * @param storedKey what is known of a key that an earlier session or dialog left
 * @param newKey the key typed in this dialog; null keeps the stored one
 */
record AccountDraft(
    AccountId id,
    boolean isAdded,
    AccountSettings untouched,
    StringProperty name,
    StringProperty address,
    ObjectProperty<VersionChoice> version,
    StringProperty apiId,
    BooleanProperty rememberKey,
    BooleanProperty listedOnly,
    StringProperty environments,
    ObjectProperty<StoredKey> storedKey,
    ObjectProperty<@Nullable Secret> newKey) {
  static final URI USUAL_ADDRESS = URI.create("https://use.cloudshare.com");

  private AccountDraft(AccountSettings settings, boolean isAdded, StoredKey storedKey) {
    this(
        settings.id(),
        isAdded,
        settings,
        new SimpleStringProperty(settings.name()),
        new SimpleStringProperty(settings.address().toString()),
        new SimpleObjectProperty<>(new VersionChoice(settings.version())),
        new SimpleStringProperty(settings.apiId()),
        new SimpleBooleanProperty(settings.rememberKey()),
        new SimpleBooleanProperty(!settings.environments().isEmpty()),
        new SimpleStringProperty(EnvironmentIds.format(settings.environments())),
        new SimpleObjectProperty<>(storedKey),
        new SimpleObjectProperty<>());
  }

  public static AccountDraft of(AccountSettings settings) {
    return new AccountDraft(settings, false, StoredKey.UNKNOWN);
  }

  /** An account that does not exist yet, ready to be typed in. */
  public static AccountDraft added() {
    AccountId id = new AccountId(UUID.randomUUID().toString());
    return new AccountDraft(
        new AccountSettings(id, "", USUAL_ADDRESS, null, "", true, List.of()),
        true,
        StoredKey.NONE);
  }

  /** An account of the command line, ready for another key: it is stored only if one is typed. */
  public static AccountDraft of(ApiAccount given) {
    return new AccountDraft(
        new AccountSettings(
            new AccountId(UUID.randomUUID().toString()),
            given.name(),
            given.address(),
            given.version(),
            given.apiId(),
            true,
            given.environments().stream().map(EnvironmentId::value).toList()),
        true,
        StoredKey.NONE);
  }

  /** Whether it was added and nothing was typed: such an account is as good as none. */
  public boolean isBlank() {
    return isAdded
        && newKey.get() == null
        && name.get().strip().equals(untouched.name())
        && apiId.get().strip().equals(untouched.apiId())
        && address.get().strip().equals(untouched.address().toString())
        && EnvironmentIds.parse(environments.get()).equals(untouched.environments());
  }

  /** What the account is called where no name is typed: its host; empty while there is none. */
  public String usualName() {
    return TypedAddress.parse(address.get()) instanceof TypedAddress.Usable(URI usable)
        ? usable.getHost()
        : "";
  }

  private String called() {
    return name.get().isBlank() ? usualName() : name.get().strip();
  }

  public Optional<String> addressProblem() {
    return switch (TypedAddress.parse(address.get())) {
      case TypedAddress.Usable usable -> Optional.empty();
      case TypedAddress.Unusable unusable -> Optional.of(unusable.problem());
    };
  }

  /** Shows the address as it will be used; leaves one that cannot be used as typed. */
  public void completeAddress() {
    if (TypedAddress.parse(address.get()) instanceof TypedAddress.Usable(URI usable)) {
      address.set(usable.toString());
    }
  }

  public Optional<String> apiIdProblem() {
    return apiId.get().isBlank() ? Optional.of(text("settings.api-id.empty")) : Optional.empty();
  }

  public Optional<String> keyProblem() {
    boolean missing = newKey.get() == null && storedKey.get() == StoredKey.NONE;
    return missing ? Optional.of(text("settings.key.empty")) : Optional.empty();
  }

  public Optional<String> environmentsProblem() {
    return listedOnly.get() && EnvironmentIds.parse(environments.get()).isEmpty()
        ? Optional.of(text("settings.environments.empty"))
        : Optional.empty();
  }

  /**
   * The account as it would be kept.
   *
   * @throws IllegalStateException while the address cannot be used
   */
  AccountSettings settings() {
    return new AccountSettings(
        id,
        called(),
        usableAddress(),
        version.get().version(),
        apiId.get().strip(),
        rememberKey.get(),
        watched());
  }

  /**
   * The account as the connection test uses it.
   *
   * @param key the new key, or the stored one where none was typed
   * @throws IllegalStateException while the address cannot be used
   */
  public ApiAccount account(Secret key) {
    return new ApiAccount(
        id,
        called(),
        usableAddress(),
        version.get().version(),
        apiId.get().strip(),
        key,
        watched().stream().map(EnvironmentId::new).toList());
  }

  private List<String> watched() {
    return listedOnly.get() ? EnvironmentIds.parse(environments.get()) : List.of();
  }

  private URI usableAddress() {
    return switch (TypedAddress.parse(address.get())) {
      case TypedAddress.Usable(URI usable) -> usable;
      case TypedAddress.Unusable(String problem) -> throw new IllegalStateException(problem);
    };
  }
}
