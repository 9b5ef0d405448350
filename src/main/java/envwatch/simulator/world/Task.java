package envwatch.simulator.world;

/** A task that runs under the world's lock. */
interface Task<T, E extends Exception> {
  T run() throws E;
}
