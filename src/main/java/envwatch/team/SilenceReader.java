package envwatch.team;

import static envwatch.api.wire.FieldTable.field;

import envwatch.api.ApiException.Unreadable;
import envwatch.api.wire.Entries;
import envwatch.api.wire.FieldTable;
import envwatch.api.wire.Json;
import envwatch.api.wire.JsonCursor;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the list of silences, of which there may be thousands. */
final class SilenceReader {
  private static final FieldTable<SilenceReader> FIELDS =
      FieldTable.of(
          field("id", (silence, in) -> silence.id = in.string()),
          field(
              "status", (silence, in) -> silence.state = in.onlyField("state", JsonCursor::string)),
          field("matchers", (silence, in) -> silence.matchers = in.entries(SilenceReader::matcher)),
          field("startsAt", (silence, in) -> silence.startsAt = in.string()),
          field("endsAt", (silence, in) -> silence.endsAt = in.string()),
          field("createdBy", (silence, in) -> silence.author = in.line()),
          field("comment", (silence, in) -> silence.comment = in.line()));

  private static final FieldTable<Parts> OF_MATCHERS =
      FieldTable.of(
          field("name", (matcher, in) -> matcher.name = in.string()),
          field("value", (matcher, in) -> matcher.value = in.string()),
          field("isRegex", (matcher, in) -> matcher.regex = in.truth()),
          // Absent in what was written by versions before 0.22, which had no other kind.
          field("isEqual", (matcher, in) -> matcher.equal = in.truth()));

  private @Nullable String id;
  private @Nullable String state;
  private @Nullable Entries<LabelMatcher> matchers;
  private @Nullable String startsAt;
  private @Nullable String endsAt;
  private @Nullable String author;
  private @Nullable String comment;

  private static final class Parts {
    private @Nullable String name;
    private @Nullable String value;
    private @Nullable Boolean regex;
    private @Nullable Boolean equal;
  }

  private SilenceReader() {}

  /**
   * All that can be read; one with a matcher that cannot is left out: it would seem to match more
   * than it does.
   *
   * @throws Unreadable if it is no list, or none of it can be read
   */
  static List<Silence> read(byte[] body) throws Unreadable {
    Entries<Silence> entries = Json.read(body, in -> in.entries(SilenceReader::silence));
    if (entries.unreadable()) {
      throw new Unreadable(Unreadable.What.OTHER_SHAPE);
    }
    return new ArrayList<>(entries.read());
  }

  private static @Nullable Silence silence(JsonCursor in) throws Unreadable {
    SilenceReader read = new SilenceReader();
    return in.readFields(FIELDS, read) ? read.silence() : null;
  }

  private @Nullable Silence silence() {
    Instant start = instant(startsAt);
    Instant end = instant(endsAt);
    if (id == null || matchers == null || matchers.unread() > 0 || start == null || end == null) {
      return null;
    }
    return new Silence(
        id,
        "active".equals(state),
        matchers.read(),
        start,
        Objects.requireNonNull(startsAt),
        end,
        Objects.requireNonNullElse(author, ""),
        Objects.requireNonNullElse(comment, ""));
  }

  private static @Nullable LabelMatcher matcher(JsonCursor in) throws Unreadable {
    Parts parts = new Parts();
    return in.readFields(OF_MATCHERS, parts) && parts.name != null && parts.value != null
        ? LabelMatcher.of(
            parts.name,
            parts.value,
            Boolean.TRUE.equals(parts.regex),
            !Boolean.FALSE.equals(parts.equal))
        : null;
  }

  private static @Nullable Instant instant(@Nullable String served) {
    try {
      return served == null ? null : OffsetDateTime.parse(served).toInstant();
    } catch (DateTimeException e) {
      return null;
    }
  }
}
