package envwatch.simulator.service;

import envwatch.simulator.world.World;

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
}
