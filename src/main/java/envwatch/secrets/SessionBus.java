package envwatch.secrets;

import envwatch.secrets.SecretStoreException.Cause;
import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.freedesktop.dbus.DBusMatchRule;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.freedesktop.dbus.errors.Error;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.interfaces.DBusSigHandler;
import org.freedesktop.dbus.messages.DBusSignal;
import org.freedesktop.dbus.messages.Message;
import org.freedesktop.dbus.messages.MethodCall;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The D-Bus session bus, for plain calls. Errors are distinguished by their names (D-Bus
 * specification, "Standard error names", and Secret Service API 0.2, "Errors"), never by their
 * texts. Connects with the first call and stays connected, because dbus-java 4.2.1 cannot close a
 * connection that is waiting for a reply; reconnects if the bus has disappeared.
 */
final class SessionBus implements Bus {
  private static final Logger LOG = LoggerFactory.getLogger(SessionBus.class);

  /** The usual value in D-Bus clients; callers that need a result earlier give up earlier. */
  private static final Duration PATIENCE = Duration.ofSeconds(25);

  private static final String NAMES = "org.freedesktop.DBus.Error.";

  private final Supplier<DBusConnectionBuilder> way;
  private @Nullable DBusConnection connection;
  private boolean reached;

  SessionBus() {
    this(DBusConnectionBuilder::forSessionBus);
  }

  /**
   * @param way how to connect
   */
  SessionBus(Supplier<DBusConnectionBuilder> way) {
    this.way = way;
  }

  private synchronized DBusConnection connection() throws SecretStoreException {
    DBusConnection known = connection;
    if (known != null && known.isConnected()) {
      return known;
    }
    try {
      DBusConnection made = way.get().withShared(false).build();
      connection = made;
      reached = true;
      return made;
    } catch (DBusException | RuntimeException e) {
      // For an invalid address, dbus-java throws whatever exception occurs in its parser.
      throw new SecretStoreException(reached ? Cause.GONE : Cause.ABSENT, e);
    }
  }

  @Override
  public Object[] call(
      String service,
      String path,
      String type,
      String method,
      String signature,
      Object... arguments)
      throws SecretStoreException {
    DBusConnection bus = connection();
    try {
      MethodCall call = new MethodCall(service, path, type, method, (byte) 0, signature, arguments);
      bus.sendMessage(call);
      Message reply = call.getReply(PATIENCE.toMillis());
      if (reply == null) {
        throw new SecretStoreException(Cause.TIME_OUT, null);
      }
      if (reply instanceof Error error) {
        throw failure(bus, method, error.getName());
      }
      Object[] answered = reply.getParameters();
      return answered == null ? new Object[0] : answered;
    } catch (DBusException e) {
      throw new SecretStoreException(bus.isConnected() ? Cause.UNUSABLE : Cause.GONE, e);
    }
  }

  private static SecretStoreException failure(DBusConnection bus, String method, String name) {
    LOG.debug("{} was answered with {}", method, name);
    return new SecretStoreException(bus.isConnected() ? cause(name) : Cause.GONE, null);
  }

  static Cause cause(String errorName) {
    return switch (errorName) {
      case "org.freedesktop.Secret.Error.IsLocked" -> Cause.LOCKED;
      case NAMES + "ServiceUnknown", NAMES + "NameHasNoOwner", NAMES + "NoReply" -> Cause.GONE;
      case NAMES + "Disconnected", NAMES + "NoServer" -> Cause.GONE;
      case NAMES + "Timeout", NAMES + "TimedOut" -> Cause.TIME_OUT;
      case NAMES + "NoMemory", NAMES + "LimitsExceeded" -> Cause.DENIED;
      case "org.freedesktop.Secret.Error.NoSession" -> Cause.GONE;
      case "org.freedesktop.Secret.Error.NoSuchObject" -> Cause.UNUSABLE;
      case NAMES + "UnknownObject", NAMES + "UnknownMethod" -> Cause.UNUSABLE;
      case NAMES + "UnknownInterface", NAMES + "NotSupported" -> Cause.UNUSABLE;
      default -> errorName.startsWith(NAMES + "Spawn.") ? Cause.GONE : Cause.DENIED;
    };
  }

  @Override
  public Listening listen(String type, String signal, BiConsumer<String, Object[]> heard)
      throws SecretStoreException {
    DBusConnection bus = connection();
    DBusMatchRule rule = new DBusMatchRule("signal", type, signal);
    DBusSigHandler<DBusSignal> handler = sent -> heard.accept(sent.getPath(), parameters(sent));
    try {
      bus.addGenericSigHandler(rule, handler);
    } catch (DBusException e) {
      throw new SecretStoreException(Cause.GONE, e);
    }
    return () -> stopListening(bus, rule, handler);
  }

  private static void stopListening(
      DBusConnection bus, DBusMatchRule rule, DBusSigHandler<DBusSignal> handler)
      throws SecretStoreException {
    try {
      bus.removeGenericSigHandler(rule, handler);
    } catch (DBusException e) {
      throw new SecretStoreException(Cause.GONE, e);
    }
  }

  private static Object[] parameters(DBusSignal signal) {
    try {
      Object[] sent = signal.getParameters();
      return sent == null ? new Object[0] : sent;
    } catch (DBusException e) {
      LOG.debug("A signal that cannot be read: {}", e.toString());
      return new Object[0];
    }
  }
}
