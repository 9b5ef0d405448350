package envwatch.actions;

import envwatch.actions.ActivityLog.Activities;
import envwatch.util.Subscription;
import java.util.function.Consumer;

/** The record of actions, for those who read it. All methods return immediately. Thread-safe. */
public interface ActionRecord {
  /** The content of the record. */
  Activities activities();

  /** Passes the content of the record to the listener, now and after every change. */
  Subscription subscribe(Consumer<Activities> listener);
}
