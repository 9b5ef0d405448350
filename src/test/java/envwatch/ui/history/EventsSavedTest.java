package envwatch.ui.history;

import static envwatch.ui.history.SampleActivities.onClass;
import static envwatch.ui.history.SampleHistory.RUNNING;
import static envwatch.ui.history.SampleHistory.SUSPENDED;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What the page of events copies, and what it saves as a file. */
class EventsSavedTest {
  @TempDir private Path folder;
  @RegisterExtension private final EventsWindow window = new EventsWindow(() -> folder);

  @Test
  void everythingShownCanBeCopied() {
    window.open();
    window.press("events-copy-all");
    assertThat(window.copied.content().lines()).hasSize(8);
  }

  @Test
  void whatIsShownIsSavedAsAFileWithoutFormulas() throws IOException {
    window.history.recorded(SampleHistory.change("EN05", "=1+1", 1).from(RUNNING, SUSPENDED));
    window.open();
    window.filter("suspended");
    window.press("events-export");
    assertThat(folder.resolve("events Training Europe 2026-11-21.csv"))
        .content()
        .startsWith("\uFEFFEvent,Last seen before (UTC),When (UTC),Account,")
        .contains("\r\nChange,2026-11-21 09:28:30,2026-11-21 09:29:00,Training Europe,'=1+1,EN05,")
        .doesNotContain("Data science");
  }

  @Test
  void aClassIsSavedInColumnsOfItsOwn() throws IOException {
    window.log.record(onClass("=1+1", "Ann Lee"));
    window.open();
    window.filter("lee");
    window.press("events-export");
    assertThat(folder.resolve("events Training Europe 2026-11-21.csv"))
        .content()
        .contains("Details,Class,Class ID,People\r\n")
        .contains("\r\nAction,,2026-11-21 09:")
        .contains(",'=1+1,CO1,Ann Lee\r\n");
  }
}
