package envwatch.weather;

import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** All ways of putting an answer wrong. */
final class Mutations {
  private static final int ONE_SLOW_OF = 12;
  private static final int ONE_HEAVY_OF = 60;

  private final List<Mutation> all =
      Stream.of(
              HeaderMutations.all(),
              StatusMutations.all(),
              CutMutations.all(),
              BodyMutations.all(),
              TreeMutations.all(),
              ListMutations.all())
          .flatMap(List::stream)
          .toList();

  int count() {
    return all.size();
  }

  /** One that fits; those that cost much come seldom. */
  Mutation draw(RandomGenerator random, int version, Topic topic, Predicate<Mutation> wanted) {
    List<Mutation> fitting =
        all.stream().filter(one -> one.fits().test(version, topic)).filter(wanted).toList();
    while (true) {
      Mutation drawn = fitting.get(random.nextInt(fitting.size()));
      boolean affordable =
          switch (drawn.cost()) {
            case USUAL -> true;
            case SLOW -> random.nextInt(ONE_SLOW_OF) == 0;
            case HEAVY -> random.nextInt(ONE_HEAVY_OF) == 0;
          };
      if (affordable) {
        return drawn;
      }
    }
  }
}
