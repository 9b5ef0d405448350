package envwatch.ui.training.edit;

import envwatch.model.AccountId;
import envwatch.model.training.ClassDetails;
import envwatch.model.training.ClassField;
import envwatch.model.training.ClassKey;
import envwatch.ui.choices.Lookups;
import envwatch.ui.training.OpenClass;
import envwatch.ui.training.edit.ChangeSender.Result;
import envwatch.watch.AccountView;
import envwatch.watch.ClassView;
import envwatch.words.ClassWords;
import envwatch.words.PlainText;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** Opens the dialogs that create and edit classes. */
record ClassDialogs(
    Supplier<? extends @Nullable Window> owner,
    Function<AccountId, Lookups> lookups,
    Function<AccountId, ChangeSender> senders) {
  /** Asks for the account where there are several. */
  void create(OfferedButton button, List<AccountView> possible, OpenClass open) {
    if (possible.size() == 1) {
      create(possible.getFirst().id(), open);
      return;
    }
    ContextMenu menu = new ContextMenu();
    for (AccountView account : possible) {
      MenuItem item = new MenuItem(PlainText.name(account.name()));
      item.setMnemonicParsing(false);
      item.setOnAction(event -> create(account.id(), open));
      menu.getItems().add(item);
    }
    menu.show(button, Side.BOTTOM, 0, 0);
  }

  private void create(AccountId account, OpenClass open) {
    open(
        account,
        null,
        null,
        accepted -> {
          ClassKey created = accepted.created();
          if (created != null) {
            open.open(created);
          }
        });
  }

  void edit(ClassView seen) {
    if (seen.details() != null) {
      open(seen.key().account(), seen.key(), seen.details(), accepted -> {});
    }
  }

  private void open(
      AccountId account,
      @Nullable ClassKey edited,
      @Nullable ClassDetails details,
      Consumer<Result.Accepted> done) {
    new ClassDialog(
            owner.get(),
            edited,
            details,
            lookups.apply(account),
            ZoneId.systemDefault(),
            senders.apply(account),
            done)
        .show();
  }

  void instructors(ClassView seen) {
    AccountId account = seen.key().account();
    new InstructorsDialog(
            owner.get(),
            new InstructorsDialog.Target(
                seen.key(),
                StudentEditing.name(seen),
                seen.detail(ClassField.POLICY),
                seen.detail(ClassField.INSTRUCTOR),
                ClassWords.instructorEmail(seen)),
            lookups.apply(account),
            senders.apply(account))
        .show();
  }
}
