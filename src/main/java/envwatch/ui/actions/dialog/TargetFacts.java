package envwatch.ui.actions.dialog;

import envwatch.actions.Target;
import envwatch.actions.WatchAccess;
import envwatch.model.Environment;
import envwatch.watch.AccountView;
import envwatch.watch.WatchedEnvironment;
import envwatch.words.LossWords;
import envwatch.words.PlainText;
import java.util.Optional;

/** Tells apart targets that have the same name: owner, account and id. */
public record TargetFacts(WatchAccess lookout) {
  public String of(Target target) {
    Optional<Environment> known =
        lookout.view().find(target.key()).map(WatchedEnvironment::environment);
    String account =
        lookout
            .view()
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
