package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.api.RawAnswer;
import envwatch.catalogue.AnswerJson;
import envwatch.catalogue.AnswerNode;
import envwatch.catalogue.AnswerReader;
import envwatch.catalogue.Operation;
import envwatch.catalogue.ShownAnswer;
import envwatch.model.Secret;
import envwatch.words.CallWords;
import envwatch.words.TerminalText;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Consumer;

/**
 * Prints the body of an answer, and says what cannot be printed.
 *
 * @param say receives sentences for standard error
 * @param reveal whether to print secrets
 */
record AnswerPrinter(PrintWriter out, Consumer<String> say, boolean reveal) {
  /**
   * Prints it. That nobody reads the output any more, as after {@code | head}, is no failure.
   *
   * @param secrets known from elsewhere
   * @return false if there is something that could not be printed
   */
  boolean print(Operation operation, RawAnswer answer, List<Secret> secrets) {
    boolean shown =
        switch (AnswerReader.read(operation, answer.body(), secrets)) {
          case ShownAnswer.Empty() -> true;
          case ShownAnswer.Json(AnswerNode content) -> {
            AnswerJson.write(content, reveal, out);
            out.println();
            yield true;
          }
          case ShownAnswer.Text(String served) -> {
            served.lines().map(TerminalText::plain).forEach(out::println);
            say.accept(CallWords.otherText(answer));
            yield true;
          }
          case ShownAnswer.Binary() -> {
            say.accept(CallWords.binary(answer));
            yield false;
          }
          case ShownAnswer.TooManyValues() -> {
            say.accept(text("cli.api.too-many", answer.size()));
            yield false;
          }
        };
    out.flush();
    return shown;
  }
}
