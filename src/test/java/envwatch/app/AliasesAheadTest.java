package envwatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.ui.model.SampleWorld;
import envwatch.watch.Link;
import envwatch.watch.WorldView;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AliasesAheadTest {
  private final List<String> made = new ArrayList<>();
  private final AliasesAhead ahead = new AliasesAhead(() -> made.add("made"));

  @Test
  void aliasesAreMadeOnceEverythingWasLookedAt() {
    WorldView lookedAt =
        SampleWorld.of(SampleWorld.environment("EN01", "Lab", SampleWorld.running()));
    ahead.accept(SampleWorld.view(SampleWorld.account(new Link.Connecting()), List.of()));
    assertThat(made).isEmpty();
    ahead.accept(lookedAt);
    ahead.accept(lookedAt);
    assertThat(made).hasSize(1);
  }
}
