package envwatch.simulator.service;

import envwatch.simulator.world.EnvironmentState;
import envwatch.simulator.world.MachineState;

/** States as v3 serves them ({@code service/api-v3.md}, status values). */
public final class V3Words {
  private static final String STRANGE = "Defragmenting";

  private final WeatherNow weather;

  public V3Words(WeatherNow weather) {
    this.weather = weather;
  }

  /** A number and its text. */
  public record Word(int code, String text) {}

  public Word of(EnvironmentState state) {
    if (weather.get().strangeWords()) {
      return new Word(77, STRANGE);
    }
    return usual(state);
  }

  /** The word of a state in fair weather. */
  public static String text(EnvironmentState state) {
    return usual(state).text();
  }

  private static Word usual(EnvironmentState state) {
    return switch (state) {
      case RUNNING -> new Word(2, "Ready");
      case SUSPENDED -> new Word(3, "Suspended");
      case ARCHIVED -> new Word(4, "Archived");
      case TAKING_SNAPSHOT -> new Word(7, "Taking a Snapshot");
      case PREPARING -> new Word(8, "Preparing");
      case CREATION_FAILED -> new Word(9, "Creation Failed");
      case STOPPING -> new Word(11, "Stopping");
    };
  }

  String of(MachineState state) {
    return weather.get().strangeWords() ? STRANGE : state.word();
  }
}
