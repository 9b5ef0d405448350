package envwatch.model;

/** A version of the service's REST API. */
public record ApiVersion(int number) implements Comparable<ApiVersion> {
  @Override
  public int compareTo(ApiVersion other) {
    return Integer.compare(number, other.number);
  }

  /** The usual notation, such as {@code v1}. */
  @Override
  public String toString() {
    return "v" + number;
  }
}
