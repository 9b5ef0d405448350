package envwatch.simulator;

/** A request for a machine like a template. */
record MachineOrder(LabTemplate template, String name, String description) {}
