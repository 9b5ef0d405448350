package envwatch.actions;

import envwatch.api.RawAnswer;
import org.jspecify.annotations.Nullable;

/**
 * What came of a call that was written by hand.
 *
 * @param activity as recorded, with its final outcome
 * @param answer of any status; null if none arrived. Kept nowhere else
 */
public record CallResult(Activity activity, @Nullable RawAnswer answer) {}
