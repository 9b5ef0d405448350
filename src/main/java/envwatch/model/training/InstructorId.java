package envwatch.model.training;

/** The id of somebody who may instruct, as served ({@code VP...}). */
public record InstructorId(String value) {}
