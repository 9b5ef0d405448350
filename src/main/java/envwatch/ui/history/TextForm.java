package envwatch.ui.history;

import envwatch.words.Markdown;
import envwatch.words.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** In which form a text that is copied has its headings, items and tables. */
enum TextForm {
  /** As a person writes it, for tickets that show every sign as it is. */
  PLAIN {
    @Override
    public String title(String words) {
      return PlainText.line(words);
    }

    @Override
    public String heading(String words) {
      return PlainText.line(words);
    }

    @Override
    public String line(String words) {
      return PlainText.line(words);
    }

    @Override
    public String verbatim(String words) {
      return PlainText.line(words);
    }

    @Override
    public List<String> table(List<String> headings, List<List<@Nullable String>> rows) {
      return rows.stream()
          .map(row ->
              row.stream()
                  .filter(Objects::nonNull)
                  .map(PlainText::line)
                  .collect(Collectors.joining(", ", "- ", "")))
          .toList();
    }
  },

  MARKDOWN {
    @Override
    public String title(String words) {
      return "## " + Markdown.line(words);
    }

    @Override
    public String heading(String words) {
      return "### " + Markdown.line(words);
    }

    @Override
    public String line(String words) {
      return Markdown.line(words);
    }

    @Override
    public String verbatim(String words) {
      return "`" + PlainText.line(words).replace('`', '\'') + "`";
    }

    @Override
    public List<String> table(List<String> headings, List<List<@Nullable String>> rows) {
      List<String> lines =
          new ArrayList<>(List.of(row(headings), "|" + " --- |".repeat(headings.size())));
      rows.forEach(row -> lines.add(row(row)));
      return lines;
    }

    private String row(List<? extends @Nullable String> cells) {
      return cells.stream().map(Markdown::line).collect(Collectors.joining(" | ", "| ", " |"));
    }
  };

  abstract String title(String words);

  abstract String heading(String words);

  /** Words that are shown as they are. */
  abstract String line(String words);

  /** An id or the like, that must be copied without any sign added. */
  abstract String verbatim(String words);

  /** The lines of a table; an absent cell is left out or a dash. */
  abstract List<String> table(List<String> headings, List<List<@Nullable String>> rows);
}
