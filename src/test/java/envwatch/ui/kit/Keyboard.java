package envwatch.ui.kit;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import org.testfx.api.FxRobot;
import org.testfx.api.FxRobotContext;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The keyboard of a person who types fast. The robot of TestFX pauses for a twentieth of a second
 * after each press, each release and each character, which is a fifth of the time of all tests;
 * this one only waits until the JavaFX thread has done what a key sets off.
 */
public final class Keyboard {
  private static final String ENTER = "\n";

  private final FxRobotContext robot = new FxRobot().robotContext();

  /** Presses and holds the keys. */
  public Keyboard press(KeyCode... keys) {
    robot.getKeyboardRobot().pressNoWait(keys);
    settle();
    return this;
  }

  /** Lets go of the keys. */
  public Keyboard release(KeyCode... keys) {
    robot.getKeyboardRobot().releaseNoWait(keys);
    settle();
    return this;
  }

  /** Presses the keys together, and lets go of them. */
  public Keyboard push(KeyCode... keys) {
    return press(keys).release(List.of(keys).reversed().toArray(KeyCode[]::new));
  }

  /** Presses the keys one after another. */
  public Keyboard type(KeyCode... keys) {
    for (KeyCode key : keys) {
      push(key);
    }
    return this;
  }

  /** Writes into whatever has the focus of the scene. */
  public Keyboard write(Scene scene, String text) {
    text.codePoints()
        .mapToObj(Character::toString)
        .forEach(character ->
            robot
                .getBaseRobot()
                .typeKeyboard(
                    scene, character.equals(ENTER) ? KeyCode.ENTER : KeyCode.UNDEFINED, character));
    settle();
    return this;
  }

  private static void settle() {
    WaitForAsyncUtils.waitForFxEvents(1);
  }
}
