package envwatch.model.training;

/**
 * One of the steps of a class that consists of several.
 *
 * @param first whether students begin with it; presumably exactly one is
 */
public record ClassStep(String blueprintId, boolean first) {}
