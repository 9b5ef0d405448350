package envwatch.ui.training;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.kit.Keyboard;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.window.AccessibilityWalk;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The page of classes without a mouse, and read aloud. */
class ClassesKeyboardTest {
  private static final int MOST_STOPS = 25;

  private final Keyboard keyboard = new Keyboard();
  private final ActingClasses window = new ActingClasses();

  @BeforeEach
  void open() {
    window.editing = true;
    window.world.running("EN100");
    window.open();
  }

  @AfterEach
  void close() {
    window.close();
  }

  private Node focused() {
    return OnJavaFx.call(() -> window.scene().getFocusOwner());
  }

  private void focus(String id) {
    OnJavaFx.run(() -> window.scene().lookup("#" + id).requestFocus());
  }

  /** What the Tab key leads through, until it comes around. */
  private List<Node> stops() {
    focus("classes");
    List<Node> stops = new ArrayList<>();
    while (stops.size() <= 2 * MOST_STOPS && !stops.contains(focused())) {
      stops.add(focused());
      keyboard.type(KeyCode.TAB);
    }
    return stops;
  }

  @Test
  void tabLeadsThroughThePageFromTheTopDown() {
    List<Node> stops = stops();
    assertThat(stops).hasSizeLessThanOrEqualTo(MOST_STOPS);
    assertThat(stops)
        .extracting(Node::getId)
        .containsSubsequence(
            "classes",
            "class-actions",
            "class-edit",
            "class-instructors",
            "students-more",
            "student-add",
            "students-import",
            "students")
        .contains("class-create", "filter", "page-classes");
  }

  @Test
  void everyStopHasAName() {
    assertThat(stops())
        .allSatisfy(stop ->
            assertThat(
                    OnJavaFx.call(() ->
                        stop.getAccessibleText() == null
                            ? stop.queryAccessibleAttribute(AccessibleAttribute.TEXT)
                            : stop.getAccessibleText()))
                .as(stop.toString())
                .asString()
                .isNotBlank());
    assertThat(OnJavaFx.call(() -> AccessibilityWalk.faults(window.scene().getRoot()))).isEmpty();
  }

  @Test
  void enterLeadsFromAStudentToTheMachinesAndEscBack() {
    window.select("Ada Lindqvist");
    focus("students");
    keyboard.type(KeyCode.ENTER);
    assertThat(focused().getId()).isEqualTo("machines");
    keyboard.type(KeyCode.ESCAPE);
    assertThat(focused().getId()).isEqualTo("students");
    keyboard.type(KeyCode.ESCAPE);
    assertThat(OnJavaFx.call(() -> window.scene().lookup("#classes-page"))).isNotNull();
  }

  @Test
  void oneKeyLeadsFromListToList() {
    window.select("Ada Lindqvist");
    focus("filter");
    for (String list : List.of("classes", "students", "machines", "classes")) {
      keyboard.type(KeyCode.F6);
      assertThat(focused().getId()).as(list).isEqualTo(list);
    }
  }

  @Test
  void escFirstClearsTheFilterOfTheStudents() {
    TextField filter = (TextField) OnJavaFx.call(() -> window.scene().lookup("#filter"));
    OnJavaFx.run(() -> filter.setText("ada"));
    focus("students");
    keyboard.type(KeyCode.ESCAPE);
    String typed = OnJavaFx.call(filter::getText);
    assertThat(typed).isEmpty();
    assertThat(OnJavaFx.call(() -> window.scene().lookup("#classes-page"))).isNotNull();
  }

  @Test
  void theFilterLeadsToTheStudents() {
    focus("filter");
    keyboard.type(KeyCode.DOWN);
    assertThat(focused().getId()).isEqualTo("students");
  }

  @Test
  void aClassIsReadAloudWithItsTimesAndPeople() {
    String said =
        OnJavaFx.call(() ->
            window.scene().getRoot().lookupAll(".class-cell").stream()
                .map(Node::getAccessibleText)
                .filter(words -> words != null && words.startsWith("Kubernetes"))
                .findFirst()
                .orElseThrow());
    assertThat(said).contains("starts in 20 min", "Anna Berg", "ready");
  }
}
