package envwatch.simulator.world;

/** Something done under the world's lock. */
interface Task<T, E extends Exception> {
  T run() throws E;
}
