package envwatch.simulator;

import envwatch.simulator.RefusedException.Reason;
import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Version 3: resources, signed by the Authorization header, bare JSON; errors are an object with
 * {@code code} and {@code message} ({@code service/api-v3.md}).
 */
final class V3Service implements ApiVersion {
  private static final String MAY_NOT_EDIT = "0x5006A";

  private final Backend backend;
  private final SignatureCheck check;
  private final List<V3Route> routes = V3Routes.all();

  V3Service(Backend backend, SignatureCheck check) {
    this.backend = backend;
    this.check = check;
  }

  @Override
  public Reply answer(Request request, String path) {
    String resource = URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8);
    List<V3Route> fitting =
        routes.stream().filter(route -> route.match(resource).isPresent()).toList();
    if (fitting.isEmpty()) {
      return error(404, 0, "There is no such resource");
    }
    String method = request.method().equals("HEAD") ? "GET" : request.method();
    Optional<V3Route> route =
        fitting.stream().filter(one -> one.method().equals(method)).findFirst();
    if (route.isEmpty()) {
      return error(405, 0, "The resource does not support " + request.method());
    }
    String authorization = request.header("Authorization").orElse("");
    SignatureResult verdict = check.v3(authorization, request.url(backend.addresses().scheme()));
    if (verdict != SignatureResult.ACCEPTED) {
      return error(401, verdict.ordinal(), verdict.message());
    }
    return run(route.get(), resource, request);
  }

  private Reply run(V3Route route, String resource, Request request) {
    try {
      LongIdCall call =
          new LongIdCall(
              backend,
              Parameters.parse(request.query()),
              route.match(resource).orElseThrow(),
              Json.read(request.body()));
      return Refusals.reply(200, backend.run(route.operation(), call));
    } catch (NotJsonException e) {
      return error(400, 1, "The body is not JSON");
    } catch (RefusedException e) {
      return route.detailed() ? detailed(e) : refusal(e);
    }
  }

  private static Reply refusal(RefusedException e) {
    if (e.code().isPresent() || e.reason() == Reason.NOT_PERMITTED) {
      return Refusals.reply(500, e.code().orElse(MAY_NOT_EDIT), e.getMessage());
    }
    return error(Refusals.status(e.reason()), 0, e.getMessage());
  }

  /** The stack trace stands for one of which clients must not show anything. */
  private static Reply detailed(RefusedException e) {
    boolean permission = e.reason() == Reason.NOT_PERMITTED;
    int status = permission ? 500 : Refusals.status(Reason.BAD_PARAMETER);
    return Refusals.reply(
        status,
        Json.object()
            .put("code", Refusals.code(status, 0))
            .put("message", e.getMessage())
            .put("exceptionMessage", e.getMessage())
            .put(
                "exceptionType",
                permission ? "PermissionDeniedException" : "InvalidApiParameterException")
            .put("stackTrace", "   at Users.Check()"));
  }

  private static Reply error(int status, int detail, String message) {
    return Refusals.reply(status, Refusals.code(status, detail), message);
  }
}
