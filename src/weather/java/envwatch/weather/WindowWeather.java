package envwatch.weather;

import envwatch.weather.Mutation.Cost;
import envwatch.weather.Mutation.Draw;
import java.util.SplittableRandom;

/**
 * The weather that a window lives in: first good, then never so fair that all could be called well,
 * never so bad that nothing comes through. Nothing in it is the service's own refusal of the key,
 * so that nobody may take it for one.
 */
final class WindowWeather {
  private final int version;
  private final GoodAnswers good;
  private final SplittableRandom random;
  private final Mutations mutations = new Mutations();
  private final String neverSeen;
  private boolean fair = true;
  private long answers;

  WindowWeather(int version, GoodAnswers good, long seed) {
    this.version = version;
    this.good = good;
    this.random = new SplittableRandom(seed);
    this.neverSeen = GoodAnswers.id(version, 1);
  }

  /** The weather turns bad: until then every answer is good. */
  synchronized void worsen() {
    fair = false;
  }

  /** From now on every answer is good. */
  synchronized void clear() {
    fair = true;
  }

  synchronized long answers() {
    return answers;
  }

  synchronized Answer answer(Received request) {
    answers++;
    Answer answer = good.answer(request);
    if (fair) {
      return answer;
    }
    boolean bad =
        switch (request.topic()) {
          case PING -> random.nextInt(3) == 0;
          case LIST -> version == 2 || random.nextInt(3) == 0;
          case STATE -> request.target().contains(neverSeen) || random.nextBoolean();
          default -> random.nextBoolean();
        };
    return bad ? worse(answer, request) : answer;
  }

  private Answer worse(Answer answer, Received request) {
    boolean inPart = request.topic() == Topic.LIST && random.nextInt(3) > 0;
    Mutation mutation =
        mutations.draw(
            random,
            version,
            request.topic(),
            one ->
                one.effect() == (inPart ? Effect.PART : Effect.LOST)
                    && !speaksOfTheKey(one)
                    && (one.cost() == Cost.USUAL || random.nextInt(4) == 0));
    return mutation.making().of(answer, new Draw(random.split(), version, request.topic()));
  }

  private static boolean speaksOfTheKey(Mutation mutation) {
    return mutation.own() && (mutation.name().endsWith("401") || mutation.name().endsWith("403"));
  }
}
