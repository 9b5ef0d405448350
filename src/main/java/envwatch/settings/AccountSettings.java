package envwatch.settings;

import envwatch.model.AccountId;
import envwatch.model.ApiAccount;
import envwatch.model.ApiVersion;
import envwatch.model.EnvironmentId;
import envwatch.model.Secret;
import envwatch.util.JsonFields;
import envwatch.util.JsonForm;
import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An account without its key.
 *
 * @param version the API version to use; null for the newest that answers
 * @param rememberKey whether the key is kept in the system keychain
 * @param environments ids to watch; empty for all that the account can see
 */
public record AccountSettings(
    AccountId id,
    String name,
    URI address,
    @Nullable ApiVersion version,
    String apiId,
    boolean rememberKey,
    List<String> environments) {
  private static final JsonForm<URI> ADDRESS = JsonForm.text(URI::create, URI::toString);

  static final JsonForm<AccountSettings> FORM =
      JsonForm.object(
          new AccountSettings(new AccountId(""), "", URI.create(""), null, "", true, List.of()),
          AccountSettings::pass);

  public AccountSettings {
    environments = List.copyOf(environments);
  }

  private static @Nullable AccountSettings pass(JsonFields json, AccountSettings account) {
    String id = json.field("id", JsonForm.TEXT, account.id.value());
    String name = json.field("name", JsonForm.TEXT, account.name).strip();
    URI address = json.field("address", ADDRESS, account.address);
    String host = Objects.requireNonNullElse(address.getHost(), "");
    AccountSettings passed =
        new AccountSettings(
            new AccountId(id),
            // Never blank: otherwise the window could not tell accounts apart.
            name.isEmpty() ? host : name,
            address,
            version(json.field("version", JsonForm.TEXT, version(account.version))),
            json.field("apiId", JsonForm.TEXT, account.apiId).strip(),
            json.field("rememberKey", JsonForm.TRUTH, account.rememberKey),
            json.field("environments", JsonForm.list(JsonForm.TEXT), account.environments));
    return id.isBlank() || host.isEmpty() ? null : passed;
  }

  private static @Nullable ApiVersion version(String text) {
    return Stream.of(1, 2, 3)
        .map(ApiVersion::new)
        .filter(version -> version.toString().equals(text))
        .findFirst()
        .orElse(null);
  }

  private static String version(@Nullable ApiVersion version) {
    return version == null ? "automatic" : version.toString();
  }

  /** The account in the form that the client needs. */
  public ApiAccount withKey(Secret key) {
    List<EnvironmentId> watched = environments.stream().map(EnvironmentId::new).toList();
    return new ApiAccount(id, name, address, version, apiId, key, watched);
  }
}
