package envwatch.simulator.service;

import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import java.util.List;

/**
 * The v3 routes for external clouds and the analytics of sales. Their answers are not documented;
 * the account has neither, so that every valid call is refused.
 */
final class V3CloudRoutes {
  public List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "externalclouds/ervins/*", this::ofEnvironment),
        new V3Route("GET", "externalclouds/ervins/snapshot/*", this::ofSnapshot),
        new V3Route("GET", "externalclouds/ervin/*", call -> cloud()),
        new V3Route("GET", "externalcloudsvms/*", this::ofEnvironment),
        new V3Route("GET", "classanalytics/salesparticipationovertime", call -> analytics()));
  }

  private JsonValue ofEnvironment(LongIdCall call) throws RefusedException {
    call.environment(call.pathId());
    throw noCloud();
  }

  private JsonValue ofSnapshot(LongIdCall call) throws RefusedException {
    call.snapshot(call.pathId());
    throw noCloud();
  }

  private static JsonValue cloud() throws RefusedException {
    throw RefusedException.unknown("external cloud");
  }

  private static RefusedException noCloud() {
    return new RefusedException(Reason.WRONG_STATE, "The project has no external cloud");
  }

  private static JsonValue analytics() throws RefusedException {
    throw new RefusedException(Reason.WRONG_STATE, "The account has no analytics of sales");
  }
}
