package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.named;
import static envwatch.words.Messages.text;

import envwatch.model.ApiAccount;
import envwatch.model.Secret;
import envwatch.secrets.ApiKeys;
import envwatch.settings.NetworkSettings;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.FormField;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
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
  private final Button button = named(new Button(), "account-test");
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
    button.setOnAction(event -> pressed());
    getChildren().addAll(button, pane);
    stopped();
    forgetWhenEdited();
  }

  /** A result says nothing about what was typed afterwards. */
  private void forgetWhenEdited() {
    AccountDraft draft = account.draft();
    Stream.<ObservableValue<?>>of(
            draft.address(),
            draft.version(),
            draft.apiId(),
            draft.newKey(),
            draft.listedOnly(),
            draft.environments(),
            network.value(NetworkSettings.PROXY),
            network.typed(NetworkSettings.PROXY_HOST),
            network.number(NetworkSettings.PROXY_PORT).typed(),
            network.typed(NetworkSettings.PROXY_USER),
            network.newProxyPassword(),
            network.typed(NetworkSettings.AUTHORITY_FILE))
        .forEach(value -> value.subscribe((before, now) -> cancel()));
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
    pane.forget();
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
