package envwatch.weather;

import envwatch.weather.Answer.Pace;
import envwatch.weather.Mutation.Draw;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Headers, status lines and framing that no server should send. */
final class HeaderMutations {
  private HeaderMutations() {}

  static List<Mutation> all() {
    List<Mutation> all = new ArrayList<>();
    all.add(Mutation.of("good", Effect.SAME, (good, draw) -> good));
    all.add(Mutation.of("good, in chunks", Effect.SAME, (good, draw) -> good.chunked()));
    all.add(
        Mutation.of(
            "good, in small pieces", Effect.SAME, (good, draw) -> good.withPace(Pace.PIECES)));
    all.add(
        Mutation.of(
            "good, ends with the connection",
            Effect.SAME,
            (good, draw) -> good.framedBy("Connection: close")));
    all.add(Mutation.of("good, connection closed", Effect.SAME, (good, draw) -> closing(good)));
    all.add(Mutation.of("length: too short", Effect.FREE, HeaderMutations::tooShort).withBody());
    all.add(
        Mutation.of(
            "length: too long",
            Effect.LOST,
            (good, draw) -> framed(good, good.body().length + 1 + draw.below(1_000))));
    all.add(
        Mutation.of(
            "length: doubled",
            Effect.SAME,
            (good, draw) ->
                framed(good, good.body().length)
                    .withHeader("Content-Length: " + good.body().length)));
    all.add(
        Mutation.of(
            "length: two",
            Effect.FREE,
            (good, draw) ->
                framed(good, draw.below(20)).withHeader("Content-Length: " + good.body().length)));
    all.add(
        Mutation.of(
            "length: none",
            Effect.FREE,
            (good, draw) ->
                good.framedBy(
                    "Content-Length: "
                        + draw.oneOf(
                            "-1",
                            "-9223372036854775808",
                            "abc",
                            "1e3",
                            "0x10",
                            "",
                            "9223372036854775807",
                            "99999999999999999999",
                            "+5",
                            "5, 6"))));
    all.add(
        Mutation.of(
            "length: beside chunks",
            Effect.FREE,
            (good, draw) ->
                good.chunked()
                    .withHeader("Content-Length: " + draw.below(2 + good.body().length))));
    all.add(
        Mutation.of("chunks: wrong size", Effect.FREE, HeaderMutations::wrongChunks).withBody());
    all.add(
        Mutation.of(
                "chunks: with extensions",
                Effect.SAME,
                (good, draw) -> chunks(good, ";name=\"value\"\r\n", "\r\n0\r\n\r\n"))
            .withBody());
    all.add(
        Mutation.of(
                "chunks: with trailers",
                Effect.FREE,
                (good, draw) ->
                    chunks(good, "\r\n", "\r\n0\r\nX-Late: 1\r\nContent-Length: 3\r\n\r\n"))
            .withBody());
    all.add(
        Mutation.of(
            "chunks: other transfer encoding",
            Effect.FREE,
            (good, draw) ->
                good.framedBy(
                    "Transfer-Encoding: "
                        + draw.oneOf(
                            "identity",
                            "gzip, chunked",
                            "chunked, chunked",
                            "Chunked",
                            "xchunked",
                            "",
                            "gzip"))));
    all.add(
        Mutation.of(
            "header: 100 kB",
            Effect.FREE,
            (good, draw) -> good.withHeader("X-Long: " + "x".repeat(100_000))));
    all.add(
        Mutation.of(
            "header: 1 MB",
            Effect.FREE,
            (good, draw) -> good.withHeader("X-Long: " + "x".repeat(1_000_000))));
    all.add(Mutation.of("header: thousands", Effect.FREE, HeaderMutations::thousands));
    all.add(
        Mutation.of(
            "header: odd line",
            Effect.FREE,
            (good, draw) ->
                good.withHeader(
                    draw.oneOf(
                        "no colon",
                        ": no name",
                        " folded: x",
                        "\tfolded",
                        "a b: c",
                        "X-Null: a\u0000b",
                        "X-Bell: \u0007",
                        "X-\u00e9: \u00e9",
                        "X: \u00ff\u00fe",
                        "\u0000"))));
    all.add(
        Mutation.of(
            "header: line feeds alone",
            Effect.FREE,
            (good, draw) -> good.withHeader("X-A: 1\nX-B: 2\rX-C: 3")));
    all.add(
        Mutation.of(
            "header: Date wrong",
            Effect.SAME,
            (good, draw) ->
                good.withHeader(
                    "Date: "
                        + draw.oneOf(
                            "Thu, 01 Jan 1970 00:00:00 GMT",
                            "Fri, 31 Dec 9999 23:59:59 GMT",
                            "yesterday",
                            "",
                            "Sun, 06 Nov 1994 08:49:37 +9999",
                            "Fri, 31 Dec 999999999 23:59:59 GMT",
                            "Mon, 31 Feb 2026 25:61:61 GMT",
                            "0"))));
    all.add(
        Mutation.of(
            "header: cookies and promises",
            Effect.SAME,
            (good, draw) ->
                good.withHeader("Set-Cookie: a=b; Path=/")
                    .withHeader("Strict-Transport-Security: max-age=99999999")
                    .withHeader("Refresh: 0; url=http://localhost:1/")
                    .withHeader("Alt-Svc: h3=\":443\"")));
    all.add(
        Mutation.of(
            "header: Upgrade",
            Effect.FREE,
            (good, draw) ->
                good.withHeader("Connection: Upgrade")
                    .withHeader("Upgrade: " + draw.oneOf("h2c", "websocket", "TLS/1.0"))));
    all.add(
        Mutation.of(
            "line: no reason", Effect.SAME, (good, draw) -> good.withStatusLine("HTTP/1.1 200")));
    all.add(
        Mutation.of(
            "line: HTTP/1.0",
            Effect.SAME,
            (good, draw) -> closing(good.withStatusLine("HTTP/1.0 200 OK"))));
    all.add(
        Mutation.of(
            "line: another protocol",
            Effect.FREE,
            (good, draw) ->
                good.withStatusLine(
                    draw.oneOf(
                        "HTTP/2.0 200 OK",
                        "HTTP/9.9 200 OK",
                        "ICY 200 OK",
                        "http/1.1 200 OK",
                        "HTTP/1.1  200 OK",
                        "SSH-2.0-OpenSSH_9",
                        "",
                        "200 OK"))));
    all.add(
        Mutation.of(
            "line: odd status",
            Effect.FREE,
            (good, draw) ->
                good.withStatusLine(
                    "HTTP/1.1 "
                        + draw.oneOf(
                            "0", "000", "99", "600", "999", "-1", "2000", "20", "abc", "2e2",
                            "200OK", "")
                        + " OK")));
    all.add(
        Mutation.of(
            "line: 1 MB",
            Effect.FREE,
            (good, draw) -> good.withStatusLine("HTTP/1.1 200 " + "x".repeat(1_000_000))));
    all.add(
        Mutation.of(
            "interim: 100",
            Effect.SAME,
            (good, draw) -> good.withBefore("HTTP/1.1 100 Continue\r\n\r\n")));
    all.add(
        Mutation.of(
            "interim: 102 and 103",
            Effect.SAME,
            (good, draw) ->
                good.withBefore(
                    "HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")));
    all.add(
        Mutation.of(
            "interim: a hundred in a row",
            Effect.FREE,
            (good, draw) -> good.withBefore("HTTP/1.1 100 x\r\n\r\n".repeat(100))));
    all.add(
        Mutation.of(
            "interim: 101",
            Effect.LOST,
            (good, draw) ->
                good.withStatusLine("HTTP/1.1 101 Switching Protocols")
                    .framedBy("Upgrade: x", "Connection: Upgrade")));
    all.add(
        Mutation.of(
            "answer: twice",
            Effect.FREE,
            (good, draw) ->
                good.framedBy("Content-Length: " + good.body().length).withBody(twice(good))));
    return all;
  }

