/**
 * The weather station: a hostile server for all API versions, and the program on it. Knows neither
 * the simulator nor how the client reads; what is asked of the client is written here once more.
 */
@NullMarked
package envwatch.weather;

import org.jspecify.annotations.NullMarked;
