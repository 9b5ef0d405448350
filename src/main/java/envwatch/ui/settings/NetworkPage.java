package envwatch.ui.settings;

import static envwatch.settings.NetworkSettings.AUTHORITY_FILE;
import static envwatch.settings.NetworkSettings.PROXY;
import static envwatch.settings.NetworkSettings.PROXY_HOST;
import static envwatch.settings.NetworkSettings.PROXY_PORT;
import static envwatch.settings.NetworkSettings.PROXY_USER;
import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.ui.kit.Controls.whole;
import static envwatch.words.Messages.text;

import envwatch.settings.NetworkSettings;
import envwatch.settings.NetworkSettings.ProxyChoice;
import envwatch.settings.ReleaseSettings;
import envwatch.settings.ReleaseSettings.Looking;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FocusLoss;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.SecretField;
import java.io.File;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.stage.FileChooser;
import org.jspecify.annotations.Nullable;

/** Proxy and certificate authority. */
final class NetworkPage extends FormPage<NetworkSettings, NetworkDraft> {
  private final BackgroundWork background;
  private final TextField authority = named(new TextField(), "authority-file");
  private final Label found = named(Form.hint(""), "authority-found");
  private final FormField authorityField;
  private CheckedFile checked = new CheckedFile("", new CertificateFile.Usable(""));
  private @Nullable Runnable whenSettled;

  private record CheckedFile(String typed, CertificateFile result) {}

  /**
   * @param releases null if it is not known where newer versions are published
   */
  NetworkPage(
      NetworkDraft draft,
      @Nullable SectionDraft<ReleaseSettings> releases,
      BackgroundWork background) {
    super(PageName.NETWORK, draft);
    this.background = background;
    addProxy();
    authorityField = authorityField();
    checkFile();
    if (releases != null) {
      addNewerVersions(releases.value(ReleaseSettings.LOOKING));
    }
  }

  private void addNewerVersions(ObjectProperty<Looking> looking) {
    form.heading("settings.network.versions");
    BooleanProperty wanted = new SimpleBooleanProperty(looking.get() == Looking.YES);
    wanted.subscribe((before, now) -> looking.set(now ? Looking.YES : Looking.NO));
    check("newer", wanted);
  }

  @Override
  public boolean settled(Runnable whenSettled) {
    if (isChecked()) {
      return true;
    }
    this.whenSettled = whenSettled;
    checkFile();
    return false;
  }

  private void addProxy() {
    form.heading("settings.network.proxy");
    choices("proxy", ProxyChoice.class, draft.value(PROXY));
    TextField host = named(new TextField(), "proxy-host");
    host.setPromptText(text("settings.proxy.host.prompt"));
    host.textProperty().bindBidirectional(draft.typed(PROXY_HOST));
    FormField hostField =
        form.add(
            "settings.proxy.host", host, host, draft.typed(PROXY_HOST), draft::proxyHostProblem);
    NumberSpinner port = named(new NumberSpinner(draft.number(PROXY_PORT)), "proxy-port");
    port.getEditor().setAccessibleText(text("settings.proxy.port"));
    FormField portField =
        form.add(
            "settings.proxy.port",
            port,
            port,
            draft.number(PROXY_PORT).typed(),
            draft::proxyPortProblem);
    TextField user = named(new TextField(), "proxy-user");
    user.textProperty().bindBidirectional(draft.typed(PROXY_USER));
    form.add("settings.proxy.user", user, Form.hint(text("settings.proxy.user.hint")));
    SecretField password = named(new SecretField(), "proxy-password");
    password.setPromptText(
        draft.typed(PROXY_USER).get().isEmpty() ? "" : text("settings.proxy.password.prompt"));
    password
        .textProperty()
        .subscribe((before, now) -> draft.newProxyPassword().set(password.secret()));
    form.add("settings.proxy.password", password);
    draft
        .value(PROXY)
        .subscribe(now -> {
          user.setDisable(!draft.usesProxy());
          password.setDisable(!draft.usesProxy());
          host.setDisable(!draft.usesProxyAddress());
          port.setDisable(!draft.usesProxyAddress());
          hostField.recheckIfInvalid();
          portField.recheckIfInvalid();
        });
  }

  private FormField authorityField() {
    form.heading("settings.authority");
    authority.setPromptText(text("settings.authority.prompt"));
    authority.textProperty().bindBidirectional(draft.typed(AUTHORITY_FILE));
    authority.textProperty().subscribe((before, now) -> found.setText(""));
    FocusLoss.field(authority, this::checkFile);
    Button choose =
        whole(Controls.button("authority-choose", text("settings.authority.choose"), this::choose));
    HBox.setHgrow(authority, Priority.ALWAYS);
    HBox both = styled(new HBox(authority, choose), "joined");
    Controls.showWhile(found, found.textProperty().isNotEmpty());
    return form.add(
        "settings.authority.file",
        authority,
        both,
        draft.typed(AUTHORITY_FILE),
        this::fileProblem,
        found,
        Form.hint(text("settings.authority.hint")));
  }

  private void choose() {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(text("settings.authority.choose.title"));
    chooser
        .getExtensionFilters()
        .setAll(
            new FileChooser.ExtensionFilter(
                text("settings.authority.choose.certificates"), "*.pem", "*.crt", "*.cer"),
            new FileChooser.ExtensionFilter(text("settings.authority.choose.all"), "*"));
    File file = chooser.showOpenDialog(form.getScene().getWindow());
    if (file != null) {
      draft.typed(AUTHORITY_FILE).set(file.getPath());
      checkFile();
    }
  }

  private String typed() {
    return draft.typed(AUTHORITY_FILE).get().strip();
  }

  private boolean isChecked() {
    return checked.typed().equals(typed());
  }

  /** Of a file that is still being read, nothing is said. */
  private Optional<String> fileProblem() {
    boolean unusable = isChecked() && checked.result() instanceof CertificateFile.Unusable;
    if (!unusable) {
      return Optional.empty();
    }
    return Optional.of(((CertificateFile.Unusable) checked.result()).problem());
  }

  private void checkFile() {
    String typed = typed();
    if (typed.isEmpty()) {
      show(new CheckedFile("", new CertificateFile.Usable("")));
    } else {
      background.start(() -> new CheckedFile(typed, CertificateFile.read(typed)), this::show);
    }
  }

  private void show(CheckedFile result) {
    if (!result.typed().equals(typed())) {
      return;
    }
    checked = result;
    found.setText(
        result.result() instanceof CertificateFile.Usable(String description) ? description : "");
    authorityField.check();
    Runnable waiting = whenSettled;
    whenSettled = null;
    if (waiting != null) {
      waiting.run();
    }
  }
}
