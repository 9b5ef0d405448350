package envwatch.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class WebBrowserTest {
  @TempDir Path folder;
  private Path own;
  private WebBrowser browser;

  @BeforeEach
  void install() {
    own = folder.resolve("own");
    browser = new WebBrowser("Linux", folder.resolve("home"), folder.resolve("snaps"));
  }

  @Test
  void anInstalledBrowserReadsPagesAnywhere() {
    assertThat(browser.folderFor("firefox-esr.desktop", own)).contains(own);
  }

  @Test
  void aBrowserFromASnapReadsPagesInItsOwnFolder() throws IOException {
    Files.createDirectories(folder.resolve("snaps"));
    Files.createFile(folder.resolve("snaps/firefox_firefox.desktop"));
    Path common = Files.createDirectories(folder.resolve("home/snap/firefox/common"));

    assertThat(browser.folderFor("firefox_firefox.desktop", own))
        .contains(common.resolve("envwatch"));
    assertThat(browser.snapFolders()).isEmpty();
    Files.createDirectory(common.resolve("envwatch"));
    assertThat(browser.snapFolders()).containsExactly(common.resolve("envwatch"));
  }

  @Test
  void aSnapWithoutAFolderOfItsOwnReadsNoPages() throws IOException {
    Files.createDirectories(folder.resolve("snaps"));
    Files.createFile(folder.resolve("snaps/firefox_firefox.desktop"));

    assertThat(browser.folderFor("firefox_firefox.desktop", own)).isEmpty();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whereTheSystemHasNoProgramThatOpensAddressesItSaysSoWithoutNamingTheAddress() {
    WebBrowser ofWindows = new WebBrowser("Windows 11", folder, folder);

    assertThatThrownBy(() -> ofWindows.open(URI.create("https://example.com/secret")))
        .isInstanceOf(NotOpenedException.class)
        .hasMessageNotContaining("secret");
  }
}
