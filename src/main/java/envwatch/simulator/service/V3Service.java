package envwatch.simulator.service;

import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import envwatch.simulator.world.HardwareRefusedException;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Version 3: resources, signed by the Authorization header, bare JSON; errors are an object with
 * {@code code} and {@code message} ({@code service/api-v3.md}).
 */
final class V3Service implements ApiVersion {
  private static final String MAY_NOT_EDIT = "0x5006A";

  private final World world;
  private final SignatureCheck check;
  private final String scheme;
  private final List<V3Route> routes;

  /**
   * @param scheme the scheme of the addresses that clients sign
   * @param routes the routes, of which the first match is used
   */
  public V3Service(World world, SignatureCheck check, String scheme, List<V3Route> routes) {
    this.world = world;
    this.check = check;
    this.scheme = scheme;
    this.routes = List.copyOf(routes);
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
    Verdict verdict = check.v3(request.header("Authorization").orElse(""), request.url(scheme));
    if (verdict != Verdict.ACCEPTED) {
      return error(401, verdict.ordinal(), verdict.message());
    }
    return run(route.get(), resource, request);
  }

  private Reply run(V3Route route, String resource, Request request) {
    try {
      LongIdCall call =
          new LongIdCall(
              world,
              Parameters.parse(request.query()),
              route.match(resource).orElseThrow(),
              Json.read(request.body()));
      @Nullable JsonValue answer = route.command().run(call);
      return answer == null ? Reply.empty(200) : Reply.json(200, Json.bytes(answer));
    } catch (NotJsonException e) {
      return error(400, 1, "The body is not JSON");
    } catch (PermissionException e) {
      return error(500, e.code(), e.getMessage());
    } catch (DetailedRefusalException e) {
      return error(e);
    } catch (RefusedException e) {
      return e.reason() == Reason.NOT_PERMITTED
          ? error(500, MAY_NOT_EDIT, e.getMessage())
          : error(Refusals.status(e.reason()), 0, e.getMessage());
    } catch (HardwareRefusedException e) {
      return error(500, e.fault().code(), e.fault().text());
    }
  }

  /** The stack trace stands for one of which clients must not show anything. */
  private static Reply error(DetailedRefusalException e) {
    int status =
        e.refusal().reason() == Reason.NOT_PERMITTED ? 500 : Refusals.status(Reason.BAD_PARAMETER);
    String message = e.refusal().getMessage();
    return Reply.json(
        status,
        Json.bytes(
            Json.object()
                .put("code", Refusals.code(status, 0))
                .put("message", message)
                .put("exceptionMessage", message)
                .put("exceptionType", e.type())
                .put("stackTrace", "   at Users.Check()")));
  }

  private Reply error(int status, int detail, String message) {
    return error(status, Refusals.code(status, detail), message);
  }

  private Reply error(int status, String code, String message) {
    return Reply.json(status, Json.bytes(Json.object().put("code", code).put("message", message)));
  }
}
