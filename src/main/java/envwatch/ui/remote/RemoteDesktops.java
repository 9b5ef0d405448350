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
import envwatch.ui.kit.Confirmation;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.words.FailureWords;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import org.jspecify.annotations.Nullable;

/** Opens remote desktops: asks for the file, checks it, saves it, and hands it to a client. */
record RemoteDesktops(
    AccessServices services,
    AccessNotes notes,
    SecretClipboard clipboard,
    Confirmation confirmation) {
  /** What is to be opened. */
  private record Wanted(
      EnvironmentKey environment, String environmentName, Machine machine, int width, int height) {}

  /** What came of asking the service. */
  private sealed interface Answer {
    /**
     * @param password null when none is known
     */
    record Served(RdpText rdp, @Nullable Secret password, URI service) implements Answer {}

    record Failed(String words) implements Answer {}
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
    services.background().start(() -> ask(wanted), answer -> take(answer, wanted, note));
  }

  private Answer ask(Wanted wanted) {
    Optional<EnvironmentService> service = services.service().apply(wanted.environment().account());
    if (service.isEmpty()) {
      return new Answer.Failed(text("access.not-connected.sentence"));
    }
    String name = wanted.machine().name();
    URI address = service.get().address();
    try {
      RemoteAccess access =
          service
              .get()
              .remoteAccess(
                  wanted.environment().environment(),
                  wanted.machine().id(),
                  wanted.width(),
                  wanted.height());
      RdpText rdp = RdpText.checked(access.rdp(), services.drives().getAsBoolean());
      Secret served = access.password();
      return new Answer.Served(rdp, served == null ? wanted.machine().password() : served, address);
    } catch (ApiException e) {
      String cause = FailureWords.sentence(e, services.shown().apply(address.getHost()));
      return new Answer.Failed(text("access.remote.failed", name, cause));
    } catch (UnsafeRdpException e) {
      return new Answer.Failed(text("access.remote.unsafe", name, e.setting()));
    }
  }

  private void take(Answer answer, Wanted wanted, Consumer<AccessNote> note) {
    switch (answer) {
      case Answer.Failed(String words) -> note.accept(AccessNote.failed(words));
      case Answer.Served served -> confirm(served, wanted, note);
    }
  }

  /** Asks first about whatever is weaker than usual in the file. */
  private void confirm(Answer.Served served, Wanted wanted, Consumer<AccessNote> note) {
    Machine machine = wanted.machine();
    Runnable start =
        () ->
            services
                .background()
                .start(
                    () -> start(served, wanted),
                    told -> tell(told, served.password(), wanted, note));
    RemoteDesktopWords.question(served.rdp(), machine, served.service(), services.shown())
        .ifPresentOrElse(
            question ->
                confirmation.ask(
                    question,
                    start,
                    () ->
                        note.accept(
                            AccessNote.notOpened(text("access.remote.declined", machine.name())))),
            start);
  }

  private void tell(
      AccessNote told, @Nullable Secret password, Wanted wanted, Consumer<AccessNote> note) {
    boolean saved = told.kind() == AccessNote.Kind.DONE || told.file() != null;
    if (saved && password != null && !password.isEmpty()) {
      clipboard.copy(password, wanted.machine().name());
    }
    note.accept(told);
  }

  private AccessNote start(Answer.Served served, Wanted wanted) {
    String name = wanted.machine().name();
    Path file;
    try {
      file = services.files().save(wanted.environmentName(), name, served.rdp().text());
    } catch (IOException e) {
      return AccessNote.failed(text("access.remote.not-saved", name));
    }
    String next = RemoteDesktopWords.afterwards(served.rdp(), served.password());
    Optional<RemoteDesktopClient> client = services.client().get();
    if (client.isEmpty()) {
      String words = text("access.remote.no-client", name, file.toString());
      return new AccessNote(
          AccessNote.Kind.NOT_OPENED, RemoteDesktopWords.sentences(words, next), file);
    }
    try {
      client.get().open(file);
    } catch (IOException e) {
      String words = text("access.remote.not-started", client.get().name(), file.toString());
      return new AccessNote(
          AccessNote.Kind.FAILED, RemoteDesktopWords.sentences(words, next), file);
    }
    String opened = text("access.remote.opened", name, client.get().name());
    String warning = services.onWindows() ? text("access.remote.unsigned") : "";
    return AccessNote.done(RemoteDesktopWords.sentences(opened, next, warning));
  }
}
