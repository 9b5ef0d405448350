package envwatch.api;

import envwatch.model.ActionKind;
import java.util.Set;

/** What one API version offers and lacks, declared in one place: its dialect. */
public record Capabilities(Set<Capability> features, Set<ActionKind> actions) {
  public Capabilities {
    features = Set.copyOf(features);
    actions = Set.copyOf(actions);
  }

  public boolean offers(Capability capability) {
    return features.contains(capability);
  }

  public boolean offers(ActionKind action) {
    return actions.contains(action);
  }
}
