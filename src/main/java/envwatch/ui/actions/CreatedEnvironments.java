package envwatch.ui.actions;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.util.Time;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Selects an environment that was created as soon as it is seen: by its id, or where the service
 * did not tell that (v2) by its name among those that were not there before. Lives on the JavaFX
 * thread.
 */
final class CreatedEnvironments {
  private static final Duration LONGEST = Duration.ofMinutes(10);

  private final DashboardModel model;
  private final Time time;
  private final List<Expected> expected = new ArrayList<>();

  /**
   * An environment that was asked for.
   *
   * @param id null until the service tells it
   * @param before the environments of the account that were there already
   * @param until when it is no longer waited for, by {@link Time#elapsed}
   */
  private record Expected(
      AccountId account,
      @Nullable EnvironmentId id,
      String name,
      Set<EnvironmentKey> before,
      Duration until) {
    private boolean is(EnvironmentRow row) {
      return row.key().account().equals(account)
          && (id == null
              ? !before.contains(row.key()) && row.name().equals(name)
              : row.key().environment().equals(id));
    }
  }

  CreatedEnvironments(DashboardModel model, Time time) {
    this.model = model;
    this.time = time;
    model.worldProperty().subscribe(this::look);
  }

  /** The environments of an account, to be taken before another one is asked for. */
  Set<EnvironmentKey> present(AccountId account) {
    return model.everything().stream()
        .map(EnvironmentRow::key)
        .filter(key -> key.account().equals(account))
        .collect(Collectors.toSet());
  }

  /**
   * Selects it once it is seen.
   *
   * @param id null if the service did not tell it
   */
  void expect(
      AccountId account, @Nullable EnvironmentId id, String name, Set<EnvironmentKey> before) {
    expected.add(new Expected(account, id, name, before, time.elapsed().plus(LONGEST)));
    look();
  }

  private void look() {
    if (expected.isEmpty()) {
      return;
    }
    expected.removeIf(one -> one.until().compareTo(time.elapsed()) < 0);
    List<EnvironmentRow> rows = model.everything();
    for (Expected one : List.copyOf(expected)) {
      Optional<EnvironmentRow> found = rows.stream().filter(one::is).findFirst();
      if (found.isPresent()) {
        expected.remove(one);
        model.select(found.get().key());
      }
    }
  }
}
