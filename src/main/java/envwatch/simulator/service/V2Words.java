package envwatch.simulator.service;

import envwatch.simulator.world.EnvironmentState;
import envwatch.simulator.world.MachineState;

/**
 * States as v2 serves them. The number 2 "Not ready" and the texts "Ready" and "In progress" are
 * documented; the numbers of the texts and anything for a failed creation are not.
 */
final class V2Words {
  private static final Word READY = new Word(1, "Ready");
  private static final Word NOT_READY = new Word(2, "Not ready");
  private static final Word IN_PROGRESS = new Word(3, "In progress");
  private static final Word FAILED = new Word(4, "Creation failed");
  private static final Word STRANGE = new Word(77, "Defragmenting");

  private final WeatherNow weather;

  public V2Words(WeatherNow weather) {
    this.weather = weather;
  }

  record Word(int code, String text) {}

  Word of(EnvironmentState state) {
    if (weather.get().strangeWords()) {
      return STRANGE;
    }
    return switch (state) {
      case RUNNING -> READY;
      case SUSPENDED, PREPARING, ARCHIVED -> NOT_READY;
      case STOPPING, TAKING_SNAPSHOT -> IN_PROGRESS;
      case CREATION_FAILED -> FAILED;
    };
  }

  Word of(MachineState state) {
    if (weather.get().strangeWords()) {
      return STRANGE;
    }
    return switch (state) {
      case RUNNING -> READY;
      case SUSPENDED, POWERED_OFF -> NOT_READY;
      case PREPARING, REBOOTING, LOADING_FROM_SNAPSHOT -> IN_PROGRESS;
    };
  }
}
