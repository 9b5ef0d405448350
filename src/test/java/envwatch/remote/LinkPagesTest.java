package envwatch.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class LinkPagesTest {
  private static final URI LINK = URI.create("https://lab.example.com/in?a=1&token='x'");

  @TempDir Path data;
  private final List<Runnable> later = new ArrayList<>();
  private final List<Duration> delays = new ArrayList<>();
  private Path folder;
  private LinkPages pages;

  @BeforeEach
  void start() {
    folder = data.resolve("pages");
    pages = opened();
  }

  private LinkPages opened() {
    return new LinkPages(
        folder,
        "Go on",
        (delay, task) -> {
          delays.add(delay);
          later.add(task);
        });
  }

  @Test
  void aPageLeadsToTheLinkAndTellsNobodyFromWhere() throws IOException {
    Path page = pages.save(LINK, folder);

    assertThat(page)
        .content()
        .contains("http-equiv=\"refresh\"", "name=\"referrer\" content=\"no-referrer\"")
        .contains("content=\"0;url=https://lab.example.com/in?a=1&amp;token=&#39;x&#39;\"");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void aPageIsReadableByTheUserAlone() throws IOException {
    Path page = pages.save(LINK, folder);

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(page)))
        .isEqualTo("rw-------");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
        .isEqualTo("rwx------");
  }

  @Test
  void aPageIsDeletedAfterAMinute() throws IOException {
    Path page = pages.save(LINK, folder);

    assertThat(delays).containsExactly(Duration.ofMinutes(1));
    later.forEach(Runnable::run);

    assertThat(page).doesNotExist();
  }

  @Test
  void pagesAreDeletedWhenTheProgramEndsWhereverTheyLie() throws IOException {
    Path elsewhere = pages.save(LINK, data.resolve("elsewhere"));
    Path page = pages.save(LINK, folder);

    pages.close();

    assertThat(page).doesNotExist();
    assertThat(elsewhere).doesNotExist();
  }

  @Test
  void whatAKilledRunLeftIsDeletedAtTheNextStart() throws IOException {
    Path other = data.resolve("other");
    Path left = pages.save(LINK, folder);
    Path elsewhere = old(pages.save(LINK, other));

    opened().deleteLeft(List.of(other));

    assertThat(left).doesNotExist();
    assertThat(elsewhere).doesNotExist();
  }

  @Test
  void aFreshPageInASharedFolderMayBeThatOfAProgramThatRuns() throws IOException {
    Path other = data.resolve("other");
    Path fresh = pages.save(LINK, other);

    opened().deleteLeft(List.of(other));
    assertThat(fresh).exists();

    old(fresh);
    later.getLast().run();
    assertThat(fresh).doesNotExist();
  }

  private static Path old(Path page) throws IOException {
    FileTime before = FileTime.from(Instant.now().minusSeconds(61));
    return Files.setLastModifiedTime(page, before);
  }

  @Test
  void aFolderThatCannotBeReadKeepsNoPageInAnother() throws IOException {
    Path blocked = Files.createFile(data.resolve("blocked"));
    Path other = data.resolve("other");
    Path left = old(pages.save(LINK, other));

    opened().deleteLeft(List.of(blocked, other));

    assertThat(left).doesNotExist();
  }

  @Test
  void aFirstStartHasNothingToDelete() throws IOException {
    pages.deleteLeft(List.of());

    assertThat(folder).doesNotExist();
  }
}
