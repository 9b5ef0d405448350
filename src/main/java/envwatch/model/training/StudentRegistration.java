package envwatch.model.training;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a student gave when registering.
 *
 * @param details further fields by the service's names ({@code company}, {@code jobLevel}, {@code
 *     phone}, ...), without empty ones
 */
public record StudentRegistration(
    @Nullable StudentId id,
    @Nullable String firstName,
    @Nullable String lastName,
    @Nullable String email,
    Map<String, String> details) {
  public StudentRegistration {
    details = Map.copyOf(details);
  }
}
