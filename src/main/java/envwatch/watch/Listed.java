package envwatch.watch;

import envwatch.model.Phase;
import envwatch.util.NaturalOrder;
import java.util.Comparator;

/** An environment in a list, reduced to the properties that determine its position. */
public interface Listed {
  /** Problems first, the most urgent of them first, then by name, then by id. */
  Comparator<Listed> USUAL_ORDER =
      Comparator.comparing(Listed::phase)
          .thenComparingLong(Listed::urgency)
          .thenComparing(Listed::name, NaturalOrder.INSTANCE)
          .thenComparing(Listed::id)
          .thenComparing(Listed::account);

  Phase phase();

  /** As {@link envwatch.model.Assessment#urgency}. */
  long urgency();

  /** As {@link WatchedEnvironment#name}. */
  String name();

  /** The service's id of the environment. */
  String id();

  /** The account's name. */
  String account();
}
