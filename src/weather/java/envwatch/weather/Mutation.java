package envwatch.weather;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.random.RandomGenerator;

/**
 * One way of putting a good answer wrong.
 *
 * @param name as it stands in the table of figures
 * @param own whether what comes out is an answer in the service's own words
 * @param cost how often it can be afforded
 * @param fits for which API version and topic it makes sense
 */
record Mutation(
    String name,
    Effect effect,
    boolean own,
    Cost cost,
    BiPredicate<Integer, Topic> fits,
    Making making) {

  /** What one case of it costs. */
  enum Cost {
    USUAL,
    /** Ends with a time-out. */
    SLOW,
    /** Takes many megabytes. */
    HEAVY
  }

  /** Puts an answer wrong. */
  @FunctionalInterface
  interface Making {
    Answer of(Answer good, Draw draw);
  }

  /** What chance decides, and what the answer is about. */
  record Draw(RandomGenerator random, int version, Topic topic) {
    int below(int bound) {
      return random.nextInt(bound);
    }

    @SafeVarargs
    final <T> T oneOf(T... things) {
      return things[random.nextInt(things.length)];
    }
  }

  static Mutation of(String name, Effect effect, Making making) {
    return new Mutation(name, effect, false, Cost.USUAL, (version, topic) -> true, making);
  }

  Mutation own(boolean other) {
    return new Mutation(name, effect, other, cost, fits, making);
  }

  Mutation slow() {
    return new Mutation(name, effect, own, Cost.SLOW, fits, making);
  }

  Mutation heavy() {
    return new Mutation(name, effect, own, Cost.HEAVY, fits, making);
  }

  Mutation only(Topic first, Topic... others) {
    Set<Topic> topics = EnumSet.of(first, others);
    return where((version, topic) -> topics.contains(topic));
  }

  Mutation where(BiPredicate<Integer, Topic> condition) {
    return new Mutation(name, effect, own, cost, fits.and(condition), making);
  }

  /** Leaves out v3's changes, whose answers are mostly empty and mean nothing. */
  Mutation withBody() {
    return where((version, topic) -> version != 3 || topic != Topic.CHANGE);
  }
}
