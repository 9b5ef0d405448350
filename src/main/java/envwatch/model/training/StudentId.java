package envwatch.model.training;

/** A student's id as served ({@code SD...}). A student belongs to one class. */
public record StudentId(String value) {}
