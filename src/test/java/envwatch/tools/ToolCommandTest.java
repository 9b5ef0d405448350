package envwatch.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import envwatch.model.Environment;
import envwatch.model.EnvironmentId;
import envwatch.model.Machine;
import envwatch.model.MachineId;
import envwatch.tools.InvalidToolException.Kind;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ToolCommandTest {
  private static ToolValues named(String name) {
    return new ToolValues(Map.of(ToolField.NAME, name));
  }

  private static ToolCommand.Link link(String address) {
    return new ToolCommand.Link(address);
  }

  private static ToolCommand.Program program(String program, String... arguments) {
    return new ToolCommand.Program(program, List.of(arguments));
  }

  private static void refused(Kind kind, ThrowingCallable made) {
    assertThatThrownBy(made)
        .isInstanceOfSatisfying(
            InvalidToolException.class, e -> assertThat(e.kind()).isEqualTo(kind));
  }

  @ParameterizedTest
  @CsvSource({
    "Lab 7,Lab%207",
    "a/b?c#d&e=f,a%2Fb%3Fc%23d%26e%3Df",
    "https://evil.example/,https%3A%2F%2Fevil.example%2F",
    "100%41,100%2541",
    "課 ü,%E8%AA%B2%20%C3%BC",
    "$(id);`id`|'\"',%24%28id%29%3B%60id%60%7C%27%22%27",
    "a-b._~,a-b._~"
  })
  void valuesOfAnAddressArePercentEncoded(String value, String encoded) {
    assertThat(link("https://wiki.example/search?q={name}").uri(named(value)))
        .hasToString("https://wiki.example/search?q=" + encoded);
  }

  @ParameterizedTest
  @CsvSource({"web-1.example,https://web-1.example:8443/", "10.0.0.7,https://10.0.0.7:8443/"})
  void aValueMayBeTheHost(String host, String address) {
    assertThat(link("https://{name}:8443/").uri(named(host))).hasToString(address);
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example/x", "a@evil.example", "a b", "::1", "a:80", "-x-"})
  void whatIsNoHostMakesNoAddress(String host) {
    refused(Kind.NO_ADDRESS, () -> link("https://{name}/").uri(named(host)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"..", "."})
  void noValueLeadsToAnotherPathOfTheServer(String value) {
    refused(Kind.OTHER_PATH, () -> link("https://wiki.example/labs/{name}/x").uri(named(value)));
  }

  @ParameterizedTest
  @CsvSource({
    "javascript:alert(1),NOT_WEB",
    "file:///etc/passwd,NOT_WEB",
    "ftp://host.example/,NOT_WEB",
    "{name}://host.example/,NOT_WEB",
    "'',NOT_WEB",
    "' https://host.example/',NOT_WEB",
    "https:///path,NO_ADDRESS",
    "https://,NO_ADDRESS",
    "https://host.example/a b,NO_ADDRESS",
    "https://ann:secret@host.example/,USER_IN_ADDRESS",
    "https://{name}@host.example/,USER_IN_ADDRESS",
    "https://host.example/../x,OTHER_PATH"
  })
  void whatIsNoWebAddressIsNoLink(String address, Kind kind) {
    refused(kind, () -> link(address));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a b",
        "\"quoted\"",
        "'",
        "$(touch x)",
        "%PATH%",
        "; rm x",
        "a\\",
        "*",
        "{owner}",
        "&"
      })
  void aValueIsOneArgumentAsItIs(String value) {
    assertThat(program("open-ticket", "--title", "{name}", "at:{name}").filled(named(value)))
        .containsExactly("open-ticket", "--title", value, "at:" + value);
  }

  @Test
  void aValueIsOneLineWithoutWhatNobodySees() {
    assertThat(program("echo", "{name}").filled(named("a\u202eb\nc\u0000d")))
        .containsExactly("echo", "ab cd");
  }

  @Test
  void aValueThatLooksLikeAnOptionIsRefused() {
    refused(Kind.LIKE_OPTION, () -> program("ssh", "{name}").filled(named("-oProxyCommand=x")));
  }

  @Test
  void afterTheEndOfOptionsNothingLooksLikeOne() {
    assertThat(program("rm", "--", "{name}").filled(named("-rf")))
        .containsExactly("rm", "--", "-rf");
  }

  @Test
  void anOptionOfOnesOwnIsNone() {
    assertThat(program("x", "--name={name}").filled(named("-y"))).containsExactly("x", "--name=-y");
  }

  @Test
  void whatHasNoValueIsRefusedWithTheField() {
    assertThatThrownBy(() -> program("x", "{owner}").filled(named("Lab")))
        .isInstanceOfSatisfying(
            InvalidToolException.class,
            e -> {
              assertThat(e.kind()).isEqualTo(Kind.NO_VALUE);
              assertThat(e.word()).isEqualTo("owner");
            });
  }

  @ParameterizedTest
  @CsvSource({
    "'',NO_PROGRAM",
    "' ',NO_PROGRAM",
    "bin/x,PART_OF_PATH",
    "./x,PART_OF_PATH",
    "~/x,PART_OF_PATH",
    "'a\nb',CONTROL_CHARACTER"
  })
  void whatIsNoProgramIsRefused(String program, Kind kind) {
    refused(kind, () -> program(program));
  }

  @Test
  void anArgumentWithALineBreakIsRefused() {
    refused(Kind.CONTROL_CHARACTER, () -> program("x", "a\nb"));
  }

  @Test
  void moreArgumentsThanAnybodyNeedsAreRefused() {
    refused(Kind.TOO_MANY, () -> program("x", "a ".repeat(51).split(" ")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.bat", "C:\\x\\A.CMD", "a.cmd ", "a.bat. .", "\"a.bat\"", "a.BAT..."})
  void batchFilesAreRefusedWhereACommandInterpreterWouldRunThem(String program) {
    refused(Kind.BATCH_FILE, () -> ToolCommand.Program.refuseBatchFile(program));
  }

  @Test
  void aNameThatOnlyHoldsTheWordIsNoBatchFile() {
    ToolCommand.Program.refuseBatchFile("bat.exe");

    assertThat(program("bat.exe").filled(named("x"))).containsExactly("bat.exe");
  }

  @Test
  void aMachineTellsItsOwnStateAndThatOfNoOther() {
    Environment lab =
        Environment.builder().id(new EnvironmentId("EN1")).name("Lab").owner("ann").build();
    Machine web =
        Machine.builder().id(new MachineId("7", true)).name("web").address("10.0.0.7").build();

    assertThat(ToolValues.of("Corp", lab).with(web).variables())
        .containsOnly(
            Map.entry("ENVWATCH_NAME", "Lab"),
            Map.entry("ENVWATCH_ID", "EN1"),
            Map.entry("ENVWATCH_OWNER", "ann"),
            Map.entry("ENVWATCH_ACCOUNT", "Corp"),
            Map.entry("ENVWATCH_MACHINE", "web"),
            Map.entry("ENVWATCH_IP", "10.0.0.7"));
  }

  @Test
  void anEnvironmentHasNoAddress() {
    refused(
        Kind.FIELD_OF_OTHERS,
        () ->
            new Tool(
                "1", "x", Tool.Subject.ENVIRONMENT, "", program("x", "{ip}"), false, "", true));
  }

  @Test
  void everyFieldIsOfSomething() {
    assertThat(Stream.of(Tool.Subject.values()).flatMap(subject -> subject.fields().stream()))
        .contains(ToolField.values());
    assertThat(List.copyOf(Tool.Subject.ENVIRONMENT.fields()))
        .doesNotContain(ToolField.IP, ToolField.STUDENT);
  }
}
