package envwatch.simulator;

import java.util.List;
import java.util.Optional;

/**
 * Narrows what environments may be created from, by names regardless of case; an empty one excludes
 * nothing.
 */
record OfferFilter(Optional<String> project, Optional<String> blueprint, Optional<String> policy) {
  /** A policy and the blueprints that may be used under it. */
  record Offer(LabProject project, LabPolicy policy, List<LabBlueprint> blueprints) {
    Offer {
      blueprints = List.copyOf(blueprints);
    }
  }

  /** What passes; a policy none of whose blueprints passes is left out. */
  List<Offer> in(Catalogue catalogue) {
    return catalogue.projects().stream()
        .filter(one -> passes(project, one.name()))
        .flatMap(one -> one.policies().stream().map(entry -> offer(one, entry)))
        .filter(offer -> offer.policy().allowsCreation() && passes(policy, offer.policy().name()))
        .filter(offer -> blueprint.isEmpty() || !offer.blueprints().isEmpty())
        .toList();
  }

  /** Whether a blueprint may be used under a policy, and passes. */
  boolean passes(Catalogue catalogue, LabPolicy wanted, String blueprintId) {
    return in(catalogue).stream()
        .filter(offer -> offer.policy().id().equals(wanted.id()))
        .flatMap(offer -> offer.blueprints().stream())
        .anyMatch(one -> one.id().equals(blueprintId));
  }

  private Offer offer(LabProject of, LabPolicy entry) {
    return new Offer(
        of,
        entry,
        of.blueprintsOf(entry).stream().filter(one -> passes(blueprint, one.name())).toList());
  }

  private static boolean passes(Optional<String> filter, String name) {
    return filter.map(name::equalsIgnoreCase).orElse(true);
  }
}
