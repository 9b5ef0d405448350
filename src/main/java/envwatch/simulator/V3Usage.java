package envwatch.simulator;

import envwatch.simulator.EnvironmentUsage.Figures;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.TemporalAccessor;
import java.util.Optional;

/** What environments have used, in v3. */
final class V3Usage {
  private static final String SUBSCRIPTION = "SB";

  private V3Usage() {}

  static JsonValue one(LongIdCall call) throws RefusedException {
    return entry(call.world().usage().of(call.environment()));
  }

  /** The caller has one subscription, whose id is not served anywhere: every id means it. */
  static JsonValue many(LongIdCall call) throws RefusedException {
    World world = call.world();
    Instant start = time(call, "starttime");
    Instant end = time(call, "endtime");
    if (!start.isBefore(end)) {
      throw RefusedException.bad("endtime is not after starttime");
    }
    if (!call.text("subscriptionId").orElse(SUBSCRIPTION).startsWith(SUBSCRIPTION)) {
      throw RefusedException.unknown("subscription");
    }
    return call.page(
        world.usage().between(start, end),
        usage ->
            entry(usage)
                .put(
                    "sponsoredLoginToken",
                    world.community().sponsoredLinks().creatorOf(usage.id()).orElse(null)));
  }

  private static JsonObject entry(EnvironmentUsage usage) {
    Optional<Figures> figures = usage.figures();
    return Json.object()
        .put("totalRuntimeHours", figures.map(Figures::runtimeHours).orElse(null))
        .put("totalGbh", figures.map(Figures::gigabyteHours).orElse(null))
        .put("maxDiskGb", figures.map(Figures::diskGigabytes).orElse(null))
        .put("lastUpdateTime", figures.map(found -> Dates.rfc1123(found.updated())).orElse(null))
        .put("name", usage.name())
        .put("id", "EN" + usage.token());
  }

  /** A time in ISO 8601; without an offset in UTC, and without a time of day at its beginning. */
  private static Instant time(LongIdCall call, String name) throws RefusedException {
    String text = call.required(name);
    try {
      TemporalAccessor read =
          (text.contains("T") ? DateTimeFormatter.ISO_DATE_TIME : DateTimeFormatter.ISO_DATE)
              .parseBest(text, OffsetDateTime::from, LocalDateTime::from, LocalDate::from);
      return switch (read) {
        case OffsetDateTime moment -> moment.toInstant();
        case LocalDateTime moment -> moment.toInstant(ZoneOffset.UTC);
        default -> LocalDate.from(read).atStartOfDay().toInstant(ZoneOffset.UTC);
      };
    } catch (DateTimeParseException e) {
      throw RefusedException.bad(name + " is not a time in ISO 8601");
    }
  }
}
