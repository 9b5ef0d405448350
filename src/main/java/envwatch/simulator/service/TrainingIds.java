package envwatch.simulator.service;

import envwatch.simulator.world.LabClass;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.World;

/** The ids of version 3 that concern training: a kind of two letters and a token. */
final class TrainingIds {
  static final String CLASS = "CO";
  static final String STUDENT = "SD";
  static final String MEMBER = "VP";
  static final String FIELD = "TF";

  private TrainingIds() {}

  /** The token of an id; empty, which no token is, if it is of another kind. */
  static String token(String kind, String id) {
    return id.startsWith(kind) ? id.substring(kind.length()) : "";
  }

  static LabClass trainingClass(World world, String id) throws RefusedException {
    return world.training().classes().find(token(CLASS, id));
  }
}
