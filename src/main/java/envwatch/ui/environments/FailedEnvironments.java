package envwatch.ui.environments;

import envwatch.filter.Filter;
import envwatch.model.AccountId;
import envwatch.model.Phase;
import envwatch.ui.model.DashboardModel;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** Counts failed environments. */
final class FailedEnvironments {
  private FailedEnvironments() {}

  /** How many of the accounts shown have failed, of those that the filter finds. */
  static int count(DashboardModel model, Filter filter) {
    ZonedDateTime now = model.nowProperty().get().atZone(ZoneId.systemDefault());
    AccountId shown = model.shownAccount();
    return (int)
        model.everything().stream()
            .filter(row -> row.assessment().phase() == Phase.PROBLEM)
            .filter(row -> shown == null || row.key().account().equals(shown))
            .filter(row -> filter.matches(row.subject(), now))
            .count();
  }
}
