package envwatch.model.training;

/** A class's id as served ({@code CO...}). */
public record ClassId(String value) {}
