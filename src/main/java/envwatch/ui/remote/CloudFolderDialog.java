package envwatch.ui.remote;

import static envwatch.words.Messages.text;

import envwatch.model.AccountId;
import envwatch.model.CloudFolder;
import envwatch.model.Secret;
import envwatch.ui.choices.ChoiceBoxes;
import envwatch.ui.choices.Lookups;
import envwatch.ui.choices.Options;
import envwatch.ui.choices.OutcomeLine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormBody;
import envwatch.ui.kit.Glyph;
import envwatch.ui.secrets.PasswordReveal;
import envwatch.ui.secrets.SecretClipboard;
import envwatch.ui.secrets.SecretLine;
import envwatch.watch.AccountView;
import envwatch.words.PlainText;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Where the files of an account are and who signs in there. Lives on the JavaFX thread. */
final class CloudFolderDialog {
  private static final double WIDTH = 42;
  private static final double HEIGHT = 32;

  private final AccountId account;
  private final String name;
  private final Lookups lookups;
  private final Consumer<URI> opener;
  private final SecretClipboard clipboard;
  private final PasswordReveal<AccountId> reveal;
  private final ObjectProperty<Options.State> state =
      new SimpleObjectProperty<>(new Options.State.Loading());
  private final Form form = new Form();
  private final OutcomeLine outcome = new OutcomeLine("cloud-folder-outcome");
  private final DialogFrame frame;
  private final Button open;
  private @Nullable CloudFolder folder;

  CloudFolderDialog(
      @Nullable Window owner,
      AccountView account,
      Lookups lookups,
      Consumer<URI> opener,
      SecretClipboard clipboard,
      PasswordReveal<AccountId> reveal) {
    this.account = account.id();
    this.name = PlainText.name(account.name());
    this.lookups = lookups;
    this.opener = opener;
    this.clipboard = clipboard;
    this.reveal = reveal;
    VBox content =
        new VBox(
            Controls.wrapped(text("cloud-folder.what")),
            form,
            ChoiceBoxes.trouble(state, "cloud-folder", lookups.host(), this::load));
    content.getStyleClass().add("dialog-body");
    VBox body = FormBody.of(content, outcome);
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            Glyph.FOLDER_OPEN,
            text("cloud-folder.title", PlainText.quoted(account.name())),
            body,
            WIDTH,
            HEIGHT);
    lookups.onlyWhileOpen(frame.window());
    open = frame.actionButton(text("cloud-folder.open"), Glyph.FOLDER_OPEN, this::open);
    open.setDefaultButton(true);
    frame.buttons(frame.cancelButton(text("form.close")), open);
  }

  void show() {
    load();
    frame.show(open);
  }

  private void load() {
    state.set(new Options.State.Loading());
    open.setDisable(true);
    outcome.tell(text("form.loading"));
    lookups.ask(service -> service.cloudFolder(), this::take);
  }

  private void take(Lookups.Answer<CloudFolder> answer) {
    outcome.clear();
    state.set(Options.State.after(answer));
    if (answer instanceof Lookups.Answer.Found(CloudFolder found)) {
      show(found);
    }
    frame.grow();
  }

  private void show(CloudFolder found) {
    folder = found;
    add("address", found.address().toString());
    if (found.user() != null) {
      add("user", found.user());
    }
    if (found.password() != null) {
      addPassword(found.password());
    }
    String sizes =
        found.folders().stream().map(CloudFolderDialog::words).collect(Collectors.joining("\n"));
    if (!sizes.isEmpty()) {
      Label list = Controls.wrapped(sizes);
      list.setId("cloud-folder-list");
      list.getStyleClass().add("form-text");
      form.add("cloud-folder.folders", list);
    }
    open.setDisable(false);
    open.requestFocus();
  }

  private static String words(CloudFolder.Folder folder) {
    String called = PlainText.line(folder.name());
    return folder.used() == null || folder.quota() == null
        ? called
        : text(
            "cloud-folder.size",
            called,
            PlainText.line(folder.used()),
            PlainText.line(folder.quota()));
  }

  private void add(String called, String value) {
    TextField field = new TextField(value);
    field.setId("cloud-folder-" + called);
    field.setEditable(false);
    HBox.setHgrow(field, Priority.ALWAYS);
    Button copy =
        Controls.iconButton(
            Glyph.CONTENT_COPY,
            text("cloud-folder." + called + ".copy"),
            () -> clipboard.copyText(value));
    copy.setId("cloud-folder-" + called + "-copy");
    HBox row = new HBox(field, copy);
    row.getStyleClass().add("joined");
    form.addIn("cloud-folder." + called, field, row);
  }

  private void addPassword(Secret password) {
    SecretLine<AccountId> line =
        new SecretLine<AccountId>(
                "cloud-folder-password",
                new SecretLine.Words(
                    text("cloud-folder.password.show"),
                    text("cloud-folder.password.hide"),
                    text("cloud-folder.password.copy"),
                    text("cloud-folder.password.hidden")),
                reveal,
                () -> clipboard.copy(password, text("cloud-folder.of", name)))
            .wrapped();
    line.show(account, password);
    form.addIn("cloud-folder.password", line.value(), line);
  }

  /** The password is never part of it: other programs see the addresses that they are given. */
  private void open() {
    CloudFolder known = folder;
    if (known != null) {
      opener.accept(withUser(known));
    }
  }

  private static URI withUser(CloudFolder folder) {
    URI address = folder.address();
    try {
      return new URI(
          address.getScheme(),
          folder.user(),
          address.getHost(),
          address.getPort(),
          address.getPath(),
          null,
          null);
    } catch (URISyntaxException e) {
      return address;
    }
  }
}
