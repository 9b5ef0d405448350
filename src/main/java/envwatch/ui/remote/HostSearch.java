package envwatch.ui.remote;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.api.Capability;
import envwatch.api.EnvironmentService;
import envwatch.model.Environment;
import envwatch.model.EnvironmentKey;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.EnvironmentRow;
import envwatch.watch.AccountView;
import envwatch.words.FailureWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Asks the services shown for the environment that holds a host, and goes there. */
record HostSearch(DashboardModel model, AccessServices services, AccessNotes notes) {
  /** What the services answered. */
  private sealed interface Answer {
    record Found(EnvironmentKey key, String name) implements Answer {}

    record NotKnown() implements Answer {}

    record Failed(String cause) implements Answer {}
  }

  /** Returns at once; notes tell how it goes. */
  void find(String host) {
    List<AccountView> asked =
        model.shownAccounts().stream()
            .filter(account -> account.offers(Capability.FIND_BY_HOST_NAME))
            .toList();
    String typed = model.filterTextProperty().get();
    Consumer<AccessNote> note = notes.begin(AccessNote.underWay(text("access.host.asking", host)));
    services
        .background()
        .start(() -> ask(asked, host), answer -> note.accept(told(answer, host, typed)));
  }

  private Answer ask(List<AccountView> accounts, String host) {
    List<String> causes = new ArrayList<>();
    for (AccountView account : accounts) {
      Optional<EnvironmentService> service = services.service().apply(account.id());
      if (service.isEmpty()) {
        causes.add(text("access.not-connected.sentence"));
        continue;
      }
      try {
        Environment found = service.get().findByHostName(host);
        if (found != null) {
          return new Answer.Found(new EnvironmentKey(account.id(), found.id()), found.name());
        }
      } catch (ApiException e) {
        causes.add(FailureWords.sentence(e, account.address()));
      }
    }
    return causes.isEmpty() ? new Answer.NotKnown() : new Answer.Failed(causes.getFirst());
  }

  private AccessNote told(Answer answer, String host, String typed) {
    return switch (answer) {
      case Answer.Found(EnvironmentKey key, String name) when watched(key) -> {
        // Keep what was typed since then.
        if (model.filterTextProperty().get().equals(typed)) {
          model.clearFilter();
        }
        model.select(key);
        yield AccessNote.done(text("access.host.found", host, name));
      }
      case Answer.Found(EnvironmentKey key, String name) ->
          AccessNote.failed(text("access.host.not-watched", host, name));
      case Answer.NotKnown() -> AccessNote.failed(text("access.host.not-known", host));
      case Answer.Failed(String cause) ->
          AccessNote.failed(text("access.host.failed", host, cause));
    };
  }

  private boolean watched(EnvironmentKey key) {
    return model.everything().stream().map(EnvironmentRow::key).anyMatch(key::equals);
  }
}
