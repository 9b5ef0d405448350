package envwatch.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import envwatch.model.Secret;
import envwatch.secrets.SecretStoreException.Cause;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.freedesktop.dbus.DBusPath;
import org.freedesktop.dbus.types.Variant;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What becomes of calls while the keyring is locked and asks a person for its password. */
@Tag("fast")
class SecretServiceBackendTest {
  private static final Secret KEY = Secret.of("key");

  private final LockedKeyring keyring = new LockedKeyring();
  private final SecretServiceBackend backend = new SecretServiceBackend(keyring);
  private final AtomicBoolean outdated = new AtomicBoolean();
  private final Attempt attempt = new Attempt(outdated::get);

  @Test
  void aKeyIsWrittenAfterThePersonHasUnlocked() throws SecretStoreException {
    keyring.person = keyring::unlock;

    backend.set("lab", KEY, attempt);

    assertThat(keyring.calls).contains("Prompt").endsWith("CreateItem");
  }

  @Test
  void whileThePersonIsAskedTheCallIsKnownToWaitForThem() throws SecretStoreException {
    List<Boolean> waiting = new ArrayList<>();
    keyring.person =
        () -> {
          waiting.add(attempt.waitsForPerson());
          keyring.unlock();
        };

    backend.set("lab", KEY, attempt);

    waiting.add(attempt.waitsForPerson());
    assertThat(waiting).containsExactly(true, false);
  }

  @Test
  void aQuestionThatThePersonClosedIsToldAsSuch() {
    keyring.person = () -> keyring.completed(true);

    assertThat(failureOf(() -> backend.get("lab", attempt))).isEqualTo(Cause.DISMISSED);
  }

  @Test
  void aKeyringThatStaysLockedIsToldAsLocked() {
    keyring.person = () -> keyring.completed(false);

    assertThat(failureOf(() -> backend.get("lab", attempt))).isEqualTo(Cause.LOCKED);
  }

  @Test
  void aWriteThatANewerOneReplacedMeanwhileWritesNothing() throws SecretStoreException {
    keyring.person =
        () -> {
          outdated.set(true);
          keyring.unlock();
        };

    backend.set("lab", KEY, attempt);

    assertThat(keyring.calls).contains("Prompt").doesNotContain("CreateItem");
  }

  @Test
  void aDeletionThatANewerWriteReplacedMeanwhileDeletesNothing() throws SecretStoreException {
    keyring.person =
        () -> {
          outdated.set(true);
          keyring.unlock();
        };

    backend.delete("lab", attempt);

    assertThat(keyring.calls).contains("Prompt").doesNotContain("Delete");
  }

  @Test
  void anEntryThatWasNotMadeIsTold() {
    keyring.unlock();
    keyring.made = LockedKeyring.NONE;

    assertThat(failureOf(() -> backend.set("lab", KEY, attempt))).isEqualTo(Cause.DENIED);
  }

  private static Cause failureOf(ThrowingCallable call) {
    return catchThrowableOfType(SecretStoreException.class, call).reason();
  }

  /** A Secret Service with one entry in one collection, which is locked. */
  private static final class LockedKeyring implements Bus {
    private static final DBusPath NONE = new DBusPath("/");
    private static final DBusPath COLLECTION = new DBusPath("/collection/login");
    private static final DBusPath ENTRY = new DBusPath("/collection/login/1");
    private static final DBusPath QUESTION = new DBusPath("/prompt/1");

    final List<String> calls = new ArrayList<>();
    Runnable person = () -> {};
    DBusPath made = ENTRY;
    private boolean locked = true;
    private @Nullable BiConsumer<String, Object[]> heard;

    void unlock() {
      locked = false;
      completed(false);
    }

    void completed(boolean dismissed) {
      if (heard != null) {
        heard.accept(QUESTION.getPath(), new Object[] {dismissed, new Variant<>("")});
      }
    }

    @Override
    public Object[] call(
        String service,
        String path,
        String type,
        String method,
        String signature,
        Object... arguments) {
      calls.add(method);
      return switch (method) {
        case "ReadAlias" -> new Object[] {COLLECTION};
        case "Get" -> new Object[] {new Variant<>(locked)};
        case "SearchItems" -> new Object[] {entries(!locked), entries(locked)};
        case "Unlock" -> new Object[] {List.of(), QUESTION};
        case "Prompt" -> {
          person.run();
          yield new Object[0];
        }
        // The smallest public value that the algorithm allows: nothing is decrypted here.
        case "OpenSession" ->
            new Object[] {new Variant<>(new byte[] {2}, "ay"), new DBusPath("/session/1")};
        case "CreateItem" -> new Object[] {made, NONE};
        case "Delete" -> new Object[] {NONE};
        default -> throw new AssertionError(method);
      };
    }

    private static List<DBusPath> entries(boolean found) {
      return found ? List.of(ENTRY) : List.of();
    }

    @Override
    public Listening listen(String type, String signal, BiConsumer<String, Object[]> listener) {
      heard = listener;
      return () -> heard = null;
    }
  }
}
