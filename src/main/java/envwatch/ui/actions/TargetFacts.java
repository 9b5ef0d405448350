package envwatch.ui.actions;

import envwatch.actions.ActionContext;
import envwatch.actions.EnvironmentTarget;
import envwatch.model.Environment;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.LossWords;
import envwatch.words.PlainText;
import java.util.Locale;
import java.util.Optional;

/** Tells apart targets that have the same name: owner, account and id. */
record TargetFacts(ActionContext shown) {
  /** Whether another account has an environment of that name. */
  public boolean hasNamesake(EnvironmentTarget target) {
    String name = comparable(target.environmentName());
    return shown.world().environments().stream()
        .anyMatch(other ->
            !other.key().account().equals(target.key().account())
                && comparable(PlainText.name(other.name())).equals(name));
  }

  private static String comparable(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }

  public String of(EnvironmentTarget target) {
    Optional<Environment> known =
        Optional.ofNullable(shown.find(target.key())).map(WatchedEnvironment::environment);
    String account =
        shown
            .world()
            .account(target.key().account())
            .map(AccountView::name)
            .orElse(target.key().account().value());
    String id =
        target.machine() == null ? target.key().environment().value() : target.machine().value();
    return LossWords.facts(
        known.map(Environment::owner).map(PlainText::line).orElse(null),
        PlainText.name(account),
        id);
  }
}
