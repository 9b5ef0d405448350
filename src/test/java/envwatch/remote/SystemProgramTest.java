package envwatch.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SystemProgramTest {
  @Test
  void theKeyIsNotHandedOn() {
    Map<String, String> variables =
        new HashMap<>(
            Map.of("ENVWATCH_API_KEY", "0123", "Envwatch_Api_Key", "0123", "HOME", "/home/ann"));

    SystemProgram.removeOwn(variables);

    assertThat(variables).containsOnlyKeys("HOME");
  }
}
