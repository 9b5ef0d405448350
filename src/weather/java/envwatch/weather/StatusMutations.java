package envwatch.weather;

import envwatch.weather.Mutation.Draw;
import java.util.ArrayList;
import java.util.List;

/** Statuses with bodies of the service's own, of others, and none; waits and redirects. */
final class StatusMutations {
  /** Values of Retry-After that servers and proxies were seen to send, and worse. */
  private static final String[] WAITS = {
    "0",
    "00",
    "000",
    "0, 0",
    "1",
    "3000000000",
    "99999999999999999999",
    "-1",
    "1.5",
    "soon",
    "",
    "Thu, 01 Jan 1970 00:00:00 GMT",
    "Fri, 31 Dec 9999 23:59:59 GMT",
    "+0",
    "0x0",
    "120"
  };

  private StatusMutations() {}

  static List<Mutation> all() {
    List<Mutation> all = new ArrayList<>();
    for (int status :
        new int[] {
          400, 401, 403, 404, 405, 407, 408, 409, 410, 413, 421, 425, 429, 431, 451, 500, 501, 502,
          503, 504, 511, 520
        }) {
      all.add(foreign(status));
    }
    for (int status : new int[] {400, 401, 403, 404, 409, 429, 500, 503}) {
      all.add(
          Mutation.of(
                  "own error: " + status,
                  Effect.LOST,
                  (good, draw) -> own(good, draw, status, "Not today"))
              .own(true));
    }
    for (int status : new int[] {400, 409, 500, 502, 503}) {
      all.add(
          Mutation.of(
                  "own error: " + status + " with words of keys",
                  Effect.LOST,
                  (good, draw) -> own(good, draw, status, words(draw)))
              .own(true));
    }
    all.add(
        Mutation.of(
                "own error: with 200",
                Effect.LOST,
                (good, draw) -> own(good, draw, 200, "Not today"))
            .own(true)
            .where((version, topic) -> version != 3 && topic != Topic.PING));
    for (int status : new int[] {408, 421, 429, 503}) {
      all.add(waiting(status, "Retry-After", 1));
      all.add(waiting(status, "Retry-After twice", 2));
    }
    all.add(
        Mutation.of("status: 204 with a body", Effect.FREE, (good, draw) -> good.withStatus(204)));
    all.add(
        Mutation.of("status: 204", Effect.LOST, (good, draw) -> good.withBody("").withStatus(204))
            .withBody());
    all.add(
        Mutation.of(
            "status: 205, 206, 226",
            Effect.FREE,
            (good, draw) -> good.withStatus(draw.oneOf(205, 206, 226))));
    all.add(
        Mutation.of(
            "status: 201, 202, 203",
            Effect.FREE,
            (good, draw) -> good.withStatus(draw.oneOf(201, 202, 203))));
    all.add(
        Mutation.of("status: 304", Effect.LOST, (good, draw) -> good.withBody("").withStatus(304)));
    for (int status : new int[] {300, 301, 302, 303, 305, 307, 308, 399}) {
      all.add(
          Mutation.of(
              "redirect: " + status, Effect.LOST, (good, draw) -> redirect(good, draw, status)));
    }
    return all;
  }

  private static Mutation foreign(int status) {
    return Mutation.of(
        "status: " + status + " by another",
        Effect.LOST,
        (good, draw) -> foreign(good, draw).withStatus(status));
  }

  /** What gateways, sign-in pages of hotels and load balancers write. */
  private static Answer foreign(Answer good, Draw draw) {
    return switch (draw.below(5)) {
      case 0 -> good.withType("text/html").withBody(BodyMutations.PAGE);
      case 1 -> good.withBody("");
      case 2 ->
          good.withType("text/plain")
              .withBody("Forbidden: authentication required, signature missing");
      case 3 ->
          good.withBody("{\"fault\": {\"faultstring\": \"credential\", \"detail\": {\"x\": 1}}}");
      default -> good.withBody("[]");
    };
  }

  private static String words(Draw draw) {
    return draw.oneOf(
        "Authentication service unavailable",
        "The timestamp of the snapshot is not known",
        "Digital signature of the template is being made",
        "No credential for the hypervisor");
  }

  private static Answer own(Answer good, Draw draw, int status, String words) {
    String code = "0x%03d99".formatted(status == 200 ? 400 : status);
    String body =
        switch (draw.version()) {
          case 3 -> "{\"code\": \"%s\", \"message\": \"%s\"}".formatted(code, words);
          case 2 ->
              "{\"data\": null, \"remaining_api_calls\": 5, \"status_additional_data\": null, \"status_code\": \"%s\", \"status_text\": \"%s\"}"
                  .formatted(code, words);
          default -> "{\"status_code\": \"%s\", \"status_text\": \"%s\"}".formatted(code, words);
        };
    return good.withBody(body).withStatus(status);
  }

  private static Mutation waiting(int status, String name, int headers) {
    return Mutation.of(
        "wait: " + status + " with " + name,
        Effect.LOST,
        (good, draw) -> {
          Answer answer = foreign(good, draw).withStatus(status);
          for (int i = 0; i < headers; i++) {
            answer = answer.withHeader("Retry-After: " + draw.oneOf(WAITS));
          }
          return answer;
        });
  }

  private static Answer redirect(Answer good, Draw draw, int status) {
    String location =
        draw.oneOf(
            HostileServer.SAME,
            HostileServer.SAME + "#x",
            HostileServer.SIGNED_IN,
            HostileServer.ELSEWHERE,
            "//localhost:9/",
            "https://127.0.0.1:9/",
            "http://[::1]:9/",
            "/API/v9/nothing",
            "",
            "javascript:alert(1)",
            "file:///etc/passwd",
            "http://",
            "http://user:pass@/",
            "\u0000",
            "/" + "x".repeat(20_000));
    Answer answer = good.withBody(draw.oneOf("", BodyMutations.PAGE)).withStatus(status);
    return draw.below(12) == 0 ? answer : answer.withHeader("Location: " + location);
  }
}
