package envwatch.platform;

import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.freedesktop.dbus.Tuple;
import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.annotations.Position;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.exceptions.DBusExecutionException;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.freedesktop.dbus.messages.DBusSignal;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;

/** The notification service of a desktop, which behaves as a test wants and keeps what arrives. */
public final class StubDesktop implements AutoCloseable {
  private static final String NAME = "org.freedesktop.Notifications";
  private static final String PATH = "/org/freedesktop/Notifications";

  private final DBusConnection connection;
  private final Behaviour behaviour;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final AtomicInteger hanging = new AtomicInteger();
  private final List<Arrived> arrived = new CopyOnWriteArrayList<>();
  private final List<Long> withdrawn = new CopyOnWriteArrayList<>();
  private volatile List<String> abilities = List.of();

  /** How it answers a notice. */
  public enum Behaviour {
    SHOWS,
    REFUSES,
    HANGS
  }

  /** What a notice was made of when it arrived. */
  public record Arrived(
      String program,
      long replaces,
      String icon,
      String title,
      String body,
      List<String> actions,
      Map<String, Object> hints,
      int expires) {}

  /** Desktop Notifications Specification 1.2, "D-BUS Protocol". */
  @DBusInterfaceName(NAME)
  public interface Notifications extends DBusInterface {
    List<String> GetCapabilities();

    UInt32 Notify(
        String program,
        UInt32 replaces,
        String icon,
        String title,
        String body,
        List<String> actions,
        Map<String, Variant<?>> hints,
        int expires);

    void CloseNotification(UInt32 id);

    Information<String, String, String, String> GetServerInformation();

    /** A person chose an action. */
    class ActionInvoked extends DBusSignal {
      public ActionInvoked(String path, UInt32 id, String action) throws DBusException {
        super(path, id, action);
      }
    }

    /** A notice is gone. */
    class NotificationClosed extends DBusSignal {
      public NotificationClosed(String path, UInt32 id, UInt32 reason) throws DBusException {
        super(path, id, reason);
      }
    }
  }

  /**
   * Name, vendor, version, and version of the specification; dbus-java asks for type parameters.
   */
  public static final class Information<A, B, C, D> extends Tuple {
    @Position(0)
    public final A name;

    @Position(1)
    public final B vendor;

    @Position(2)
    public final C version;

    @Position(3)
    public final D specification;

    Information(A name, B vendor, C version, D specification) {
      this.name = name;
      this.vendor = vendor;
      this.version = version;
      this.specification = specification;
    }
  }

  private final class Service implements Notifications {
    private long last;

    @Override
    public List<String> GetCapabilities() {
      return abilities;
    }

    @Override
    public UInt32 Notify(
        String program,
        UInt32 replaces,
        String icon,
        String title,
        String body,
        List<String> actions,
        Map<String, Variant<?>> hints,
        int expires) {
      Map<String, Object> values = new TreeMap<>();
      hints.forEach((name, value) -> values.put(name, value.getValue()));
      arrived.add(
          new Arrived(
              program,
              replaces.longValue(),
              icon,
              title,
              body,
              List.copyOf(actions),
              values,
              expires));
      return switch (behaviour) {
        case SHOWS -> new UInt32(replaces.longValue() == 0 ? ++last : replaces.longValue());
        case REFUSES -> throw new DBusExecutionException("too many notices");
        case HANGS -> {
          hanging.incrementAndGet();
          try {
            closed.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          } finally {
            hanging.decrementAndGet();
          }
          yield new UInt32(++last);
        }
      };
    }

    @Override
    public void CloseNotification(UInt32 id) {
      withdrawn.add(id.longValue());
    }

    @Override
    public Information<String, String, String, String> GetServerInformation() {
      return new Information<>("stub", "Envwatch", "1", "1.2");
    }

    @Override
    public boolean isRemote() {
      return false;
    }

    @Override
    public String getObjectPath() {
      return PATH;
    }
  }

  public StubDesktop(PrivateBus bus, Behaviour behaviour, String... abilities)
      throws DBusException {
    this.behaviour = behaviour;
    this.abilities = List.of(abilities);
    connection = bus.connect();
    connection.exportObject(PATH, new Service());
    connection.requestBusName(NAME);
  }

  /** The notices in their order. */
  public List<Arrived> arrived() {
    return List.copyOf(arrived);
  }

  List<Long> withdrawn() {
    return List.copyOf(withdrawn);
  }

  /** A person chooses the action of a notice. */
  void choose(long id, String action) throws DBusException {
    connection.sendMessage(new Notifications.ActionInvoked(PATH, new UInt32(id), action));
  }

  /** A person closes a notice. */
  void dismiss(long id) throws DBusException {
    connection.sendMessage(
        new Notifications.NotificationClosed(PATH, new UInt32(id), new UInt32(2)));
  }

  /** Whether the bus is still there, as far as the library has noticed. */
  boolean onBus() {
    return connection.isConnected();
  }

  /**
   * Once late answers are sent: without a bus they would fail, on a thread that outlives the test.
   */
  @Override
  public void close() {
    closed.countDown();
    await().until(() -> hanging.get() == 0);
    if (onBus()) {
      connection.getNames();
      connection.disconnect();
    }
  }
}
