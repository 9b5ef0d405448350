package envwatch.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.watch.FakeTime;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
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
  void theDialogBeginsInAFolderThatExists() throws IOException {
    assertThat(FileExport.documents(folder)).isEqualTo(folder);
    Path documents = Files.createDirectory(folder.resolve("Documents"));
    assertThat(FileExport.documents(folder)).isEqualTo(documents);
    assertThat(FileExport.documents(folder.resolve("deleted"))).isNull();
  }

  @Test
  void theDialogSaysWhatItIsFor() {
    assertThat(FileExport.dialog("events.csv", "Comma-separated values", "*.csv").getTitle())
        .isEqualTo("Save as");
  }

  @Test
  void aTableHasCommasOrSemicolonsAsChosen() {
    Instant noon = Instant.parse("2026-11-21T12:00:00Z");
    export(false).saveTable("events", "Training", noon, "a,b\r\n");
    export(true).saveTable("events", "EU/West: \"1\"", noon, "a,b\r\n");

    assertThat(folder.resolve("events Training 2026-11-21.csv")).hasContent("\uFEFFa,b\r\n");
    assertThat(folder.resolve("events EU-West- -1- 2026-11-21.csv")).hasContent("\uFEFFa;b\r\n");
  }
}
