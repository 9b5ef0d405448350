package envwatch.simulator.service.v1;

import envwatch.simulator.service.wire.ShortIdCall;
import envwatch.simulator.world.request.RefusedException;
import tools.jackson.databind.JsonNode;

/** A command of v1; its result is the whole answer. */
interface V1Command {
  JsonNode run(ShortIdCall call) throws RefusedException;
}
