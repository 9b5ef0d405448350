package envwatch.ui.console;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import envwatch.catalogue.Effect;
import envwatch.catalogue.RawCall;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.QuestionDialog;
import envwatch.watch.AccountView;
import envwatch.words.PlainText;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.stage.Window;

/** The question before a call that changes something; what destroys asks for the name. */
final class CallQuestionDialog implements CallConfirmation {
  private final Supplier<Window> owner;
  private final CallNames names;
  private final Consumer<String> copy;

  /**
   * @param copy puts a text into the clipboard
   */
  public CallQuestionDialog(Supplier<Window> owner, CallNames names, Consumer<String> copy) {
    this.owner = owner;
    this.names = names;
    this.copy = copy;
  }

  @Override
  public void ask(RawCall call, AccountView account, Runnable agreed) {
    boolean destroys = call.operation().effect() == Effect.DESTROYS;
    Glyph icon = destroys ? Glyph.DELETE : Glyph.SEND;
    QuestionDialog dialog =
        new QuestionDialog(
            owner.get(),
            icon,
            text("console.ask.title", call.operation().purpose()),
            text("console.ask.send"),
            agreed,
            () -> {});
    Label facts =
        styled(
            Controls.wrapped(
                text("console.ask.facts", call.operation().id(), PlainText.line(account.name()))),
            "text-muted");
    dialog.add(facts);
    List<String> targets = names.targets(call, account.id());
    targets.forEach(target -> dialog.add(Controls.wrapped(target)));
    dialog.add(Controls.wrapped(text(destroys ? "console.ask.destroys" : "console.ask.changes")));
    if (destroys) {
      dialog.requireTyped(text("console.ask.type"), names.toType(call, account.id()), copy);
    }
    dialog.show();
  }
}
