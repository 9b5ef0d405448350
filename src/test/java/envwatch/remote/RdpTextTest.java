package envwatch.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class RdpTextTest {
  private static final String SERVED =
      "screen mode id:i:2\r\ndesktopwidth:i:\r\nfull address:s:web.example.com:3389\r\n"
          + "gatewayusagemethod:i:4\r\nusername:s:Administrator\r\npassword 51:b:<PASSWORD>\r\n";

  @Test
  void keepsHarmlessLinesAndDropsThePassword() throws UnsafeRdpException {
    assertThat(RdpText.checked(SERVED, false).text())
        .startsWith(
            "screen mode id:i:2\r\ndesktopwidth:i:\r\nfull address:s:web.example.com:3389\r\n"
                + "gatewayusagemethod:i:4\r\nusername:s:Administrator\r\n")
        .doesNotContain("password");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "redirectclipboard:i:0",
        "redirectprinters:i:0",
        "redirectsmartcards:i:0",
        "redirectwebauthn:i:0",
        "redirectcomports:i:0",
        "drivestoredirect:s:",
        "camerastoredirect:s:",
        "audiocapturemode:i:0"
      })
  void whatIsNotMentionedIsSwitchedOffToo(String off) throws UnsafeRdpException {
    assertThat(RdpText.checked(SERVED, true).text()).contains("\r\n" + off + "\r\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alternate shell:s:",
        "shell working directory:s:",
        "remoteapplicationmode:i:0",
        "use redirection server name:i:0",
        "rdgiskdcproxy:i:0",
        "kdcproxyname:s:",
        "enablerdsaadauth:i:0",
        "signscope:s:Full Address",
        "signature:s:AQAB",
        "; a comment",
        "# another"
      })
  void whatDoesNothingIsLeftOut(String line) throws UnsafeRdpException {
    assertThat(RdpText.checked(SERVED + line + "\r\n", false).text()).doesNotContain(line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alternate shell:s:cmd.exe",
        "Alternate Shell:s:cmd.exe",
        "shell working directory:s:c:\\",
        "remoteapplicationprogram:s:calc",
        "remoteapplicationmode:i:1",
        "kdcproxyname:s:evil.example",
        "no colon at all"
      })
  void refusesWhatIsNotKnownToBeHarmless(String line) {
    assertThatThrownBy(() -> RdpText.checked(SERVED + line + "\r\n", false))
        .isInstanceOf(UnsafeRdpException.class);
  }

  @Test
  void lendsDrivesOnlyWhenThePersonSaidSo() throws UnsafeRdpException {
    String served = SERVED + "drivestoredirect:s:*";

    assertThat(RdpText.checked(served, true).text()).contains("drivestoredirect:s:*");
    assertThat(RdpText.checked(served, true).switchedOff()).isEmpty();
    assertThat(RdpText.checked(served, false).text()).contains("drivestoredirect:s:\r\n");
    assertThat(RdpText.checked(served, false).switchedOff()).containsExactly(RdpRedirection.DRIVES);
  }

  @ParameterizedTest
  @CsvSource({
    "redirectclipboard:i:1, redirectclipboard:i:0, CLIPBOARD",
    "RedirectClipboard:i:1, redirectclipboard:i:0, CLIPBOARD",
    "redirectprinters:i:1, redirectprinters:i:0, PRINTERS",
    "redirectsmartcards:i:1, redirectsmartcards:i:0, SMART_CARDS",
    "camerastoredirect:s:*, camerastoredirect:s:, CAMERAS",
    "audiocapturemode:i:1, audiocapturemode:i:0, MICROPHONE",
    "usbdevicestoredirect:s:*, usbdevicestoredirect:s:, OTHER_DEVICES",
    "redirectcomports:i:1, redirectcomports:i:0, OTHER_DEVICES"
  })
  void whatLendsOfThisComputerIsSwitchedOff(String line, String off, RdpRedirection lent)
      throws UnsafeRdpException {
    RdpText checked = RdpText.checked(SERVED + line, true);

    assertThat(checked.text()).contains("\r\n" + off + "\r\n");
    assertThat(checked.switchedOff()).containsExactly(lent);
  }

  @Test
  void aRedirectionOfAnUnknownFormIsLeftOut() throws UnsafeRdpException {
    assertThat(RdpText.checked(SERVED + "redirecteverything:s:*", true).text())
        .doesNotContain("redirecteverything");
  }

  @Test
  void nothingIsSaidOfWhatWasOffBefore() throws UnsafeRdpException {
    RdpText checked = RdpText.checked(SERVED + "redirectprinters:i:0", false);

    assertThat(checked.text()).contains("redirectprinters:i:0");
    assertThat(checked.switchedOff()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"0, true", "00, true", "-1, true", "x, true", "1, false", "2, false", "3, false"})
  void tellsWhetherTheMachineIsVerified(String level, boolean unverified)
      throws UnsafeRdpException {
    assertThat(RdpText.checked(SERVED + "authentication level:i:" + level, false).unverified())
        .isEqualTo(unverified);
  }

  @Test
  void oneOfTwoLevelsIsEnoughToGoUnverified() throws UnsafeRdpException {
    String levels = "authentication level:i:0\r\nauthentication level:i:2\r\n";

    assertThat(RdpText.checked(SERVED + levels, false).unverified()).isTrue();
  }

  @Test
  void namesTheGateways() throws UnsafeRdpException {
    String gateways = "gatewayhostname:s:\r\ngatewayhostname:s:gw.example.net:443\r\n";

    assertThat(RdpText.checked(SERVED + gateways, false).gateways())
        .containsExactly("gw.example.net");
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
