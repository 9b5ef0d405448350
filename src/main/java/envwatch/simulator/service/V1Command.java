package envwatch.simulator.service;

import envwatch.simulator.world.RefusedException;

/** A command of v1; its result is the whole answer. */
interface V1Command {
  JsonValue run(ShortIdCall call) throws RefusedException;
}
