package envwatch.model;

/** Something that the service offers to choose from, such as a project, policy or time zone. */
public record Choice(String id, String name) {}
