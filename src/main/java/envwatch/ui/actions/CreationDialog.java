package envwatch.ui.actions;

import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.api.Capability;
import envwatch.history.DurationEstimate;
import envwatch.model.AccountId;
import envwatch.model.Choice;
import envwatch.model.Environment;
import envwatch.model.EnvironmentDraft;
import envwatch.ui.choices.Lookups;
import envwatch.ui.choices.OutcomeLine;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.DialogFrame;
import envwatch.ui.kit.FormBody;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icon;
import envwatch.ui.kit.ShownAs;
import envwatch.watch.AccountView;
import envwatch.words.PlainText;
import envwatch.words.WaitingWords;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Creates an environment. It closes once the service accepted it; until then nothing that was typed
 * is lost. Lives on the JavaFX thread.
 */
final class CreationDialog {
  private static final double WIDTH = 42;
  private static final double HEIGHT = 42;

  private final CreationRequests requests;
  private final VBox content = new VBox();
  private final Label usual = Controls.wrapped("");
  private final Label notShown = Controls.wrapped(text("creation.not-shown"));
  private final Predicate<AccountId> watchesOnlyChosen;
  private final OutcomeLine outcome = new OutcomeLine("creation-outcome");
  private final DialogFrame frame;
  private final Button create;
  private final FormSending sending;
  private final @Nullable Environment like;
  private AccountView account;
  private CreationForm form;

  /**
   * @param possible the accounts in which an environment can be created; at least one
   * @param like the environment that is created again; null for none
   * @param watchesOnlyChosen whether an account will not show the new environment
   * @param showCall shows what would be sent in an account
   */
  CreationDialog(
      @Nullable Window owner,
      List<AccountView> possible,
      @Nullable Environment like,
      CreationRequests requests,
      Predicate<AccountId> watchesOnlyChosen,
      BiConsumer<AccountView, EnvironmentDraft> showCall) {
    this.requests = requests;
    this.like = like;
    this.watchesOnlyChosen = watchesOnlyChosen;
    account = possible.getFirst();
    content.getStyleClass().add("dialog-body");
    VBox body = FormBody.of(content, outcome);
    frame =
        new DialogFrame(
            owner,
            Modality.WINDOW_MODAL,
            Glyph.ADD_CIRCLE_OUTLINE,
            text("creation.title"),
            body,
            WIDTH,
            HEIGHT);
    frame.askBeforeDiscarding();
    create = frame.actionButton(text("creation.create"), Glyph.ADD_CIRCLE_OUTLINE, this::create);
    create.setId("creation-create");
    create.setDefaultButton(true);
    sending = new FormSending(content, create, outcome, frame);
    Button call = new Button(text("console.show-call"), new Icon(Glyph.CODE));
    call.setId("creation-show-call");
    call.getStyleClass().add(Styles.FLAT);
    call.setOnAction(event -> showCall.accept(account, form.fields().draft()));
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    frame.buttons(call, gap, frame.cancelButton(text("confirm.cancel")), create);
    usual.setId("creation-usual");
    usual.managedProperty().bind(usual.textProperty().isNotEmpty());
    if (possible.size() > 1) {
      content.getChildren().add(accounts(possible));
    }
    notShown.setId("creation-not-shown");
    notShown.managedProperty().bind(notShown.visibleProperty());
    content.getChildren().addAll(new VBox(), usual, notShown);
    form = open(account);
    load();
  }

  private Node accounts(List<AccountView> possible) {
    ComboBox<AccountView> box = new ComboBox<>();
    box.setId("creation-account");
    box.setMaxWidth(Double.MAX_VALUE);
    box.setConverter(new ShownAs<>(each -> PlainText.name(each.name())));
    box.getItems().setAll(possible);
    box.setValue(account);
    box.setAccessibleText(text("creation.account"));
    box.valueProperty()
        .subscribe((before, chosen) -> {
          if (!chosen.id().equals(account.id())) {
            account = chosen;
            form = open(chosen);
            load();
          }
        });
    Label label = new Label(text("creation.account"));
    label.setLabelFor(box);
    VBox row = new VBox(label, box);
    row.getStyleClass().add("form-row");
    return row;
  }

  /** Every account has its own projects, blueprints and so on. */
  private CreationForm open(AccountView of) {
    CreationFields fields = new CreationFields(of.offers(Capability.CREATION_DETAILS), like);
    Lookups lookups = requests.lookups(of.id());
    lookups.onlyWhileOpen(frame.window());
    CreationForm opened = new CreationForm(fields, lookups);
    content.getChildren().set(content.getChildren().size() - 3, opened.form());
    notShown.setVisible(watchesOnlyChosen.test(of.id()));
    fields
        .blueprint()
        .chosen()
        .subscribe(chosen -> {
          usual.setText("");
          if (chosen != null) {
            requests.usual(of.id(), chosen.name(), learned -> show(fields, chosen, learned));
          }
        });
    if (like != null) {
      opened.choose(like);
    }
    return opened;
  }

  private void load() {
    form.load();
    showObstacle();
  }

  private void show(CreationFields fields, Choice blueprint, @Nullable DurationEstimate learned) {
    if (form.fields() == fields && blueprint.equals(fields.blueprint().chosen().get())) {
      usual.setText(learned == null ? "" : WaitingWords.ready(learned));
      frame.grow();
    }
  }

  private void showObstacle() {
    Optional<String> obstacle = requests.obstacle(account.id());
    create.setDisable(obstacle.isPresent());
    obstacle.ifPresentOrElse(outcome::warn, outcome::clear);
  }

  void show() {
    frame.show(form.name());
  }

  private void create() {
    sending.begin(
        form.form(),
        () ->
            requests.create(
                account.id(), form.fields().draft(), result -> sending.end(result, frame::close)));
  }
}
