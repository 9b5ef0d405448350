package envwatch.api.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.api.ApiException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("fast")
class FolderAddressTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          ftp://files.example.com            | -                 | -        | ftp://files.example.com/
          ftp://ann:s3cret@files.example.com | -                 | -        | ftp://files.example.com/
          FTPS://files.example.com:990/a     | -                 | -        | ftps://files.example.com:990/a
          -                                  | files.example.com | -        | ftp://files.example.com/
          -                                  | files.example.com | /a b/ü   | ftp://files.example.com/a%20b/ü
          -                                  | files.example.com | own      | ftp://files.example.com/own
          -                                  | files.example.com:2121 | -   | ftp://files.example.com:2121/
          -                                  | sftp://files.example.com | / | sftp://files.example.com/
          file:///etc/passwd                 | files.example.com | -        | ftp://files.example.com/
          not an address                     | files.example.com | -        | ftp://files.example.com/
          """)
  void anAddressHasNeitherUserNorPassword(String served, String host, String path, String expected)
      throws Exception {
    assertThat(FolderAddress.of(served, host, path)).hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "file:///etc/passwd, -",
        "javascript:alert(1), -",
        "https://files.example.com, -",
        "ftp:files, -",
        "-, file:///etc",
        "-, a b"
      })
  void whatIsNoServerOfFilesIsNotRead(String served, String host) {
    assertThatThrownBy(() -> FolderAddress.of(served, host, null))
        .isInstanceOf(ApiException.Unreadable.class);
  }

  @Test
  void withoutAddressAndHostThereIsNone() {
    assertThatThrownBy(() -> FolderAddress.of(null, null, "/"))
        .isInstanceOf(ApiException.Unreadable.class);
  }
}
