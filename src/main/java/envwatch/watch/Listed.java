package envwatch.watch;

import envwatch.base.NaturalOrder;
import envwatch.model.Phase;
import java.util.Comparator;

/** An environment in a list, by what decides about its place there. */
public interface Listed {
  /** Problems first, the most urgent of them first, then by name; the id settles what is left. */
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

  /** The service's own. */
  String id();

  /** The account's name. */
  String account();
}
