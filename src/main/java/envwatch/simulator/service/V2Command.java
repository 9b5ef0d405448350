package envwatch.simulator.service;

import envwatch.simulator.world.HardwareRefusedException;
import envwatch.simulator.world.RefusedException;

/** A command of v2; its result is the {@code data} of the envelope. */
interface V2Command {
  JsonValue run(ShortIdCall call) throws RefusedException, HardwareRefusedException;
}
