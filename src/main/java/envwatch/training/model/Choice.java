package envwatch.training.model;

/** Something that can be chosen for a class, such as a project, policy, country or time zone. */
public record Choice(String id, String name) {}
