package envwatch.ui.remote;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.api.Capability;
import envwatch.api.EnvironmentService;
import envwatch.model.Environment;
import envwatch.remote.NotOpenedException;
import envwatch.watch.AccountView;
import envwatch.words.FailureWords;
import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import java.util.function.Consumer;

/** Opens an environment's page in the browser, signed in where the service gives a link for it. */
record WebApplication(AccessServices services, AccessNotes notes) {
  void open(AccountView account, Environment environment) {
    if (account.offers(Capability.LOGIN_LINK)) {
      openSignedIn(account, environment);
      return;
    }
    URI page = AccessObstacles.page(account, environment);
    if (page != null) {
      services.browse().accept(page);
    }
  }

  private void openSignedIn(AccountView account, Environment environment) {
    Consumer<AccessNote> note =
        notes.begin(AccessNote.underWay(text("access.web.asking", environment.name())));
    services.background().start(() -> ask(account, environment), note);
  }

  private AccessNote ask(AccountView account, Environment environment) {
    Optional<EnvironmentService> service = services.service().apply(account.id());
    if (service.isEmpty()) {
      return AccessNote.failed(text("access.not-connected.sentence"));
    }
    try {
      Optional<URI> link =
          LoginAddress.of(service.get().loginLink(environment), service.get().address());
      if (link.isEmpty()) {
        return AccessNote.failed(text("access.web.refused"));
      }
      services.signIn().open(link.get());
      return AccessNote.done(text("access.web.opened", environment.name()));
    } catch (ApiException e) {
      String cause = FailureWords.sentence(e, account.address());
      return AccessNote.failed(text("access.web.failed", environment.name(), cause));
    } catch (NotOpenedException e) {
      return AccessNote.failed(text("access.web.not-opened", environment.name()));
    } catch (IOException e) {
      return AccessNote.failed(text("access.web.not-saved", environment.name()));
    }
  }
}
