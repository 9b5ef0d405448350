package envwatch.platform;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.freedesktop.dbus.DBusMatchRule;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.errors.Error;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.messages.DBusSignal;
import org.freedesktop.dbus.messages.Message;
import org.freedesktop.dbus.messages.MethodCall;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The notices of a Linux desktop: {@code org.freedesktop.Notifications} on the session bus (Desktop
 * Notifications Specification 1.2). At most one notice is shown: each replaces the one before. All
 * methods wait for the bus; thread-safe.
 */
public final class NotificationService implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(NotificationService.class);

  private static final String NAME = "org.freedesktop.Notifications";
  private static final String PATH = "/org/freedesktop/Notifications";

  /** What a desktop does not answer in this time is shown elsewhere. */
  private static final long PATIENCE_MILLISECONDS = 2_000;

  private static final String ENTRY = "envwatch";
  private static final int SERVICE_DECIDES = -1;

  private final Supplier<DBusConnectionBuilder> way;
  private final String show;
  private final Runnable chosen;
  private @Nullable DBusConnection connection;
  private boolean closed;
  private volatile long shown;

  /**
   * @param show the name of the action that leads to the window
   * @param chosen run when a person chooses it, on a thread of the bus
   */
  public NotificationService(String show, Runnable chosen) {
    this(DBusConnectionBuilder::forSessionBus, show, chosen);
  }

  NotificationService(Supplier<DBusConnectionBuilder> way, String show, Runnable chosen) {
    this.way = way;
    this.show = show;
    this.chosen = chosen;
  }

  /**
   * Shows a notice in place of the one before.
   *
   * @return what the service calls itself
   * @throws IOException if there is no bus or no service, or it does not answer in two seconds
   */
  public synchronized String show(String title, String text, boolean sound) throws IOException {
    Set<String> abilities = texts(call("GetCapabilities", null));
    String server = texts(call("GetServerInformation", null)).stream().findFirst().orElse(NAME);
    String body = abilities.contains("body-markup") ? escaped(text) : text;
    String[] actions =
        abilities.contains("actions")
            // A name for the click on the notice itself is another button in Xfce.
            ? new String[] {"default", "", "show", show}
            : new String[0];
    Object[] answer =
        call(
            "Notify",
            "susssasa{sv}i",
            "Envwatch",
            new UInt32(shown),
            ENTRY,
            title,
            body,
            actions,
            hints(sound),
            SERVICE_DECIDES);
    if (answer.length == 0 || !(answer[0] instanceof Number id)) {
      throw new IOException("the notice got no number");
    }
    shown = id.longValue();
    return server;
  }

  private static Map<String, Variant<?>> hints(boolean sound) {
    Map<String, Variant<?>> hints = new LinkedHashMap<>();
    hints.put("desktop-entry", new Variant<>(ENTRY));
    if (sound) {
      hints.put("sound-name", new Variant<>("message-new-instant"));
    } else {
      hints.put("suppress-sound", new Variant<>(true));
    }
    return hints;
  }

  /** Names of environments are text, also where a service understands markup. */
  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /**
   * Takes back the notice that is shown; does nothing without one.
   *
   * @throws IOException if the service does not answer
   */
  public synchronized void withdraw() throws IOException {
    long id = shown;
    if (id != 0) {
      shown = 0;
      call("CloseNotification", "u", new UInt32(id));
    }
  }

  /** Ends the connection to the bus, for good; what is shown stays. */
  @Override
  public synchronized void close() {
    closed = true;
    DBusConnection known = connection;
    // Over a bus that has ended, the library waits 20 s for an answer that cannot come.
    if (known != null && known.isConnected()) {
      known.disconnect();
    }
  }

  private Object[] call(String method, @Nullable String signature, Object... arguments)
      throws IOException {
    if (closed) {
      throw new IOException("the connection to the desktop was closed");
    }
    try {
      DBusConnection bus = connection();
      MethodCall call = new MethodCall(NAME, PATH, NAME, method, (byte) 0, signature, arguments);
      bus.sendMessage(call);
      Message reply = call.getReply(PATIENCE_MILLISECONDS);
      if (reply == null) {
        throw new IOException(method + " was not answered");
      }
      if (reply instanceof Error error) {
        throw new IOException(method + " was answered with " + error.getName());
      }
      Object[] answer = reply.getParameters();
      return answer == null ? new Object[0] : answer;
    } catch (DBusException | RuntimeException e) {
      // For an invalid address, dbus-java throws whatever exception occurs in its parser.
      throw new IOException(method + ": " + e, e);
    }
  }

  private DBusConnection connection() throws DBusException {
    DBusConnection known = connection;
    if (known != null && known.isConnected()) {
      return known;
    }
    DBusConnection made = way.get().withShared(false).build();
    try {
      made.addGenericSigHandler(new DBusMatchRule("signal", NAME, "ActionInvoked"), this::invoked);
      made.addGenericSigHandler(
          new DBusMatchRule("signal", NAME, "NotificationClosed"), this::dismissed);
    } catch (DBusException | RuntimeException e) {
      made.disconnect();
      throw e;
    }
    shown = 0;
    connection = made;
    return made;
  }

  private void invoked(DBusSignal signal) {
    if (isOurs(signal)) {
      chosen.run();
    }
  }

  private void dismissed(DBusSignal signal) {
    if (isOurs(signal)) {
      shown = 0;
    }
  }

  private boolean isOurs(DBusSignal signal) {
    try {
      Object[] sent = signal.getParameters();
      return sent != null
          && sent.length > 0
          && sent[0] instanceof Number id
          && id.longValue() == shown;
    } catch (DBusException e) {
      LOG.debug("A signal that cannot be read: {}", e.toString());
      return false;
    }
  }

  /** All texts of an answer, which dbus-java returns as arrays or as lists. */
  private static Set<String> texts(Object[] answer) {
    Set<String> texts = new LinkedHashSet<>();
    for (Object part : answer) {
      Stream<?> each =
          switch (part) {
            case Collection<?> list -> list.stream();
            case Object[] array -> Stream.of(array);
            default -> Stream.of(part);
          };
      each.map(String::valueOf).forEach(texts::add);
    }
    return texts;
  }
}
