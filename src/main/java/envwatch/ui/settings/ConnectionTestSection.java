package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.form.FormField;
import envwatch.ui.settings.draft.AccountDraft;
import envwatch.ui.settings.draft.NetworkDraft;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The button that tries an account as typed, and below it what came of it. */
final class ConnectionTestSection extends VBox {
  private final AccountForm account;
  private final NetworkDraft network;
  private final ApiKeys keys;
  private final ConnectionTester tester;
  private final BackgroundWork background;
  private final Consumer<Node> scrollTo;
  private final Button button = new Button();
  private final ConnectionTestPane pane = new ConnectionTestPane();
  private BackgroundWork.@Nullable Task running;

  ConnectionTestSection(
      AccountForm account,
      NetworkDraft network,
      ApiKeys keys,
      ConnectionTester tester,
      BackgroundWork background,
      Consumer<Node> scrollTo) {
    this.scrollTo = scrollTo;
    this.account = account;
    this.network = network;
    this.keys = keys;
    this.tester = tester;
    this.background = background;
    getStyleClass().add("connection-test-section");
    button.setId("account-test");
    button.setOnAction(event -> pressed());
    getChildren().addAll(button, pane);
    stopped();
    forgetWhenEdited();
  }

  /** A result says nothing about what was typed afterwards. */
  private void forgetWhenEdited() {
    AccountDraft draft = account.draft();
    Runnable forget = this::cancel;
    draft.address().subscribe((before, now) -> forget.run());
    draft.version().subscribe((before, now) -> forget.run());
    draft.apiId().subscribe((before, now) -> forget.run());
    draft.newKey().subscribe((before, now) -> forget.run());
    draft.listedOnly().subscribe((before, now) -> forget.run());
    draft.environments().subscribe((before, now) -> forget.run());
    network.proxy().subscribe((before, now) -> forget.run());
    network.proxyHost().subscribe((before, now) -> forget.run());
    network.proxyPort().typed().subscribe((before, now) -> forget.run());
    network.proxyUser().subscribe((before, now) -> forget.run());
    network.newProxyPassword().subscribe((before, now) -> forget.run());
    network.authorityFile().subscribe((before, now) -> forget.run());
  }

  private void pressed() {
    if (running != null) {
      cancel();
      return;
    }
    Optional<FormField> problem = account.firstProblemForTest();
    if (problem.isPresent()) {
      problem.get().control().requestFocus();
    } else if (network.proxyHostProblem().or(network::proxyPortProblem).isPresent()) {
      pane.say(text("test.proxy-incomplete"));
    } else {
      key().ifPresentOrElse(this::start, () -> pane.say(text("test.key-unknown")));
    }
  }

  private Optional<Secret> key() {
    AccountDraft draft = account.draft();
    return Optional.<Secret>ofNullable(draft.newKey().get()).or(() -> keys.cached(draft.id()));
  }

  private void start(Secret key) {
    ApiAccount tried = account.draft().account(key);
    var over = new ConnectionTester.Network(network.settings(), network.proxyPassword());
    button.setText(text("test.cancel"));
    pane.begin();
    scrollTo.accept(pane);
    running =
        background.start(task -> {
          tester.run(tried, over, result -> task.show(() -> pane.show(result, tried)));
          task.show(this::finished);
        });
  }

  private void cancel() {
    if (running != null) {
      running.cancel();
    }
    pane.clear();
    stopped();
  }

  /** What the steps said has made the pane higher: its last line says what to do. */
  private void finished() {
    stopped();
    scrollTo.accept(pane);
  }

  private void stopped() {
    running = null;
    button.setText(text("test.start"));
  }
}
