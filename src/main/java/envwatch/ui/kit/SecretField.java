package envwatch.ui.kit;

import static envwatch.ui.kit.Controls.filling;
import static envwatch.ui.kit.Controls.named;
import static envwatch.ui.kit.Controls.styled;
import static envwatch.words.Messages.text;

import atlantafx.base.theme.Styles;
import envwatch.model.Secret;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.skin.TextFieldSkin;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/**
 * Takes a key. It shows dots until it is revealed, gives nothing to copy, cut or read out even
 * then, and drops the white space that travels along when a key is pasted.
 */
public final class SecretField extends PasswordField {
  private final BooleanProperty revealed = new SimpleBooleanProperty();

  public SecretField() {
    revealed.subscribe((before, now) -> setSkin(createDefaultSkin()));
  }

  /**
   * A button beside the field that shows what is typed.
   *
   * @param show what it is called, in words
   * @param hide likewise, while it is shown
   */
  public HBox withReveal(String id, String show, String hide) {
    Icon icon = new Icon();
    ToggleButton reveal = named(new ToggleButton(null, icon), id, Styles.BUTTON_ICON);
    revealed.bind(reveal.selectedProperty());
    revealed.subscribe(shown -> {
      icon.setGlyph(shown ? Glyph.VISIBILITY_OFF : Glyph.VISIBILITY);
      reveal.setAccessibleText(shown ? hide : show);
      Controls.tip(reveal, shown ? hide : show);
    });
    return styled(new HBox(filling(this), reveal), "joined");
  }

  /** Null while nothing is typed. */
  public @Nullable Secret secret() {
    String typed = getText().strip();
    return typed.isEmpty() ? null : Secret.of(typed);
  }

  @Override
  public void paste() {
    Clipboard clipboard = Clipboard.getSystemClipboard();
    if (clipboard.hasString()) {
      replaceSelection(clipboard.getString().strip());
    }
  }

  @Override
  protected TextFieldSkin createDefaultSkin() {
    return new Skin(this, revealed.get());
  }

  @Override
  public @Nullable Object queryAccessibleAttribute(
      AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case TEXT -> null;
      case HELP -> getAccessibleHelp() == null ? text("settings.key.help") : getAccessibleHelp();
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  private static final class Skin extends TextFieldSkin {
    private final boolean revealed;

    Skin(TextField field, boolean revealed) {
      this.revealed = revealed;
      super(field);
    }

    /** The skin of JavaFX asks while it is being made, hence a field that is set first. */
    @Override
    protected String maskText(String text) {
      return revealed ? text : super.maskText(text);
    }
  }
}
