package envwatch.actions;

import envwatch.model.training.TrainingAction;
import org.jspecify.annotations.Nullable;

/**
 * What came of a change of a class.
 *
 * @param activity as recorded, with its final outcome
 * @param answer the service's answer, which alone contains the personal link that was requested;
 *     null if the service did not accept the change
 */
public record ClassResult(Activity activity, TrainingAction.@Nullable Answer answer) {}
