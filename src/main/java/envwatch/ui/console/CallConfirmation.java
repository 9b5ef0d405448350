package envwatch.ui.console;

import envwatch.catalogue.RawCall;
import envwatch.watch.AccountView;

/** Asks a person before a call changes something. */
@FunctionalInterface
interface CallConfirmation {
  /** Asks and returns at once; runs {@code agreed} on the JavaFX thread, or nothing. */
  void ask(RawCall call, AccountView account, Runnable agreed);
}
