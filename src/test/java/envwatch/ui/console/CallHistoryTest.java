package envwatch.ui.console;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.catalogue.CallDraft;
import envwatch.catalogue.Catalogue;
import envwatch.catalogue.Operation;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("fast")
class CallHistoryTest {
  private static final Operation READ =
      Catalogue.get().find("v3 GET /envs/actions/getextended").orElseThrow();

  @Test
  void theOldestThatIsNotPinnedIsForgotten() {
    CallHistory history = new CallHistory();
    for (int i = 0; i < CallHistory.MOST + 2; i++) {
      history.add(new CallDraft(READ, Map.of("envId", "EN" + i), null), Instant.EPOCH, 200);
      if (i == 0) {
        history.pin(1, true);
      }
    }
    List<String> ids =
        history.entries().stream().map(entry -> entry.draft().values().get("envId")).toList();
    assertThat(ids).hasSize(CallHistory.MOST + 1).startsWith("EN0", "EN101").doesNotContain("EN1");
  }
}
