package envwatch.ui.training.check;

import org.jspecify.annotations.Nullable;

/**
 * What a button offers.
 *
 * @param label its words
 * @param obstacle why it cannot be pressed; null if it can
 * @param run what it does
 */
record Mending(String label, @Nullable String obstacle, Runnable run) {
  public boolean possible() {
    return obstacle == null;
  }
}
