package envwatch.weather;

import envwatch.actions.SavingActivities;
import java.io.IOException;
import java.nio.file.Path;

/** The process that is killed while it saves: settings and the record of actions at once. */
public final class Saving {
  private Saving() {}

  /** Prints the number of every activity that is on disk. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    Thread.ofPlatform().daemon().start(() -> SavingSettings.save(folder));
    SavingActivities.save(folder, System.out::println);
  }
}
