package envwatch.util;

/** Stops the delivery of events to a listener. */
@FunctionalInterface
public interface Subscription extends AutoCloseable {
  @Override
  void close();
}
