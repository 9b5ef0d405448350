package envwatch.app;

import envwatch.watch.WorldView;
import java.util.function.Consumer;

/**
 * Has aliases made as soon as everything was looked at: beginning to present then does not wait for
 * thousands of them. Takes one view at a time.
 */
final class AliasesAhead implements Consumer<WorldView> {
  private final Runnable make;
  private boolean made;

  /**
   * @param make run once; must not block
   */
  AliasesAhead(Runnable make) {
    this.make = make;
  }

  @Override
  public void accept(WorldView view) {
    if (!made && view.lookedAt()) {
      made = true;
      make.run();
    }
  }
}
