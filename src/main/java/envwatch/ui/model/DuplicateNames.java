package envwatch.ui.model;

import envwatch.model.AccountId;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Environments of several accounts that cannot be told apart by their names. */
final class DuplicateNames {
  private DuplicateNames() {}

  /**
   * Lets rows show their account whose name another row has that is of another account. Passes over
   * the rows a few times, however many names are alike.
   *
   * @param shown whether the row is of an account that is shown
   */
  static void mark(Collection<EnvironmentRow> rows, Predicate<EnvironmentRow> shown) {
    List<EnvironmentRow> known = rows.stream().filter(shown).toList();
    Set<String> alike = alike(known);
    for (EnvironmentRow row : known) {
      row.showAccount(!alike.isEmpty() && alike.contains(row.comparableName()));
    }
  }

  private static Set<String> alike(List<EnvironmentRow> rows) {
    Set<String> alike = new HashSet<>();
    if (ofSeveralAccounts(rows)) {
      Map<String, AccountId> first = new HashMap<>();
      for (EnvironmentRow row : rows) {
        String name = row.comparableName();
        AccountId other = first.putIfAbsent(name, row.key().account());
        if (other != null && !other.equals(row.key().account())) {
          alike.add(name);
        }
      }
    }
    return alike;
  }

  private static boolean ofSeveralAccounts(List<EnvironmentRow> rows) {
    return rows.stream()
        .anyMatch(row -> !row.key().account().equals(rows.getFirst().key().account()));
  }
}
