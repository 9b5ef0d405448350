package envwatch.simulator.service.v2;

import envwatch.simulator.json.JsonValue;
import envwatch.simulator.service.wire.ShortIdCall;
import envwatch.simulator.world.request.HardwareRefusedException;
import envwatch.simulator.world.request.RefusedException;

/** A command of v2; its result is the {@code data} of the envelope. */
interface V2Command {
  JsonValue run(ShortIdCall call) throws RefusedException, HardwareRefusedException;
}
