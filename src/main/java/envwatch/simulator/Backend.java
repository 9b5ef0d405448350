package envwatch.simulator;

import org.jspecify.annotations.Nullable;

/**
 * From what operations answer.
 *
 * @param apiId of the caller
 */
record Backend(
    World world, Addresses addresses, LoginLinks logins, WeatherNow weather, String apiId) {
  /** The word for a state, unless the weather makes the service use one that no client knows. */
  Words.Word say(Words.Word usual) {
    return weather.get().strangeWords() ? Words.STRANGE : usual;
  }

  /** What an operation answers, in one turn of the world; null for nothing. */
  <C extends Call> @Nullable JsonValue run(Operation<C> operation, C call) throws RefusedException {
    return world.current(() -> operation.run(call));
  }
}
