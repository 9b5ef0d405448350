package envwatch.simulator.service.v1;

import envwatch.simulator.json.JsonValue;
import envwatch.simulator.service.wire.ShortIdCall;
import envwatch.simulator.world.request.RefusedException;

/** A command of v1; its result is the whole answer. */
interface V1Command {
  JsonValue run(ShortIdCall call) throws RefusedException;
}
