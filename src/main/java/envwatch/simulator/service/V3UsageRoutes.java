package envwatch.simulator.service;

import envwatch.simulator.world.EnvironmentUsage;
import envwatch.simulator.world.EnvironmentUsage.Figures;
import envwatch.simulator.world.RefusedException;
import envwatch.simulator.world.RefusedException.Reason;
import envwatch.simulator.world.World;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Optional;

/** The v3 routes for what environments have used. */
final class V3UsageRoutes {
  private static final int MOST = 1000;
  private static final String SUBSCRIPTION = "SB";

  private final World world;

  public V3UsageRoutes(World world) {
    this.world = world;
  }

  public List<V3Route> routes() {
    return List.of(
        new V3Route("GET", "envs/actions/getenvresources", this::one),
        new V3Route("GET", "envs/actions/getmultipleenvsresources", this::many));
  }

  private JsonValue one(LongIdCall call) throws RefusedException {
    return entry(world.usage().of(call.environment()));
  }

  /** The caller has one subscription, whose id is not served anywhere: every id means it. */
  private JsonValue many(LongIdCall call) throws RefusedException {
    Instant start = time(call, "starttime");
    Instant end = time(call, "endtime");
    if (!start.isBefore(end)) {
      throw new RefusedException(Reason.BAD_PARAMETER, "endtime is not after starttime");
    }
    if (!call.text("subscriptionId").orElse(SUBSCRIPTION).startsWith(SUBSCRIPTION)) {
      throw RefusedException.unknown("subscription");
    }
    return Json.array(
        world.usage().between(start, end).stream()
            .skip(call.number("skip").orElse(0))
            .limit(Math.min(MOST, call.number("take").orElse(MOST)))
            .map(this::withToken));
  }

  private JsonObject withToken(EnvironmentUsage usage) {
    return entry(usage)
        .put(
            "sponsoredLoginToken",
            world.community().sponsoredLinks().creatorOf(usage.id()).orElse(null));
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
      throw new RefusedException(Reason.BAD_PARAMETER, name + " is not a time in ISO 8601");
    }
  }
}
