package envwatch.actions.record;

import envwatch.actions.record.ActivityLog.Activities;
import envwatch.base.Subscription;
import java.util.function.Consumer;

/** The record of actions, for those who read it. All methods return immediately. Thread-safe. */
public interface ActionRecord {
  /** The content of the record. */
  Activities activities();

  /** Passes the content of the record to the listener, now and after every change. */
  Subscription subscribe(Consumer<Activities> listener);
}
