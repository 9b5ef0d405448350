package envwatch.ui.settings;

import envwatch.model.AccountId;
import envwatch.model.Secret;
import envwatch.settings.Setting;
import envwatch.settings.TeamSettings;
import envwatch.ui.settings.TypedAddress.Unusable;
import envwatch.ui.settings.TypedAddress.Usable;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** The team's servers, while they are being edited. */
final class TeamDraft extends SectionDraft<TeamSettings> {
  private final Map<TeamFields, ObjectProperty<@Nullable Secret>> entered =
      new EnumMap<>(TeamFields.class);

  TeamDraft(TeamSettings settings) {
    super(settings);
  }

  /** The password as typed; null while nothing is. */
  ObjectProperty<@Nullable Secret> newPassword(TeamFields server) {
    return entered.computeIfAbsent(server, key -> new SimpleObjectProperty<>());
  }

  /** The passwords typed for servers that there are. */
  Map<AccountId, Secret> newPasswords() {
    Map<AccountId, Secret> passwords = new HashMap<>();
    entered.forEach((server, typed) -> {
      Secret password = typed.get();
      if (password != null && !typed(server.address).get().isBlank()) {
        passwords.put(server.password, password);
      }
    });
    return passwords;
  }

  @Override
  public TeamSettings settings() {
    for (TeamFields server : TeamFields.values()) {
      completeAddress(server.address);
    }
    return super.settings();
  }

  Optional<String> addressProblem(Setting<TeamSettings, String> server) {
    String typed = typed(server).get();
    return !typed.isBlank() && TypedAddress.withPath(typed) instanceof Unusable(String problem)
        ? Optional.of(problem)
        : Optional.empty();
  }

  /** Shows the address as it will be used; leaves one that cannot be used as typed. */
  void completeAddress(Setting<TeamSettings, String> server) {
    if (TypedAddress.withPath(typed(server).get()) instanceof Usable(var address)) {
      typed(server).set(address.toString());
    }
  }
}
