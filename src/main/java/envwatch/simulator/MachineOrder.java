package envwatch.simulator;

/** A request for a machine like a template. */
public record MachineOrder(LabTemplate template, String name, String description) {}
