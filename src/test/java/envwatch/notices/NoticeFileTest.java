package envwatch.notices;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentId;
import envwatch.model.EnvironmentKey;
import envwatch.model.Phase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Tag("fast")
class NoticeFileTest {
  private static final Instant NOW = Instant.parse("2026-11-21T09:00:00Z");
  private static final AccountId ACCOUNT = new AccountId("acc ount\n+%");
  private static final EnvironmentKey KEY =
      new EnvironmentKey(ACCOUNT, new EnvironmentId("EN id\ttold"));

  @TempDir Path folder;

  private NoticeFile file() {
    return new NoticeFile(folder.resolve("notices"));
  }

  private static StoredNotices everything() {
    return new StoredNotices(
        Map.of(
            NoticeKey.of(NoticeKey.Kind.PROBLEM, KEY), NOW,
            NoticeKey.of(NoticeKey.Kind.EXPIRATION, KEY, NOW), NOW,
            NoticeKey.of(NoticeKey.Kind.CONTACT_LOST, ACCOUNT), NOW),
        List.of(new ReadyAlert(KEY, NOW, Phase.CHANGING, true, true)),
        List.of(
            Mute.until(new MuteScope.Everything(), NOW, NOW.plusSeconds(60)),
            Mute.until(new MuteScope.View("Ann's & <all>", "owner:ann  x"), NOW, NOW),
            Mute.untilChange(new MuteScope.One(KEY), NOW)),
        Map.of(NoticeKey.ofAction(ACCOUNT, "1"), NOW),
        Set.of(ACCOUNT));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    file().write(everything());
    StoredNotices read = file().read();
    assertThat(read.told()).isEqualTo(everything().told());
    assertThat(read.readyAlerts()).isEqualTo(everything().readyAlerts());
    assertThat(read.unread()).isEqualTo(everything().unread());
    assertThat(read.connected()).isEqualTo(everything().connected());
    assertThat(read.mutes()).containsExactlyInAnyOrderElementsOf(everything().mutes());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void onlyTheUserCanReadIt() throws IOException {
    file().write(everything());
    assertThat(
            PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("notices"))))
        .isEqualTo("rw-------");
  }

  @Test
  void withoutAFileNothingIsRemembered() {
    assertThat(file().read()).isEqualTo(StoredNotices.NOTHING);
  }

  @Test
  void whatCannotBeReadIsLeftOut() throws IOException {
    file().write(everything());
    Path path = folder.resolve("notices");
    String unreadable =
        """
        {"kind": "nothing", "account": "a", "detail": "", "at": "2026-11-21T09:00:00Z"},
        {"kind": "problem", "account": "a", "detail": "", "at": "today"},
        {"kind": "problem"}, 7, null, "%", [],
        """;
    Files.writeString(
        path,
        Files.readString(path)
            .replaceAll("\"(told|readyAlerts|mutes|unread)\" : \\[", "$0" + unreadable)
            .replaceFirst("\\{", "{\"more\": 1,"));
    assertThat(Files.readString(path)).contains(unreadable);
    assertThat(file().read()).isEqualTo(everything());
  }

  @Test
  void aFileOfOtherBytesIsNothing() throws IOException {
    Files.write(folder.resolve("notices"), new byte[] {(byte) 0xff, 0, 10, (byte) 0xfe});
    assertThat(file().read()).isEqualTo(StoredNotices.NOTHING);
  }

  @Test
  void aFileThatCannotBeWrittenFailsNothing() throws IOException {
    Files.createDirectories(folder.resolve("notices/in-the-way"));
    file().write(everything());
    assertThat(file().read()).isEqualTo(StoredNotices.NOTHING);
  }

  @Test
  void whatWasToldLongAgoIsForgotten() {
    StoredNotices since = everything().since(NOW.plus(Duration.ofDays(1)));
    assertThat(since.told()).isEmpty();
    assertThat(since.unread()).isEmpty();
    assertThat(since.mutes()).hasSize(3);
  }
}
