package envwatch.watch;

import java.util.List;

/** What one account adds to the view of the world. */
record AccountSnapshot(AccountView account, List<WatchedEnvironment> environments) {}
