package envwatch.model.training;

import org.jspecify.annotations.Nullable;

/**
 * A field that a project asks for with every class.
 *
 * @param type a number whose meaning is not documented; null when it was not served
 * @param regex what the value must match; null for anything
 * @param value null while it has none
 */
public record CustomField(
    String id,
    String name,
    @Nullable Integer type,
    boolean required,
    @Nullable String regex,
    @Nullable String defaultValue,
    @Nullable String value) {}
