package envwatch.util;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("fast")
class CsvWriterTest {
  @Test
  void cellsAreSeparatedByCommasAndRowsEndAsTheStandardSays() {
    assertThat(CsvWriter.row("one", "two")).isEqualTo("one,two\r\n");
  }

  @Test
  void aMissingCellIsEmpty() {
    assertThat(CsvWriter.row("one", null, "three")).isEqualTo("one,,three\r\n");
  }

  @Test
  void commasQuotesAndLineBreaksAreQuoted() {
    assertThat(CsvWriter.row("a,b", "say \"hi\"", "one\ntwo"))
        .isEqualTo("\"a,b\",\"say \"\"hi\"\"\",\"one\ntwo\"\r\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "\uFF1D1"})
  void aCellThatBeginsLikeAFormulaIsText(String cell) {
    assertThat(CsvWriter.row(cell)).isEqualTo("'" + cell + "\r\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\t=1+1", "\r=1+1", "\n=1+1", "\u0000=1"})
  void aCellThatBeginsWithAControlCharacterIsText(String cell) {
    assertThat(CsvWriter.row(cell)).isEqualTo("\"'" + cell + "\"\r\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Lab;=cmd|'/c calc'!A0;", "a\tb", "a|b"})
  void whatOtherProgramsTakeForASeparatorIsQuoted(String cell) {
    assertThat(CsvWriter.row(cell)).isEqualTo("\"" + cell + "\"\r\n");
  }

  @Test
  void semicolonsInsteadOfCommasStandOnlyBetweenCells() {
    assertThat(CsvWriter.withSemicolons(CsvWriter.row("a,b", "say \"hi, you\"", "c;d", "e")))
        .isEqualTo("\"a,b\";\"say \"\"hi, you\"\"\";\"c;d\";e\r\n");
  }

  @Test
  void otherLettersStayAsTheyAre() {
    assertThat(CsvWriter.row("Übung 東京 🚀", "a=b")).isEqualTo("Übung 東京 🚀,a=b\r\n");
  }

  @Test
  void whateverIsWrittenIsReadAgain() {
    Random random = new Random(7);
    String letters = "ab,\"\r\n =+-@\t'é";
    for (int sample = 0; sample < 500; sample++) {
      List<String> cells = new ArrayList<>();
      for (int cell = 0; cell < 4; cell++) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < random.nextInt(6); i++) {
          text.append(letters.charAt(random.nextInt(letters.length())));
        }
        cells.add(text.toString());
      }
      List<String> read = read(CsvWriter.row(cells));
      for (int i = 0; i < cells.size(); i++) {
        String cell = cells.get(i);
        assertThat(read.get(i)).isIn(cell, "'" + cell);
      }
    }
  }

  /** Reads one row as RFC 4180 describes it. */
  private static List<String> read(String row) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < row.length(); i++) {
      char letter = row.charAt(i);
      if (quoted && letter == '"' && row.charAt(i + 1) == '"') {
        cell.append('"');
        i++;
      } else if (letter == '"') {
        quoted = !quoted;
      } else if (!quoted && (letter == ',' || letter == '\r')) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else if (quoted || letter != '\n') {
        cell.append(letter);
      }
    }
    return cells;
  }
}
