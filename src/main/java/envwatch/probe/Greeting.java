package envwatch.probe;

import envwatch.probe.ProbedMachine.Outcome;
import envwatch.util.Deadline;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;

/**
 * Finds out whether what accepted a connection is what was asked for: behind some gateways a dead
 * host still accepts. Nothing of what it says is kept, and of an endless greeting little is read.
 */
final class Greeting {
  /**
   * Lines before the identification are allowed, as many as the server likes; each has 255 bytes at
   * most (RFC 4253, section 4.2).
   */
  private static final int LONGEST_LINE = 255;

  private static final int MOST = 8 * 1024;
  private static final byte[] SSH = {'S', 'S', 'H', '-'};

  /**
   * X.224 Connection Request in a TPKT, with an RDP Negotiation Request for TLS or CredSSP
   * (MS-RDPBCGR, section 2.2.1.1). It names no user.
   */
  private static final byte[] CONNECTION_REQUEST = {
    3, 0, 0, 19, 14, (byte) 0xE0, 0, 0, 0, 0, 0, 1, 0, 8, 0, 3, 0, 0, 0
  };

  /** TPKT (RFC 1006, section 6), length indicator, and the code of the answer. */
  private static final int BEGINNING_OF_CONFIRM = 6;

  private static final int CONNECTION_CONFIRM = 0xD0;
  private static final int SHORTEST_CONFIRM = 11;

  private final Socket socket;
  private final InputStream in;
  private final Deadline until;
  private boolean heard;
  private int read;

  private Greeting(Socket socket, Deadline until) throws IOException {
    this.socket = socket;
    this.in = socket.getInputStream();
    this.until = until;
  }

  /** Whether it identifies itself as SSH does, on its own. */
  static Outcome ofSsh(Socket socket, Deadline until) throws IOException {
    Greeting greeting = new Greeting(socket, until);
    return greeting.hear(greeting::identification);
  }

  /** Whether it confirms an RDP connection that is requested. */
  static Outcome ofRemoteDesktop(Socket socket, Deadline until) throws IOException {
    socket.getOutputStream().write(CONNECTION_REQUEST);
    Greeting greeting = new Greeting(socket, until);
    return greeting.hear(greeting::connectionConfirm);
  }

  private interface Reading {
    Outcome read() throws IOException;
  }

  private Outcome hear(Reading reading) throws IOException {
    try {
      return reading.read();
    } catch (SocketTimeoutException e) {
      return heard ? Outcome.SLOW : Outcome.SILENT;
    }
  }

  private Outcome identification() throws IOException {
    while (read < MOST) {
      int length = 0;
      boolean begins = true;
      for (int next = next(); next != '\n'; next = next()) {
        if (next < 0) {
          return heard ? Outcome.OTHER_GREETING : Outcome.HANGS_UP;
        }
        begins &= length >= SSH.length || next == SSH[length];
        length++;
        if (begins && length == SSH.length) {
          return Outcome.ANSWERS;
        }
        if (length > LONGEST_LINE) {
          return Outcome.OTHER_GREETING;
        }
      }
    }
    return Outcome.OTHER_GREETING;
  }

  private Outcome connectionConfirm() throws IOException {
    int[] beginning = new int[BEGINNING_OF_CONFIRM];
    for (int i = 0; i < beginning.length; i++) {
      beginning[i] = next();
      if (beginning[i] < 0) {
        return heard ? Outcome.OTHER_GREETING : Outcome.HANGS_UP;
      }
      if (i == 0 && beginning[i] != CONNECTION_REQUEST[i]) {
        return Outcome.OTHER_GREETING;
      }
    }
    int length = beginning[2] << Byte.SIZE | beginning[3];
    boolean confirms =
        beginning[1] == 0
            && length >= SHORTEST_CONFIRM
            && (beginning[5] & 0xF0) == CONNECTION_CONFIRM;
    return confirms ? Outcome.ANSWERS : Outcome.OTHER_GREETING;
  }

  private int next() throws IOException {
    long left = until.left().toMillis();
    if (left == 0) {
      throw new SocketTimeoutException();
    }
    socket.setSoTimeout(Math.toIntExact(left));
    int next = in.read();
    if (next >= 0) {
      heard = true;
      read++;
    }
    return next;
  }
}
