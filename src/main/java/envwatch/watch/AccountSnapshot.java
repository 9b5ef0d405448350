package envwatch.watch;

import java.util.List;

/** One account's part of the view of the world. */
record AccountSnapshot(AccountView account, List<WatchedEnvironment> environments) {}
