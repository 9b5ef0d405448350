package envwatch.weather;

import envwatch.weather.Answer.End;
import envwatch.weather.Answer.Pace;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;

/** Sends one answer the way it is to be sent. */
record Sending(Socket socket, Answer answer) {
  private static final int PIECE = 7;
  private static final int BETWEEN_BYTES_MILLIS = 40;

  /** Longer than any client's patience. */
  private static final int LONGEST_HOLD_MILLIS = 30_000;

  void send() throws IOException, InterruptedException {
    OutputStream out = socket.getOutputStream();
    byte[] head = answer.head();
    byte[] body = answer.framedBody();
    int bytes = answer.bytesSent() < 0 ? head.length + body.length : answer.bytesSent();
    switch (answer.pace()) {
      case AT_ONCE -> {
        out.write(joined(head, body, Math.min(bytes, head.length + body.length)));
        out.flush();
      }
      case PIECES -> inPieces(out, joined(head, body, bytes));
      case TRICKLE -> trickle(out, joined(head, body, bytes));
    }
    end();
  }

  private static byte[] joined(byte[] head, byte[] body, int bytes) {
    byte[] all = Arrays.copyOf(head, bytes);
    if (bytes > head.length) {
      System.arraycopy(body, 0, all, head.length, bytes - head.length);
    }
    return all;
  }

  private static void inPieces(OutputStream out, byte[] all) throws IOException {
    for (int at = 0; at < all.length; at += PIECE) {
      out.write(all, at, Math.min(PIECE, all.length - at));
      out.flush();
    }
  }

  private static void trickle(OutputStream out, byte[] all)
      throws IOException, InterruptedException {
    for (byte each : all) {
      out.write(each);
      out.flush();
      TimeUnit.MILLISECONDS.sleep(BETWEEN_BYTES_MILLIS);
    }
  }

  private void end() throws IOException {
    if (answer.end() == End.RESET) {
      socket.setSoLinger(true, 0);
    }
    if (answer.end() == End.HOLD || answer.pace() == Pace.TRICKLE) {
      socket.setSoTimeout(LONGEST_HOLD_MILLIS);
      socket.getInputStream().read(); // until the client gives up
    }
  }
}
