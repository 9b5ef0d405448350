package envwatch.weather;

import envwatch.weather.Mutation.Draw;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/** Bodies that are something else, cut short, in another charset, or compressed. */
final class BodyMutations {
  static final String PAGE =
      "<!DOCTYPE html><html><head><title>Sign in</title></head><body>authentication</body></html>";

  private BodyMutations() {}

  static List<Mutation> all() {
    return List.of(
        Mutation.of("body: empty", Effect.LOST, (good, draw) -> good.withBody("")).withBody(),
        Mutation.of("body: blank", Effect.LOST, (good, draw) -> good.withBody(" \r\n\t "))
            .withBody(),
        Mutation.of("body: web page", Effect.LOST, (good, draw) -> page(good)),
        Mutation.of("body: web page called JSON", Effect.LOST, (good, draw) -> good.withBody(PAGE)),
        Mutation.of(
            "body: XML", Effect.LOST, (good, draw) -> good.withBody("<?xml version=\"1.0\"?><a/>")),
        Mutation.of("body: words", Effect.LOST, (good, draw) -> good.withBody("Service is fine."))
            .where((version, topic) -> version != 1 || topic != Topic.PING),
        Mutation.of("body: Pong without quotes", Effect.SAME, (good, draw) -> good.withBody("Pong"))
            .where((version, topic) -> version == 1 && topic == Topic.PING),
        Mutation.of("body: truncated", Effect.LOST, BodyMutations::truncated).withBody(),
        Mutation.of("body: a byte changed", Effect.FREE, BodyMutations::flipped).withBody(),
        Mutation.of("body: bytes removed", Effect.FREE, BodyMutations::shortened).withBody(),
        Mutation.of("body: bytes doubled", Effect.FREE, BodyMutations::doubled).withBody(),
        Mutation.of("body: random bytes", Effect.LOST, BodyMutations::noise),
        Mutation.of(
                "body: byte order mark",
                Effect.SAME,
                (good, draw) -> good.withBody("\uFEFF" + good.text()))
            .withBody(),
        Mutation.of("body: UTF-16 and UTF-32", Effect.FREE, BodyMutations::recoded).withBody(),
        Mutation.of("body: charset told wrong", Effect.FREE, BodyMutations::toldWrong),
        Mutation.of("body: invalid UTF-8 in a name", Effect.SAME, BodyMutations::invalid)
            .only(Topic.LIST, Topic.STATE),
        Mutation.of("body: something after it", Effect.FREE, BodyMutations::followed).withBody(),
        Mutation.of(
                "body: blanks around it",
                Effect.SAME,
                (good, draw) -> good.withBody("\n\n " + good.text() + "\n "))
            .withBody(),
        Mutation.of("gzip: good", Effect.SAME, (good, draw) -> compressed(good, zip(good.body())))
            .withBody(),
        Mutation.of("gzip: cut", Effect.LOST, BodyMutations::cutZip).withBody(),
        Mutation.of(
                "gzip: plain text called so",
                Effect.LOST,
                (good, draw) -> compressed(good, good.body()))
            .withBody(),
        Mutation.of(
                "gzip: twice", Effect.LOST, (good, draw) -> compressed(good, zip(zip(good.body()))))
            .withBody(),
        Mutation.of("gzip: broken", Effect.FREE, BodyMutations::brokenZip).withBody(),
        Mutation.of("encoding: another name", Effect.FREE, BodyMutations::otherEncoding)
            .withBody());
  }

  private static Answer page(Answer good) {
    return good.withType("text/html").withBody(PAGE);
  }

  private static Answer truncated(Answer good, Draw draw) {
    return good.withBody(
        Arrays.copyOf(good.body(), 1 + draw.below(good.text().strip().length() - 1)));
  }

  private static Answer flipped(Answer good, Draw draw) {
    byte[] bytes = good.body().clone();
    for (int i = draw.below(3); i >= 0; i--) {
      bytes[draw.below(bytes.length)] = (byte) draw.below(256);
    }
    return good.withBody(bytes);
  }

  private static Answer shortened(Answer good, Draw draw) {
    int from = draw.below(good.body().length);
    int to = Math.min(good.body().length, from + 1 + draw.below(40));
    return good.withBody(joined(Arrays.copyOf(good.body(), from), tail(good.body(), to)));
  }

  private static Answer doubled(Answer good, Draw draw) {
    int from = draw.below(good.body().length);
    int to = Math.min(good.body().length, from + 1 + draw.below(40));
    return good.withBody(joined(Arrays.copyOf(good.body(), to), tail(good.body(), from)));
  }

  private static byte[] tail(byte[] bytes, int from) {
    return Arrays.copyOfRange(bytes, from, bytes.length);
  }

  private static byte[] joined(byte[] first, byte[] second) {
    byte[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }

  private static Answer noise(Answer good, Draw draw) {
    byte[] bytes = new byte[20 + draw.below(200)];
    draw.random().nextBytes(bytes);
    bytes[0] = (byte) 0x80; // neither a digit nor a bracket
    return good.withBody(bytes);
  }

  private static Answer recoded(Answer good, Draw draw) {
    Charset charset =
        Charset.forName(
            draw.oneOf("UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "UTF-32LE", "IBM037"));
    return good.withBody(good.text().getBytes(charset));
  }

  private static Answer toldWrong(Answer good, Draw draw) {
    return good.withType(
        draw.oneOf(
            "application/json; charset=utf-16",
            "application/json; charset=no-such",
            "application/json; charset=\"",
            "text/html; charset=iso-8859-1",
            "application/octet-stream",
            ";;;",
            ""));
  }

  /** Into the first name, which every list and every state has. */
  private static Answer invalid(Answer good, Draw draw) {
    String[] sequences = {
      "\u00FF",
      "\u00C3",
      "\u0080",
      "\u00C0\u00AF",
      "\u00E2\u0082",
      "\u00ED\u00A0\u0080",
      "\u00F8\u0088"
    };
    String bytes = new String(good.body(), StandardCharsets.ISO_8859_1);
    String wrong = bytes.replaceFirst("\"Lab ", "\"Lab" + draw.oneOf(sequences) + " ");
    return good.withBody(wrong.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static Answer followed(Answer good, Draw draw) {
    return good.withBody(
        good.text() + draw.oneOf("x", "}", "]", "{}", "null", "\u0000", " // ok", good.text()));
  }

  private static Answer compressed(Answer good, byte[] bytes) {
    return good.withHeader("Content-Encoding: gzip").withBody(bytes);
  }

  private static Answer cutZip(Answer good, Draw draw) {
    byte[] whole = zip(good.body());
    return compressed(good, Arrays.copyOf(whole, 1 + draw.below(whole.length - 9)));
  }

  private static Answer brokenZip(Answer good, Draw draw) {
    byte[] whole = zip(good.body());
    whole[draw.below(whole.length)] ^= (byte) (1 + draw.below(255));
    return compressed(good, whole);
  }

  private static Answer otherEncoding(Answer good, Draw draw) {
    return good.withHeader(
        "Content-Encoding: "
            + draw.oneOf("deflate", "br", "zstd", "identity", "gzip, gzip", "x-gzip", "", "GZIP "));
  }

  static byte[] zip(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
      zip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
