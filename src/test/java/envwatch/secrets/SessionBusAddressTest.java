package envwatch.secrets;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.secrets.SecretStoreException.Cause;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.freedesktop.dbus.connections.impl.DBusConnectionBuilder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class SessionBusAddressTest {
  /** As an environment variable that is empty, wrong, or left over from another session. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "unix:",
        "unix:path=/nowhere/bus",
        "autolaunch:",
        "tcp:host=127.0.0.1,port=1"
      })
  void whereNoBusCanBeReachedThereIsNoKeychain(String address) {
    SessionBus bus = new SessionBus(() -> DBusConnectionBuilder.forAddress(address));

    assertThatThrownBy(() -> bus.call("service", "/", "type", "Method", ""))
        .asInstanceOf(InstanceOfAssertFactories.type(SecretStoreException.class))
        .extracting(SecretStoreException::reason)
        .isEqualTo(Cause.ABSENT);
  }
}
