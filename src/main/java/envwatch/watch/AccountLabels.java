package envwatch.watch;

import envwatch.model.AccountId;
import envwatch.model.VisibleText;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The names of accounts as labels, each a different one: series of the same labels are one. */
public final class AccountLabels {
  private final Map<AccountId, String> names = new HashMap<>();

  public AccountLabels(List<AccountView> accounts) {
    Set<String> seen = new HashSet<>();
    for (AccountView account : accounts) {
      String name = VisibleText.line(account.name());
      names.put(account.id(), seen.add(name) ? name : name + " (" + account.id().value() + ")");
    }
  }

  public String of(AccountId account) {
    return names.getOrDefault(account, account.value());
  }
}
