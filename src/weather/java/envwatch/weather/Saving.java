package envwatch.weather;

import envwatch.history.store.SavingHistory;
import java.io.IOException;
import java.nio.file.Path;

/** The process that is killed while it saves: settings and the history at once. */
public final class Saving {
  private Saving() {}

  /**
   * Prints the number of every change that is on disk. Arguments: the folder, and after how many
   * changes it ends by itself, where it is to end so.
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    long last = arguments.length > 1 ? Long.parseLong(arguments[1]) : Long.MAX_VALUE;
    Thread.ofPlatform().daemon().start(() -> SavingSettings.save(folder));
    SavingHistory.save(
        folder,
        number -> {
          System.out.println(number);
          if (number >= last) {
            System.exit(0);
          }
        });
  }
}
