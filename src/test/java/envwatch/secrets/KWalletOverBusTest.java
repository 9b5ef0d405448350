package envwatch.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.Secret;
import envwatch.platform.PrivateBus;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.freedesktop.dbus.annotations.DBusInterfaceName;
import org.freedesktop.dbus.connections.impl.DBusConnection;
import org.freedesktop.dbus.interfaces.DBusInterface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What is sent has the types that KWallet's methods have (org.kde.KWallet.xml). */
@EnabledOnOs(OS.LINUX)
@Execution(ExecutionMode.CONCURRENT)
class KWalletOverBusTest {
  @TempDir Path folder;

  @Test
  void keepsAKeyAndForgetsIt() throws Exception {
    Attempt attempt = new Attempt(() -> false);
    try (PrivateBus bus = new PrivateBus(folder);
        DBusConnection kde = bus.connect()) {
      kde.exportObject("/modules/kwalletd6", new Plasma());
      kde.requestBusName("org.kde.kwalletd6");
      KWalletBackend backend = KWalletBackend.find(new SessionBus(bus::way)).orElseThrow();

      backend.set("lab", Secret.of("key"), attempt);
      assertThat(backend.get("lab", attempt).reveal()).isEqualTo("key");
      backend.delete("lab", attempt);
      assertThat(backend.get("lab", attempt)).isNull();
    }
  }

  /** The methods that are used, in the names that the bus has for them. */
  @DBusInterfaceName("org.kde.KWallet")
  public interface Wallet extends DBusInterface {
    boolean isEnabled();

    String localWallet();

    int open(String wallet, long window, String program);

    boolean hasEntry(int wallet, String folder, String key, String program);

    String readPassword(int wallet, String folder, String key, String program);

    int writePassword(int wallet, String folder, String key, String value, String program);

    int removeEntry(int wallet, String folder, String key, String program);
  }

  /** One open wallet. */
  public static final class Plasma implements Wallet {
    private final Map<String, String> entries = new ConcurrentHashMap<>();

    @Override
    public boolean isEnabled() {
      return true;
    }

    @Override
    public String localWallet() {
      return "kdewallet";
    }

    @Override
    public int open(String wallet, long window, String program) {
      return 7;
    }

    @Override
    public boolean hasEntry(int wallet, String folder, String key, String program) {
      return entries.containsKey(folder + "/" + key);
    }

    @Override
    public String readPassword(int wallet, String folder, String key, String program) {
      return entries.get(folder + "/" + key);
    }

    @Override
    public int writePassword(int wallet, String folder, String key, String value, String program) {
      entries.put(folder + "/" + key, value);
      return 0;
    }

    @Override
    public int removeEntry(int wallet, String folder, String key, String program) {
      return entries.remove(folder + "/" + key) == null ? -3 : 0;
    }

    @Override
    public String getObjectPath() {
      return "/modules/kwalletd6";
    }

    @Override
    public boolean isRemote() {
      return false;
    }
  }
}
