package envwatch.actions;

import envwatch.util.JsonText;
import envwatch.util.NotJson;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Converts an activity to and from one line of JSON, as it is stored. Contains no secret. */
public final class ActivityJson {
  private ActivityJson() {}

  public static String write(Activity activity) {
    RecordedFields line =
        new RecordedFields()
            .put("id", activity.id())
            .put("at", activity.at().toString())
            .put("account", activity.account())
            .put("host", activity.host());
    RequestedJson.write(activity.requested(), line);
    line.putIfKnown("detail", activity.detail())
        .put("outcome", OutcomeJson.write(activity.outcome()))
        .putIfKnown("tookMillis", activity.took() == null ? null : activity.took().toMillis());
    return JsonText.line(line);
  }

  /** Returns empty for a line that is not an activity. */
  public static Optional<Activity> read(String line) {
    try {
      return Optional.of(activity(RecordedFields.of(JsonText.read(line))));
    } catch (NotJson | IllegalArgumentException | DateTimeException e) {
      return Optional.empty();
    }
  }

  private static Activity activity(RecordedFields line) {
    Long took = line.whole("tookMillis");
    return new Activity(
        line.required("id"),
        Instant.parse(line.required("at")),
        line.required("account"),
        line.required("host"),
        RequestedJson.read(line),
        line.text("detail"),
        OutcomeJson.read(line.object("outcome")),
        took == null ? null : Duration.ofMillis(took));
  }
}
