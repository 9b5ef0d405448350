package envwatch.base;

/** Ends being told of something. */
@FunctionalInterface
public interface Subscription extends AutoCloseable {
  @Override
  void close();
}
