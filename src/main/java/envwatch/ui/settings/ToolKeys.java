package envwatch.ui.settings;

import static envwatch.words.Messages.text;

import envwatch.ui.kit.KeyBinding;
import envwatch.ui.kit.KeyGroup;
import envwatch.words.PlainText;
import java.util.List;
import java.util.Optional;
import javafx.collections.ObservableList;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination.ModifierValue;

/**
 * Says which keys a tool can have: those that nothing else has, and nobody types.
 *
 * @param taken every key of the window
 * @param others every tool, in their order
 */
record ToolKeys(List<KeyBinding> taken, ObservableList<ToolDraft> others) {
  Optional<String> problem(ToolDraft tool) {
    String typed = tool.key().get().strip();
    if (typed.isEmpty()) {
      return Optional.empty();
    }
    KeyBinding keys = binding(tool).orElse(null);
    if (keys == null) {
      return Optional.of(text("settings.tools.key.none"));
    }
    if (!(keys.combinations().getFirst() instanceof KeyCodeCombination pressed)
        || !command(pressed) && !pressed.getCode().isFunctionKey()) {
      return Optional.of(text("settings.tools.key.typed"));
    }
    return taken.stream()
        .filter(binding -> binding.group() != KeyGroup.TOOLS && binding.sharesKeysWith(keys))
        .findFirst()
        .map(KeyBinding::meaning)
        .or(() ->
            others.stream()
                .takeWhile(other -> other != tool)
                .filter(other -> binding(other).filter(keys::sharesKeysWith).isPresent())
                .findFirst()
                .map(other -> PlainText.name(other.name().get())))
        .map(meaning -> text("settings.tools.key.taken", keys.display(), meaning));
  }

  private static boolean command(KeyCodeCombination keys) {
    return keys.getShortcut() == ModifierValue.DOWN
        || keys.getControl() == ModifierValue.DOWN
        || keys.getMeta() == ModifierValue.DOWN
        || keys.getAlt() == ModifierValue.DOWN;
  }

  private static Optional<KeyBinding> binding(ToolDraft tool) {
    return KeyBinding.ofTool(tool.name().get(), tool.key().get());
  }
}
