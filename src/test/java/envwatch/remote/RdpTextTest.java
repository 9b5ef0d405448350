package envwatch.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RdpTextTest {
  private static final String SERVED =
      "screen mode id:i:2\r\ndesktopwidth:i:\r\nfull address:s:web.example.com:3389\r\n"
          + "gatewayusagemethod:i:4\r\nusername:s:Administrator\r\npassword 51:b:<PASSWORD>\r\n";

  @Test
  void keepsHarmlessLinesAndDropsThePassword() throws UnsafeRdpException {
    assertThat(RdpText.checked(SERVED, false))
        .isEqualTo(
            "screen mode id:i:2\r\ndesktopwidth:i:\r\nfull address:s:web.example.com:3389\r\n"
                + "gatewayusagemethod:i:4\r\nusername:s:Administrator\r\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alternate shell:s:cmd.exe",
        "Alternate Shell:s:cmd.exe",
        "shell working directory:s:c:\\",
        "remoteapplicationprogram:s:calc",
        "remoteapplicationmode:i:1",
        "drivestoredirect:s:*",
        "redirectprinters:i:1",
        "redirectclipboard:i:1",
        "signature:s:AAAA",
        "kdcproxyname:s:evil.example",
        "no colon at all"
      })
  void refusesWhatIsNotKnownToBeHarmless(String line) {
    assertThatThrownBy(() -> RdpText.checked(SERVED + line + "\r\n", false))
        .isInstanceOf(UnsafeRdpException.class);
  }

  @Test
  void lendsDrivesOnlyWhenThePersonSaidSo() throws UnsafeRdpException {
    assertThat(RdpText.checked(SERVED + "drivestoredirect:s:*", true))
        .contains("drivestoredirect:s:*");
  }

  @Test
  void switchingARedirectionOffIsHarmless() throws UnsafeRdpException {
    assertThat(RdpText.checked(SERVED + "redirectprinters:i:0", false))
        .contains("redirectprinters:i:0");
  }

  @Test
  void aLineCannotHideBehindControlCharacters() {
    assertThatThrownBy(() -> RdpText.checked(SERVED + "alternate\u0000 shell:s:x", false))
        .isInstanceOf(UnsafeRdpException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "username:s:root", "full address:s:", "<html></html>"})
  void refusesTextThatNamesNoMachine(String text) {
    assertThatThrownBy(() -> RdpText.checked(text, false)).isInstanceOf(UnsafeRdpException.class);
  }
}
