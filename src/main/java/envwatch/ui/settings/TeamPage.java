package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.named;
import static envwatch.words.Messages.text;

import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.settings.TeamSettings;
import envwatch.team.TeamServer.Access;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.FocusLoss;
import envwatch.ui.kit.Form;
import envwatch.ui.kit.FormField;
import envwatch.ui.kit.SecretField;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.jspecify.annotations.Nullable;

/** The servers that a team shares, and what others call the user. */
final class TeamPage extends FormPage<TeamSettings, TeamDraft> {
  private final NetworkDraft network;
  private final ApiKeys keys;
  private final BackgroundWork background;

  TeamPage(
      TeamDraft draft,
      NetworkDraft network,
      ApiKeys keys,
      TeamTester prometheus,
      TeamTester alertmanager,
      BackgroundWork background) {
    super(PageName.TEAM, draft);
    this.network = network;
    this.keys = keys;
    this.background = background;
    addServer(TeamFields.PROMETHEUS, prometheus);
    addServer(TeamFields.ALERTMANAGER, alertmanager);
    TextField name = named(new TextField(), "team-name");
    name.setPromptText(System.getProperty("user.name", ""));
    name.textProperty().bindBidirectional(draft.typed(TeamSettings.NAME));
    form.add("settings.team.name", name, Form.hint(text("settings.team.name.hint")));
  }

  private void addServer(TeamFields server, TeamTester tester) {
    form.heading("settings.team." + server.word());
    form.addWide(Form.hint(text("settings.team." + server.word() + ".hint")));
    TextField address = named(new TextField(), server.word() + "-address");
    address.setPromptText(text("settings.team." + server.word() + ".prompt"));
    address.textProperty().bindBidirectional(draft.typed(server.address));
    FocusLoss.field(address, () -> draft.completeAddress(server.address));
    FormField addressField =
        form.add(
            "settings.team.address",
            address,
            address,
            draft.typed(server.address),
            () -> draft.addressProblem(server.address));
    TextField user = named(new TextField(), server.word() + "-user");
    user.setPromptText(text("settings.team.user.prompt"));
    user.textProperty().bindBidirectional(draft.typed(server.user));
    form.add("settings.team.user", user);
    SecretField password = named(new SecretField(), server.word() + "-password");
    password.setPromptText(
        keys.cached(server.password).isPresent() ? text("settings.team.password.prompt") : "");
    password
        .textProperty()
        .subscribe((before, now) -> draft.newPassword(server).set(password.secret()));
    form.add("settings.team.password", password);
    addTest(server, addressField, tester);
  }

  private void addTest(TeamFields server, FormField address, TeamTester tester) {
    Label found = named(Controls.wrapped(""), server.word() + "-tested");
    Controls.showWhile(found, found.textProperty().isNotEmpty());
    Button test = named(new Button(text("settings.team.test")), server.word() + "-test");
    test.disableProperty().bind(draft.typed(server.address).map(String::isBlank));
    test.setOnAction(event -> {
      if (address.check()) {
        run(server, tester, found);
      } else {
        address.control().requestFocus();
      }
    });
    Stream.<ObservableValue<?>>of(
            draft.typed(server.address), draft.typed(server.user), draft.newPassword(server))
        .forEach(typed -> typed.subscribe((before, now) -> found.setText("")));
    form.addWide(test, found);
  }

  private void run(TeamFields server, TeamTester tester, Label found) {
    found.setText(text("settings.team.testing"));
    TeamSettings typed = draft.settings();
    var access =
        new Access(
            typed.address(server.address).orElseThrow(), typed.get(server.user), password(server));
    var over = new ConnectionTester.Network(network.settings(), network.proxyPassword());
    background.start(
        () -> tester.run(access, over),
        words -> {
          if (typed.equals(draft.settings())) {
            found.setText(words);
          }
        });
  }

  private @Nullable Secret password(TeamFields server) {
    Secret typed = draft.newPassword(server).get();
    return typed == null ? keys.cached(server.password).orElse(null) : typed;
  }
}
