package envwatch.ui.environments;

import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.key;
import static envwatch.words.Messages.text;

import envwatch.api.Capability;
import envwatch.model.Phase;
import envwatch.ui.kit.Controls;
import envwatch.ui.kit.Glyph;
import envwatch.ui.kit.Icons;
import envwatch.ui.kit.PlaceholderBox;
import envwatch.ui.model.DashboardModel;
import envwatch.ui.model.ListState;
import envwatch.ui.shell.DashboardCommands;
import envwatch.watch.AccountView;
import envwatch.watch.Link;
import envwatch.words.FailureWords;
import envwatch.words.MistakeWords;
import envwatch.words.PlainText;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;

/** Shown in place of the environments: says why there are none, and what to do. */
public final class EnvironmentPlaceholder extends StackPane {
  private static final int SKELETON_ROWS = 8;

  private final DashboardModel model;
  private final DashboardCommands commands;
  private @Nullable Said shown;

  /** What the words and buttons depend on. */
  private record Said(
      ListState state,
      String typed,
      @Nullable Phase phase,
      String causes,
      boolean tryHelps,
      boolean hostCanBeAsked) {}

  public EnvironmentPlaceholder(DashboardModel model, DashboardCommands commands) {
    this.model = model;
    this.commands = commands;
    // In a low window the list is lower than the rows to come.
    Rectangle bounds = new Rectangle();
    bounds.widthProperty().bind(widthProperty());
    bounds.heightProperty().bind(heightProperty());
    setClip(bounds);
    model.listStateProperty().subscribe(this::show);
    model.worldProperty().subscribe(this::show);
    model.filterTextProperty().subscribe(this::show);
    model.phaseProperty().subscribe(this::show);
    show();
  }

  /**
   * A view of the world that changes nothing said here leaves a button alone while it is pressed.
   */
  private void show() {
    ListState state = model.listStateProperty().get();
    String typed = model.filterTextProperty().get();
    Said now =
        new Said(
            state,
            typed,
            model.phaseProperty().get(),
            causes(),
            triesAgain(),
            hostCanBeAsked(typed));
    if (state != ListState.ROWS && !now.equals(shown)) {
      shown = now;
      getChildren().setAll(content(state));
    }
  }

  private Node content(ListState state) {
    return switch (state) {
      case ROWS -> new Region();
      case CONNECTING -> skeleton();
      case LOST -> said(Icons.of(trouble()), text("environments.lost"), causes(), tryNow());
      case SIGNED_OUT ->
          said(
              Glyph.LOCK,
              text("environments.signed-out"),
              text(signedOutHint()),
              button("banner.settings.button", commands::openSettings));
      case KEYCHAIN_ABSENT ->
          said(
              Glyph.LOCK,
              text("environments.signed-out"),
              text("environments.keychain-absent.hint"),
              button("banner.enter-key.button", commands::openSettings),
              button("banner.again.button", commands::askKeychain));
      case KEY_UNREAD ->
          said(
              Glyph.LOCK,
              text("status.keychain"),
              text("environments.key-unread.hint"),
              button("banner.again.button", commands::askKeychain));
      case EMPTY ->
          said(
              Glyph.INBOX,
              text("environments.empty"),
              text("environments.empty.hint"),
              button("banner.settings.button", commands::openSettings));
      case NO_MATCH -> said(Glyph.SEARCH_OFF, noMatch(), mistakes(), noMatchButtons());
    };
  }

  private String signedOutHint() {
    if (model.shownAccounts().isEmpty()) {
      return "environments.no-key.hint";
    }
    return triesAgain() ? "environments.signed-out.tried-again" : "environments.signed-out.hint";
  }

  private Button[] noMatchButtons() {
    Button clear = button("environments.no-match.clear", model::clearFilter);
    String typed = model.filterTextProperty().get().strip();
    if (!hostCanBeAsked(typed)) {
      return new Button[] {clear};
    }
    Button ask =
        Controls.button(
            "ask-for-host", text("access.host.ask", typed), () -> commands.findHost(typed));
    ask.setMnemonicParsing(false);
    return new Button[] {clear, ask};
  }

  private boolean hostCanBeAsked(String typed) {
    return HostName.looksLike(typed.strip())
        && model.shownAccounts().stream()
            .anyMatch(account -> account.offers(Capability.FIND_BY_HOST_NAME));
  }

  private String noMatch() {
    String typed = PlainText.line(model.filterTextProperty().get());
    Phase phase = model.phaseProperty().get();
    boolean filtered = !model.filterTextProperty().get().isBlank();
    if (phase == null) {
      return text("environments.no-match", typed);
    }
    return filtered
        ? text("environments.no-match.both", typed, text("chip." + key(phase)))
        : text("environments.no-match." + key(phase));
  }

  private String mistakes() {
    return MistakeWords.of(model.filterProperty().get());
  }

  private String causes() {
    return model.shownAccounts().stream()
        .filter(account -> account.link() instanceof Link.Lost)
        .map(EnvironmentPlaceholder::cause)
        .distinct()
        .collect(Collectors.joining("\n"));
  }

  /** Of the first account that is lost. */
  private Link.Trouble trouble() {
    return model.shownAccounts().stream()
        .map(AccountView::link)
        .filter(Link.Lost.class::isInstance)
        .map(link -> ((Link.Lost) link).trouble())
        .findFirst()
        .orElse(Link.Trouble.NO_CONNECTION);
  }

  private static String cause(AccountView account) {
    return account.link() instanceof Link.Lost lost
        ? FailureWords.ofAccount(lost.cause(), account.address())
        : "";
  }

  private Button tryNow() {
    return button("banner.look.button", commands::lookNow);
  }

  private boolean triesAgain() {
    return model.shownAccounts().stream()
        .anyMatch(account -> account.link() instanceof Link.SignedOut out && out.triesAgain());
  }

  private static Button button(String key, Runnable action) {
    return Controls.button("placeholder-button", text(key), action);
  }

  private static Node said(Glyph icon, String what, String hint, Button... buttons) {
    return new PlaceholderBox(icon, buttons).say(what, hint);
  }

  /** Rows to come, at rest: an animation would say no more. */
  private Node skeleton() {
    VBox rows = styled(new VBox(), "skeleton");
    rows.setMinHeight(0);
    StackPane.setAlignment(rows, Pos.TOP_LEFT);
    rows.setAccessibleText(text("window.connecting"));
    for (int i = 0; i < SKELETON_ROWS; i++) {
      HBox row =
          styled(
              new HBox(bone("bone-status"), bone("bone-name"), bone("bone-owner")), "skeleton-row");
      row.setMinHeight(USE_PREF_SIZE);
      row.setOpacity(1 - (double) i / SKELETON_ROWS);
      rows.getChildren().add(row);
    }
    return rows;
  }

  private static Region bone(String style) {
    Region bone = new Region();
    bone.getStyleClass().addAll("bone", style);
    return bone;
  }
}
