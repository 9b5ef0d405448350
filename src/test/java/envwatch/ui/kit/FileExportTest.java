package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.watch.FakeTime;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileExportTest {
  @TempDir Path folder;

  private FileExport export(boolean semicolons) {
    return new FileExport(
        folder::resolve,
        () -> semicolons,
        new BackgroundWork(Runnable::run, Runnable::run),
        new StatusMessage(new FakeTime(), Runnable::run));
  }

  @Test
  void aTableHasCommasOrSemicolonsAsChosen() {
    export(false).save("plain.csv", "a,b\r\n");
    export(true).save("german.csv", "a,b\r\n");

    assertThat(folder.resolve("plain.csv")).hasContent("\uFEFFa,b\r\n");
    assertThat(folder.resolve("german.csv")).hasContent("\uFEFFa;b\r\n");
  }

  @Test
  void whatIsNoTableIsSavedAsItIs() {
    export(true).save("note.md", "a,b\r\n");

    assertThat(folder.resolve("note.md")).hasContent("a,b\r\n");
  }
}
