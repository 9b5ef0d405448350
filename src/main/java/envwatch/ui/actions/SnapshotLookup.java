package envwatch.ui.actions;

import envwatch.actions.WatchAccess;
import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.api.EnvironmentService.SnapshotListing;
import envwatch.model.EnvironmentKey;
import envwatch.model.Snapshot;
import envwatch.ui.kit.BackgroundWork;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Asks for an environment's snapshots in the background and tells the JavaFX thread. */
final class SnapshotLookup {
  private final WatchAccess watch;
  private final BackgroundWork background;

  /** What came of it. */
  sealed interface Answer {
    /**
     * @param unreadable how many others there are that could not be read
     */
    record Found(List<Snapshot> snapshots, int unreadable) implements Answer {}

    record Failed(ApiException cause) implements Answer {}

    /** The account is not connected. */
    record NotConnected() implements Answer {}
  }

  SnapshotLookup(WatchAccess watch, BackgroundWork background) {
    this.watch = watch;
    this.background = background;
  }

  void ask(EnvironmentKey key, Consumer<Answer> receiver) {
    background.start(() -> answer(key), receiver);
  }

  private Answer answer(EnvironmentKey key) {
    Optional<EnvironmentService> service = watch.service(key.account());
    if (service.isEmpty()) {
      return new Answer.NotConnected();
    }
    try {
      SnapshotListing listing = service.get().snapshots(key.environment());
      return new Answer.Found(listing.snapshots(), listing.unreadable());
    } catch (ApiException failure) {
      return new Answer.Failed(failure);
    }
  }
}
