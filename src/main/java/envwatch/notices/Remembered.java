package envwatch.notices;

import envwatch.model.AccountId;
import envwatch.model.EnvironmentKey;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What is kept when the program ends, so that nothing is told twice and nothing asked for is lost.
 *
 * @param told what was told and still holds, and when it was told
 */
public record Remembered(Map<Topic, Instant> told, List<Wish> wishes, List<Mute> mutes) {
  public static final Remembered NOTHING = new Remembered(Map.of(), List.of(), List.of());

  public Remembered {
    told = Map.copyOf(told);
    wishes = List.copyOf(wishes);
    mutes = List.copyOf(mutes);
  }

  /** Without what was told before the moment: nobody knows what became of it. */
  public Remembered since(Instant moment) {
    Map<Topic, Instant> newer = new HashMap<>(told);
    newer.values().removeIf(at -> at.isBefore(moment));
    return new Remembered(newer, wishes, mutes);
  }

  /** What concerns these accounts, or all. */
  public Remembered only(Predicate<AccountId> accounts) {
    Map<Topic, Instant> ofAccounts = new HashMap<>(told);
    ofAccounts.keySet().removeIf(topic -> !accounts.test(topic.account()));
    return new Remembered(
        ofAccounts,
        wishes.stream().filter(wish -> accounts.test(wish.environment().account())).toList(),
        mutes.stream()
            .filter(mute ->
                !(mute.scope() instanceof MuteScope.One(EnvironmentKey key))
                    || accounts.test(key.account()))
            .toList());
  }
}
