package envwatch.training.model;

/** Identifies a student across all classes and accounts. */
public record StudentKey(ClassKey trainingClass, StudentId id) {}
