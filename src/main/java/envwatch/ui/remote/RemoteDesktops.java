package envwatch.ui.remote;

import static envwatch.words.Messages.text;

import envwatch.api.ApiException;
import envwatch.api.EnvironmentService;
import envwatch.model.EnvironmentKey;
import envwatch.model.Machine;
import envwatch.model.RemoteAccess;
import envwatch.model.Secret;
import envwatch.remote.RdpText;
import envwatch.remote.RemoteDesktopClient;
import envwatch.remote.UnsafeRdpException;
import envwatch.ui.SecretClipboard;
import envwatch.words.FailureWords;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import org.jspecify.annotations.Nullable;

/** Opens remote desktops: asks for the file, checks it, saves it, and hands it to a client. */
final class RemoteDesktops {
  private final AccessDesk desk;
  private final AccessNotes notes;
  private final SecretClipboard clipboard;

  RemoteDesktops(AccessDesk desk, AccessNotes notes, SecretClipboard clipboard) {
    this.desk = desk;
    this.notes = notes;
    this.clipboard = clipboard;
  }

  /** What is to be opened. */
  private record Wanted(
      EnvironmentKey environment, String environmentName, Machine machine, int width, int height) {}

  /**
   * What came of it.
   *
   * @param password for the clipboard; null when nothing was saved or none is known
   */
  private record Outcome(AccessNote note, @Nullable Secret password) {
    static Outcome failed(String words) {
      return new Outcome(AccessNote.failed(words), null);
    }
  }

  /** Returns at once; notes tell how it goes. */
  void open(EnvironmentKey environment, String environmentName, Machine machine) {
    Rectangle2D screen = Screen.getPrimary().getBounds();
    Wanted wanted =
        new Wanted(
            environment,
            environmentName,
            machine,
            (int) Math.round(screen.getWidth()),
            (int) Math.round(screen.getHeight()));
    Consumer<AccessNote> note =
        notes.begin(AccessNote.underWay(text("access.remote.asking", machine.name())));
    desk.requests()
        .execute(() -> {
          Outcome outcome = obtain(wanted);
          desk.javaFxThread().execute(() -> tell(outcome, note));
        });
  }

  private void tell(Outcome outcome, Consumer<AccessNote> note) {
    Secret password = outcome.password();
    if (password != null && !password.isEmpty()) {
      clipboard.copy(password);
    }
    note.accept(outcome.note());
  }

  private Outcome obtain(Wanted wanted) {
    Optional<EnvironmentService> service = desk.service().apply(wanted.environment().account());
    if (service.isEmpty()) {
      return Outcome.failed(text("access.not-connected.sentence"));
    }
    String name = wanted.machine().name();
    try {
      RemoteAccess access =
          service
              .get()
              .remoteAccess(
                  wanted.environment().environment(),
                  wanted.machine().id(),
                  wanted.width(),
                  wanted.height());
      String checked = RdpText.checked(access.rdp(), desk.drives().getAsBoolean());
      Path file = desk.files().save(wanted.environmentName(), name, checked);
      Secret served = access.password();
      Secret password = served == null ? wanted.machine().password() : served;
      return new Outcome(start(file, name, password), password);
    } catch (ApiException e) {
      String cause = FailureWords.sentence(e, service.get().address());
      return Outcome.failed(text("access.remote.failed", name, cause));
    } catch (UnsafeRdpException e) {
      return Outcome.failed(
          e.aboutDrives()
              ? text("access.remote.drives", name)
              : text("access.remote.unsafe", name, e.setting()));
    } catch (IOException e) {
      return Outcome.failed(text("access.remote.not-saved", name));
    }
  }

  private AccessNote start(Path file, String name, @Nullable Secret password) {
    Optional<RemoteDesktopClient> client = desk.client().get();
    String next = password == null || password.isEmpty() ? "" : text("access.remote.password");
    if (client.isEmpty()) {
      String words = text("access.remote.no-client", name, file.toString());
      return new AccessNote(AccessNote.Kind.DONE, sentences(words, next), file);
    }
    try {
      client.get().open(file);
    } catch (IOException e) {
      String words = text("access.remote.not-started", client.get().name(), file.toString());
      return new AccessNote(AccessNote.Kind.FAILED, sentences(words, next), file);
    }
    String opened = text("access.remote.opened", name, client.get().name());
    String warning = desk.onWindows() ? text("access.remote.unsigned") : "";
    return AccessNote.done(sentences(opened, next, warning));
  }

  private static String sentences(String... parts) {
    return String.join(" ", Arrays.stream(parts).filter(p -> !p.isEmpty()).toList());
  }
}
