package envwatch.training.model.student;

import envwatch.training.model.ClassKey;

/** Identifies a student across all classes and accounts. */
public record StudentKey(ClassKey trainingClass, StudentId id) {}
