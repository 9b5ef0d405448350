package envwatch.weather;

import envwatch.model.ActionKind;
import envwatch.weather.Mutation.Draw;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * One question to the service, and how its answer is put wrong. Made of the seed and the number
 * alone, so that it can be made again.
 *
 * @param action null for a look
 * @param making decides everything that is drawn while the answer is made
 */
record ClientCase(
    long number,
    int version,
    Topic topic,
    @Nullable ActionKind action,
    Mutation mutation,
    long making) {
  private static final List<ActionKind> OF_V1 =
      List.of(
          ActionKind.RESUME_ENVIRONMENT, ActionKind.REVERT_ENVIRONMENT, ActionKind.REVERT_MACHINE);

  static ClientCase of(long seed, long number, Mutations mutations) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
    int version = 1 + random.nextInt(3);
    Topic topic = topic(version, random);
    ActionKind action = topic == Topic.CHANGE ? action(version, random) : null;
    Mutation mutation = mutations.draw(random, version, topic, any -> true);
    return new ClientCase(number, version, topic, action, mutation, random.nextLong());
  }

  private static Topic topic(int version, SplittableRandom random) {
    int drawn = random.nextInt(100);
    if (drawn < 35) {
      return Topic.CHANGE;
    }
    if (drawn < 65) {
      return Topic.LIST;
    }
    if (drawn < 80) {
      return Topic.STATE;
    }
    List<Topic> topics = List.copyOf(Topic.of(version));
    return topics.get(random.nextInt(topics.size()));
  }

  private static ActionKind action(int version, SplittableRandom random) {
    List<ActionKind> offered =
        switch (version) {
          case 1 -> OF_V1;
          case 2 ->
              List.of(ActionKind.values()).stream()
                  .filter(kind -> kind != ActionKind.EDIT_ENVIRONMENT)
                  .toList();
          default -> List.of(ActionKind.values());
        };
    return offered.get(random.nextInt(offered.size()));
  }

  String name() {
    return "client-" + number;
  }

  String apiId() {
    return "CASE" + number;
  }

  String about() {
    return "v" + version + " " + (action == null ? topic : action) + ", " + mutation.name();
  }

  /** Puts the answer wrong if it is the one that this case is about, always in the same way. */
  Answer answer(Received request, Answer good, AtomicReference<Answer> made) {
    if (request.topic() != topic) {
      return good;
    }
    Draw draw = new Draw(new SplittableRandom(making), version, topic);
    Answer answer = mutation.making().of(good, draw);
    made.set(answer);
    return answer;
  }
}
