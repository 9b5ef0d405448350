package envwatch.ui.team;

import envwatch.model.EnvironmentKey;
import envwatch.team.ClaimNews;
import envwatch.team.ClaimService;
import envwatch.team.ClaimsView;
import envwatch.util.Subscription;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/** Notes what it is asked for, and tells what the test says. */
final class FakeClaims implements ClaimService {
  final List<String> asked = new ArrayList<>();
  private Consumer<ClaimsView> viewer = view -> {};
  private Consumer<ClaimNews> follower = news -> {};

  void tell(ClaimsView view) {
    viewer.accept(view);
  }

  void tell(ClaimNews news) {
    follower.accept(news);
  }

  @Override
  public Subscription subscribe(Consumer<ClaimsView> listener) {
    viewer = listener;
    listener.accept(ClaimsView.NOTHING);
    return () -> {};
  }

  @Override
  public Subscription follow(Consumer<ClaimNews> listener) {
    follower = listener;
    return () -> {};
  }

  @Override
  public void lookNow() {
    asked.add("look");
  }

  @Override
  public void claim(Collection<EnvironmentKey> environments, String comment) {
    asked.add("claim " + ids(environments) + " " + comment);
  }

  @Override
  public void release(Collection<EnvironmentKey> environments) {
    asked.add("release " + ids(environments));
  }

  private static List<String> ids(Collection<EnvironmentKey> environments) {
    return environments.stream().map(key -> key.environment().value()).toList();
  }
}
