package envwatch.catalogue;

import envwatch.model.ApiVersion;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An operation of the service.
 *
 * @param name of its own in its version; in v1 and v2 the command
 * @param method in upper case, such as {@code GET}
 * @param path as in the service's reference: {@code Env/GetEnvironmentState} in v1 and v2, {@code
 *     /envs/{envId}} in v3
 * @param sentTo the path that is really requested; null if it is the same
 * @param purpose in one phrase
 * @param group the heading under which it is listed
 * @param source how it is known
 * @param undocumented whether parameters or answer are not documented, so that the service may
 *     refuse it
 * @param deprecated whether the service advises against it
 * @param secrets where its answer holds secrets
 */
public record Operation(
    ApiVersion version,
    String name,
    String method,
    String path,
    @Nullable String sentTo,
    String purpose,
    String group,
    Effect effect,
    SourceMark source,
    boolean undocumented,
    boolean deprecated,
    List<SecretPath> secrets,
    List<Parameter> parameters) {
  public Operation {
    secrets = List.copyOf(secrets);
    parameters = List.copyOf(parameters);
  }

  /** Identifies the operation among those of all versions: {@code v3 GET /envs/{envId}}. */
  public String id() {
    return version + " " + method + " " + path;
  }

  /** Whether it is addressed by category and command, as in v1 and v2. */
  public boolean byCommand() {
    return !path.startsWith("/");
  }

  /** In v1 and v2 the category, such as {@code Env}; null in v3. */
  public @Nullable String category() {
    return byCommand() ? path.substring(0, path.indexOf('/')) : null;
  }

  /** In v1 and v2 the command, such as {@code GetEnvironmentState}; null in v3. */
  public @Nullable String command() {
    return byCommand() ? path.substring(path.indexOf('/') + 1) : null;
  }

  /** The path to request, with {@code {name}} for parameters, without a slash at its beginning. */
  public String requestPath() {
    String requested = sentTo == null ? path : sentTo;
    return requested.startsWith("/") ? requested.substring(1) : requested;
  }

  /** The parameters in this place, in the order of the reference. */
  public List<Parameter> parameters(ParameterLocation place) {
    return parameters.stream().filter(parameter -> parameter.place() == place).toList();
  }

  /**
   * Returns the parameter of this name.
   *
   * @param named in any letter case
   */
  public Optional<Parameter> parameter(String named) {
    return parameters.stream()
        .filter(parameter -> parameter.name().equalsIgnoreCase(named))
        .findFirst();
  }

  /** Whether the request has a JSON body. */
  public boolean hasBody() {
    return parameters.stream()
        .anyMatch(parameter ->
            parameter.place() == ParameterLocation.BODY || parameter.alsoInBody() != null);
  }

  /** Whether the request changes something at the service. */
  public boolean changes() {
    return effect != Effect.NOTHING;
  }

  /** Whether this field of an answer holds a secret. */
  public boolean secret(List<String> place) {
    return secrets.stream().anyMatch(path -> path.leadsTo(place));
  }
}
