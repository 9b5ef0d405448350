package envwatch.simulator;

import java.time.Duration;
import java.util.Optional;

/**
 * How the simulated service misbehaves; not at all with {@link #FAIR}. Immutable.
 *
 * @param delay the delay before every answer
 * @param drop the share of requests whose connection is cut without an answer, 0 to 1
 * @param cut the share of requests whose connection is cut in the middle of the body, 0 to 1
 * @param trickle whether bodies are sent at one byte per second
 * @param refuse whether connections are refused
 * @param corruption what is wrong with every body
 * @param rateLimit whether every request is answered with 429
 * @param retryAfter the wait suggested in the answer to a rate-limited request
 * @param fault the HTTP status of all answers
 * @param strangeWords whether states are served in undocumented words
 * @param clockWrongBy how far the service's clock is ahead, for its Date header and for judging
 *     timestamps; negative when it is behind
 * @param region the region that fails
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
    Duration clockWrongBy,
    Optional<RegionFailure> region) {

  public static final Weather FAIR = builder().build();

  /** What can be wrong with a body. */
  public enum Corruption {
    TRUNCATED,
    HTML,
    EMPTY,
    /** Well-formed JSON that means something else. */
    SHAPE
  }

  /**
   * Five of six environments in a region fail within two minutes.
   *
   * @param name one of {@link SampleNames#REGIONS}
   * @param after how long after the weather changed it begins
   */
  public record RegionFailure(String name, Duration after) {}

  public Weather {
    if (delay.isNegative()) {
      throw new IllegalArgumentException("The delay must not be negative");
    }
    if (!(drop >= 0 && drop <= 1) || !(cut >= 0 && cut <= 1)) {
      throw new IllegalArgumentException("A share of requests lies between 0 and 1");
    }
  }

  /**
   * Parses weather from words such as {@code delay=2s,drop=0.1,rate-limit}; blank text is fair.
   *
   * @throws IllegalArgumentException with a sentence for the user who wrote it
   */
  public static Weather parse(String text) {
    return WeatherWords.parse(text);
  }

  /** Creates a builder that starts with fair weather. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds weather; each method sets the component of the same name. */
  public static final class Builder {
    private Duration delay = Duration.ZERO;
    private double drop;
    private double cut;
    private boolean trickle;
    private boolean refuse;
    private Optional<Corruption> corruption = Optional.empty();
    private boolean rateLimit;
    private Optional<Duration> retryAfter = Optional.empty();
    private Optional<Integer> fault = Optional.empty();
    private boolean strangeWords;
    private Duration clockWrongBy = Duration.ZERO;
    private Optional<RegionFailure> region = Optional.empty();

    private Builder() {}

    public Builder delay(Duration value) {
      delay = value;
      return this;
    }

    public Builder drop(double share) {
      drop = share;
      return this;
    }

    public Builder cut(double share) {
      cut = share;
      return this;
    }

    public Builder trickle() {
      trickle = true;
      return this;
    }

    public Builder refuse() {
      refuse = true;
      return this;
    }

    public Builder corruption(Corruption value) {
      corruption = Optional.of(value);
      return this;
    }

    /** Limits all requests, without a Retry-After header. */
    public Builder rateLimit() {
      rateLimit = true;
      retryAfter = Optional.empty();
      return this;
    }

    /** Limits all requests, with a Retry-After header in whole seconds. */
    public Builder rateLimit(Duration suggestedWait) {
      rateLimit = true;
      retryAfter = Optional.of(suggestedWait);
      return this;
    }

    public Builder fault(int status) {
      fault = Optional.of(status);
      return this;
    }

    public Builder strangeWords() {
      strangeWords = true;
      return this;
    }

    public Builder clockWrongBy(Duration value) {
      clockWrongBy = value;
      return this;
    }

    public Builder region(RegionFailure value) {
      region = Optional.of(value);
      return this;
    }

    public Weather build() {
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
          clockWrongBy,
          region);
    }
  }
}
