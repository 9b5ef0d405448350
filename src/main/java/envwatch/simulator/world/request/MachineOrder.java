package envwatch.simulator.world.request;

import envwatch.simulator.world.lab.LabTemplate;

/** A request for a machine like a template. */
public record MachineOrder(LabTemplate template, String name, String description) {}
