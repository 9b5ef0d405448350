package envwatch.simulator.service;

import envwatch.simulator.world.LabMachine;
import java.net.URI;
import java.util.Optional;

/** The addresses of pages the server itself serves. */
final class Addresses {
  private final URI base;

  Addresses(URI base) {
    this.base = base;
  }

  /** The machine in the browser; empty when it has no such access or does not run. */
  Optional<String> webAccess(LabMachine machine) {
    return machine.webAccess() && machine.reachable()
        ? Optional.of(base + "/access/" + machine.token())
        : Optional.empty();
  }
}
