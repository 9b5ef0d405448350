package envwatch.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.secrets.SecretStoreException.Cause;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class SessionBusTest {
  @ParameterizedTest
  @CsvSource({
    "org.freedesktop.Secret.Error.IsLocked, LOCKED",
    "org.freedesktop.Secret.Error.NoSession, GONE",
    "org.freedesktop.Secret.Error.NoSuchObject, UNUSABLE",
    "org.freedesktop.DBus.Error.ServiceUnknown, GONE",
    "org.freedesktop.DBus.Error.NoReply, GONE",
    "org.freedesktop.DBus.Error.Disconnected, GONE",
    "org.freedesktop.DBus.Error.Spawn.ExecFailed, GONE",
    "org.freedesktop.DBus.Error.Timeout, TIME_OUT",
    "org.freedesktop.DBus.Error.UnknownMethod, UNUSABLE",
    "org.freedesktop.DBus.Error.AccessDenied, DENIED",
    "org.example.Anything, DENIED"
  })
  void whatStoodInTheWayIsToldByTheNameOfTheError(String name, Cause cause) {
    assertThat(SessionBus.cause(name)).isEqualTo(cause);
  }
}