  private static Answer closing(Answer good) {
    return good.framedBy("Connection: close", "Content-Length: " + good.body().length);
  }

  private static Answer framed(Answer good, long length) {
    return good.framedBy("Connection: close", "Content-Length: " + length);
  }

  private static Answer tooShort(Answer good, Draw draw) {
    return framed(good, draw.below(good.body().length));
  }

  private static Answer wrongChunks(Answer good, Draw draw) {
    String size =
        draw.oneOf("-1", "zz", "", "ffffffffffffffff", "7fffffffffffffff", "1", "0", "0x10", "1 0");
    return good.framedBy("Transfer-Encoding: chunked")
        .withBody(size + "\r\n" + good.text() + "\r\n0\r\n\r\n");
  }

  private static Answer chunks(Answer good, String afterSize, String end) {
    return good.framedBy("Connection: close", "Transfer-Encoding: chunked")
        .withBody(Integer.toHexString(good.body().length) + afterSize + good.text() + end);
  }

  private static Answer thousands(Answer good, Draw draw) {
    List<String> lines = new ArrayList<>(good.headers());
    int count = 1_000 + draw.below(20_000);
    for (int i = 0; i < count; i++) {
      lines.add("X-" + i + ": " + i);
    }
    return good.withHeaders(lines);
  }

  /** A second answer that nobody has asked for. */
  private static byte[] twice(Answer good) {
    String second = new String(good.head(), StandardCharsets.ISO_8859_1) + good.text();
    return (good.text() + second).getBytes(StandardCharsets.UTF_8);
  }
}
