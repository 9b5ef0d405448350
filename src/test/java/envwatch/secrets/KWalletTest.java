package envwatch.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A session of KDE in which no Secret Service runs, only KWallet's older interface. */
@Tag("fast")
class KWalletTest {
  private static final Secret KEY = Secret.of("key");

  private final Attempt attempt = new Attempt(() -> false);

  @ParameterizedTest
  @ValueSource(strings = {"kwalletd6", "kwalletd5"})
  void keepsAKeyAndForgetsIt(String daemon) throws SecretStoreException {
    SystemKeychain.Backend backend = new LinuxKeychains(new Wallet(daemon)).open();

    backend.set("lab", KEY, attempt);
    assertThat(backend.get("lab", attempt).reveal()).isEqualTo("key");
    backend.delete("lab", attempt);
    assertThat(backend.get("lab", attempt)).isNull();
  }

  @Test
  void isAbsentWhereThePersonTurnedItOff() {
    Wallet wallet = new Wallet("kwalletd6");
    wallet.enabled = false;

    assertThat(failureOf(() -> new LinuxKeychains(wallet).open())).isEqualTo(Cause.ABSENT);
  }

  @Test
  void aQuestionThatThePersonClosedIsToldAsSuch() throws SecretStoreException {
    Wallet wallet = new Wallet("kwalletd6");
    SystemKeychain.Backend backend = new LinuxKeychains(wallet).open();
    wallet.handle = -1;

    assertThat(failureOf(() -> backend.get("lab", attempt))).isEqualTo(Cause.DISMISSED);
  }

  @Test
  void aKeyThatIsNotKeptIsTold() throws SecretStoreException {
    Wallet wallet = new Wallet("kwalletd6");
    SystemKeychain.Backend backend = new LinuxKeychains(wallet).open();
    wallet.written = -1;

    assertThat(failureOf(() -> backend.set("lab", KEY, attempt))).isEqualTo(Cause.DENIED);
  }

  private static Cause failureOf(ThrowingCallable call) {
    return catchThrowableOfType(SecretStoreException.class, call).reason();
  }

  /** A bus on which this daemon can be started, and nothing else. */
  private static final class Wallet implements Bus {
    private final String daemon;
    private final Map<String, String> entries = new HashMap<>();
    boolean enabled = true;
    int handle = 7;
    int written;

    Wallet(String daemon) {
      this.daemon = daemon;
    }

    @Override
    public Object[] call(
        String service,
        String path,
        String type,
        String method,
        String signature,
        Object... arguments) {
      if (service.equals("org.freedesktop.DBus")) {
        return new Object[] {method.equals("NameHasOwner") ? false : List.of("org.kde." + daemon)};
      }
      assertThat(service + path).isEqualTo("org.kde." + daemon + "/modules/" + daemon);
      return new Object[] {
        switch (method) {
          case "isEnabled" -> enabled;
          case "localWallet" -> "kdewallet";
          case "open" -> handle;
          case "hasEntry" -> entries.containsKey(entry(arguments));
          case "readPassword" -> entries.get(entry(arguments));
          case "writePassword" -> {
            entries.put(entry(arguments), (String) arguments[3]);
            yield written;
          }
          case "removeEntry" -> entries.remove(entry(arguments)) == null ? -3 : 0;
          default -> throw new AssertionError(method);
        }
      };
    }

    private String entry(Object... arguments) {
      assertThat(arguments[0]).isEqualTo(handle);
      return arguments[1] + "/" + arguments[2];
    }

    @Override
    public Listening listen(String type, String signal, BiConsumer<String, Object[]> heard) {
      throw new AssertionError(signal);
    }
  }
}
