package envwatch.weather;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * An answer over HTTP/1.1 down to its last byte.
 *
 * @param before sent before the status line: interim answers
 * @param headers whole lines without their end
 * @param bytesSent how many bytes of it are sent; -1 for all
 * @param touched the entry of a list that was put wrong; -1 when none or more than one
 */
record Answer(
    String before,
    String statusLine,
    List<String> headers,
    byte[] body,
    Framing framing,
    int bytesSent,
    Pace pace,
    End end,
    int touched) {

  /** How the end of the body is told. */
  enum Framing {
    LENGTH,
    CHUNKED,
    /** By the headers as they are, or by the end of the connection. */
    AS_TOLD
  }

  /** How fast the bytes go out. */
  enum Pace {
    AT_ONCE,
    /** In many small pieces, one right after the other. */
    PIECES,
    /** A byte now and then, without an end. */
    TRICKLE
  }

  /** What becomes of the connection afterwards. */
  enum End {
    KEEP,
    CLOSE,
    RESET,
    /** Nothing more is sent, and it stays open until the client gives up. */
    HOLD
  }

  static Answer ok(String json) {
    return new Answer(
        "",
        "HTTP/1.1 200 OK",
        List.of("Content-Type: application/json; charset=utf-8"),
        json.getBytes(StandardCharsets.UTF_8),
        Framing.LENGTH,
        -1,
        Pace.AT_ONCE,
        End.KEEP,
        -1);
  }

  String text() {
    return new String(body, StandardCharsets.UTF_8);
  }

  Answer withBefore(String interim) {
    return new Answer(interim, statusLine, headers, body, framing, bytesSent, pace, end, touched);
  }

  Answer withStatusLine(String line) {
    return new Answer(before, line, headers, body, framing, bytesSent, pace, end, touched);
  }

  Answer withStatus(int status) {
    return withStatusLine("HTTP/1.1 " + status + " Weather");
  }

  Answer withHeaders(List<String> lines) {
    return new Answer(before, statusLine, lines, body, framing, bytesSent, pace, end, touched);
  }

  Answer withHeader(String line) {
    List<String> lines = new ArrayList<>(headers);
    lines.add(line);
    return withHeaders(lines);
  }

  Answer withType(String type) {
    return withHeaders(List.of("Content-Type: " + type));
  }

  Answer withBody(byte[] bytes) {
    return new Answer(before, statusLine, headers, bytes, framing, bytesSent, pace, end, touched);
  }

  Answer withBody(String text) {
    return withBody(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Framed by the headers given alone; the connection is closed afterwards. */
  Answer framedBy(String... lines) {
    Answer answer = this;
    for (String line : lines) {
      answer = answer.withHeader(line);
    }
    return new Answer(
        before, statusLine, answer.headers, body, Framing.AS_TOLD, -1, pace, End.CLOSE, touched);
  }

  Answer chunked() {
    return new Answer(
        before, statusLine, headers, body, Framing.CHUNKED, bytesSent, pace, end, touched);
  }

  Answer cut(int bytes, End how) {
    return new Answer(before, statusLine, headers, body, framing, bytes, pace, how, touched);
  }

  Answer withPace(Pace other) {
    return new Answer(before, statusLine, headers, body, framing, bytesSent, other, end, touched);
  }

  Answer touching(int entry) {
    return new Answer(before, statusLine, headers, body, framing, bytesSent, pace, end, entry);
  }

  byte[] head() {
    StringBuilder head = new StringBuilder(before).append(statusLine).append("\r\n");
    headers.forEach(line -> head.append(line).append("\r\n"));
    switch (framing) {
      case LENGTH -> head.append("Content-Length: ").append(body.length).append("\r\n");
      case CHUNKED -> head.append("Transfer-Encoding: chunked\r\n");
      case AS_TOLD -> {}
    }
    return head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  byte[] framedBody() {
    if (framing != Framing.CHUNKED) {
      return body;
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream(body.length + 64);
    int piece = Math.max(1, body.length / 3);
    for (int at = 0; at < body.length; at += piece) {
      int length = Math.min(piece, body.length - at);
      out.writeBytes((Integer.toHexString(length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
      out.write(body, at, length);
      out.writeBytes("\r\n".getBytes(StandardCharsets.US_ASCII));
    }
    out.writeBytes("0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
    return out.toByteArray();
  }
}
