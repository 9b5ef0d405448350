package envwatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who can read a file with a key. */
@Tag("fast")
@DisabledOnOs(OS.WINDOWS)
class KeyFileTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "rw-------, true, false",
    "r--------, false, false",
    "rw-r-----, true, true",
    "rw----r--, true, true",
    "r--r-----, false, false",
    "r--r--r--, false, true"
  })
  void aGroupExposesTheKeyOfItsOwnerAlone(String permissions, boolean own, boolean exposed)
      throws IOException {
    Path file = Files.writeString(folder.resolve("key"), "key");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    String user = Files.getOwner(file).getName();
    assertThat(KeyFile.readableByOthers(file, own ? user : "not " + user)).isEqualTo(exposed);
  }
}
