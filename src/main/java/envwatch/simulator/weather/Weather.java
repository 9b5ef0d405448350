package envwatch.simulator.weather;

import java.time.Duration;
import java.util.Optional;

/**
 * How the simulated service misbehaves. Immutable; {@link #FAIR} does not.
 *
 * @param delay before every answer
 * @param drop share of requests whose connection is cut without an answer, 0 to 1
 * @param cut share of requests whose connection is cut in the middle of the body, 0 to 1
 * @param trickle whether bodies come one byte per second
 * @param refuse whether nobody listens at all
 * @param corruption what is wrong with every body
 * @param rateLimit whether every request is answered with 429
 * @param retryAfter what the answer to a limited request suggests to wait
 * @param fault the HTTP status every request is answered with
 * @param strangeWords whether states are told in words no reference explains
 * @param clockWrongBy how far the service's clock is ahead, for its Date header and for judging
 *     timestamps; negative when it is behind
 */
public record Weather(
    Duration delay,
    double drop,
    double cut,
    boolean trickle,
    boolean refuse,
    Optional<Corruption> corruption,
    boolean rateLimit,
    Optional<Duration> retryAfter,
    Optional<Integer> fault,
    boolean strangeWords,
    Duration clockWrongBy) {

  public static final Weather FAIR =
      new Weather(
          Duration.ZERO,
          0,
          0,
          false,
          false,
          Optional.empty(),
          false,
          Optional.empty(),
          Optional.empty(),
          false,
          Duration.ZERO);

  /** What can be wrong with a body. */
  public enum Corruption {
    TRUNCATED,
    HTML,
    EMPTY,
    /** Well-formed JSON that means something else. */
    SHAPE
  }

  public Weather {
    if (delay.isNegative()) {
      throw new IllegalArgumentException("The delay must not be negative");
    }
    if (!(drop >= 0 && drop <= 1) || !(cut >= 0 && cut <= 1)) {
      throw new IllegalArgumentException("A share of requests lies between 0 and 1");
    }
  }

  /**
   * Reads weather from words such as {@code delay=2s,drop=0.1,rate-limit}; blank text is fair.
   *
   * @throws IllegalArgumentException with a sentence for the person who wrote it
   */
  public static Weather parse(String text) {
    return WeatherWords.parse(text);
  }

  public Weather withDelay(Duration value) {
    return new Weather(
        value,
        drop,
        cut,
        trickle,
        refuse,
        corruption,
        rateLimit,
        retryAfter,
        fault,
        strangeWords,
        clockWrongBy);
  }

  public Weather withDrop(double share) {
    return new Weather(
        delay,
        share,
        cut,
        trickle,
        refuse,
        corruption,
        rateLimit,
        retryAfter,
        fault,
        strangeWords,
        clockWrongBy);
  }

  public Weather withCut(double share) {
    return new Weather(
        delay,
        drop,
        share,
        trickle,
        refuse,
        corruption,
        rateLimit,
        retryAfter,
        fault,
        strangeWords,
        clockWrongBy);
  }

  public Weather withTrickle() {
    return new Weather(
        delay,
        drop,
        cut,
        true,
        refuse,
        corruption,
        rateLimit,
        retryAfter,
        fault,
        strangeWords,
        clockWrongBy);
  }

  public Weather withRefuse() {
    return new Weather(
        delay,
        drop,
        cut,
        trickle,
        true,
        corruption,
        rateLimit,
        retryAfter,
        fault,
        strangeWords,
        clockWrongBy);
  }

  public Weather withCorruption(Corruption value) {
    return new Weather(
        delay,
        drop,
        cut,
        trickle,
        refuse,
        Optional.of(value),
        rateLimit,
        retryAfter,
        fault,
        strangeWords,
        clockWrongBy);
  }

  public Weather withRateLimit() {
    return new Weather(
        delay,
        drop,
        cut,
        trickle,
        refuse,
        corruption,
        true,
        Optional.empty(),
        fault,
        strangeWords,
        clockWrongBy);
  }

  /** Limited, with a Retry-After header of that many whole seconds. */
  public Weather withRateLimit(Duration suggestedWait) {
    return new Weather(
        delay,
        drop,
        cut,
        trickle,
        refuse,
        corruption,
        true,
        Optional.of(suggestedWait),
        fault,
        strangeWords,
        clockWrongBy);
  }

  public Weather withFault(int status) {
    return new Weather(
        delay,
        drop,
        cut,
        trickle,
        refuse,
        corruption,
        rateLimit,
        retryAfter,
        Optional.of(status),
        strangeWords,
        clockWrongBy);
  }

  public Weather withStrangeWords() {
    return new Weather(
        delay,
        drop,
        cut,
        trickle,
        refuse,
        corruption,
        rateLimit,
        retryAfter,
        fault,
        true,
        clockWrongBy);
  }

  public Weather withClockWrongBy(Duration value) {
    return new Weather(
        delay,
        drop,
        cut,
        trickle,
        refuse,
        corruption,
        rateLimit,
        retryAfter,
        fault,
        strangeWords,
        value);
  }
}
