package envwatch.training;

import envwatch.training.RosterLine.Fault;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The students of a file, line by line.
 *
 * @param guessedEncoding the name of the encoding that was guessed; null where there was no doubt
 */
public record Roster(List<RosterLine> lines, @Nullable String guessedEncoding) {
  public Roster {
    lines = List.copyOf(lines);
  }

  /**
   * Reads and checks a file.
   *
   * @param existing the e-mail addresses of those who are students already
   * @param most how many students the class admits; null for no limit
   */
  public static Roster read(byte[] file, Collection<String> existing, @Nullable Integer most) {
    RosterText text = RosterText.of(file);
    List<CsvRecord> all = CsvReader.read(text.content());
    List<CsvRecord> records = all.subList(RosterColumns.start(all), all.size());
    List<RosterLine> lines = new ArrayList<>();
    if (!records.isEmpty()) {
      RosterColumns columns = RosterColumns.of(records);
      List<CsvRecord> recipients =
          columns.heading() ? List.of() : MailRecipients.read(text.content());
      if (!recipients.isEmpty()) {
        records = recipients;
        columns = RosterColumns.OF_RECIPIENTS;
      }
      for (CsvRecord record : records.subList(columns.heading() ? 1 : 0, records.size())) {
        lines.add(line(record, columns));
      }
    }
    return new Roster(lines, text.guessed()).against(existing, most);
  }

  /** Whether the file can be a list: not one of a spreadsheet program itself, a picture or so. */
  public static boolean isText(byte[] file) {
    return RosterText.isText(file);
  }

  private static RosterLine line(CsvRecord record, RosterColumns columns) {
    RosterLine line =
        new RosterLine(
            record.line(),
            columns.email(record),
            columns.firstName(record),
            columns.lastName(record),
            null);
    return line.with(record.unclosed() ? new Fault.QuoteNotClosed() : fault(line));
  }

  private static @Nullable Fault fault(RosterLine line) {
    if (line.email().isEmpty()) {
      return new Fault.NoEmail();
    }
    if (!EmailAddress.looksRight(line.email())) {
      return new Fault.InvalidEmail();
    }
    if (line.firstName().isEmpty()) {
      return new Fault.NoFirstName();
    }
    return line.lastName().isEmpty() ? new Fault.NoLastName() : null;
  }

  /** Only what is otherwise right takes a place, in the order of the file. */
  private Roster against(Collection<String> existing, @Nullable Integer most) {
    Set<String> students = new HashSet<>();
    existing.forEach(email -> students.add(comparable(email)));
    int room = most == null ? Integer.MAX_VALUE : Math.max(0, most - existing.size());
    Map<String, Integer> seen = new HashMap<>();
    List<RosterLine> checked = new ArrayList<>();
    for (RosterLine line : lines) {
      Fault fault = line.fault();
      if (fault == null) {
        String email = comparable(line.email());
        Integer earlier = seen.putIfAbsent(email, line.number());
        if (earlier != null) {
          fault = new Fault.Repeated(earlier);
        } else if (students.contains(email)) {
          fault = new Fault.AlreadyStudent();
        } else if (room == 0 && most != null) {
          fault = new Fault.TooMany(most);
        } else {
          room--;
        }
      }
      checked.add(line.with(fault));
    }
    return new Roster(checked, guessedEncoding);
  }

  private static String comparable(String email) {
    return email.strip().toLowerCase(Locale.ROOT);
  }
}
