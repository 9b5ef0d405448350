package envwatch.catalogue;

import envwatch.model.Secret;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * Hides secrets in answers: by the paths of the catalogue, everywhere below names that sound like
 * secrets, and wherever a value occurs that is known to be one, also from elsewhere in the same
 * answer.
 */
public final class AnswerReader {
  /** As for the answers that the program reads itself. */
  private static final int MOST_TOKENS = 2_000_000;

  /** In characters; shorter values occur by chance. */
  private static final int SHORTEST_KNOWN = 6;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder().maxTokenCount(MOST_TOKENS).build())
          .build();

  private final Catalogue catalogue;
  private final Operation operation;
  private final Set<String> known = new HashSet<>();
  private final Deque<String> place = new ArrayDeque<>();

  private AnswerReader(Catalogue catalogue, Operation operation, List<Secret> secrets) {
    this.catalogue = catalogue;
    this.operation = operation;
    secrets.forEach(secret -> remember(secret.reveal()));
  }

  /**
   * @param secrets known from elsewhere, such as the account's key
   */
  public static ShownAnswer read(Operation operation, byte[] body, List<Secret> secrets) {
    return read(Catalogue.get(), operation, body, secrets);
  }

  static ShownAnswer read(
      Catalogue catalogue, Operation operation, byte[] body, List<Secret> secrets) {
    AnswerReader reader = new AnswerReader(catalogue, operation, secrets);
    if (body.length == 0) {
      return new ShownAnswer.Empty();
    }
    try {
      AnswerNode content = reader.json(body);
      return new ShownAnswer.Json(reader.hideKnown(content));
    } catch (StreamConstraintsException e) {
      return new ShownAnswer.TooManyValues();
    } catch (JacksonException e) {
      return reader.plainText(body);
    }
  }

  private void remember(String secret) {
    if (secret.length() >= SHORTEST_KNOWN) {
      known.add(secret);
    }
  }

  private ShownAnswer plainText(byte[] body) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
      if (text.chars().anyMatch(AnswerReader::foreign)) {
        return new ShownAnswer.Binary();
      }
      String shown = text;
      for (String secret : known) {
        shown = shown.replace(secret, AnswerJson.MASK);
      }
      return new ShownAnswer.Text(shown);
    } catch (CharacterCodingException e) {
      return new ShownAnswer.Binary();
    }
  }

  private static boolean foreign(int character) {
    return character < ' ' && character != '\n' && character != '\r' && character != '\t';
  }

  private AnswerNode json(byte[] body) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), body)) {
      parser.nextToken();
      AnswerNode content = node(parser, false);
      if (parser.nextToken() != null) {
        throw new StreamReadException(parser, "more than one value");
      }
      return content;
    }
  }

  /**
   * @param secret whether it lies below a name that sounds like a secret
   */
  private AnswerNode node(JsonParser parser, boolean secret) {
    JsonToken token = parser.currentToken();
    return switch (token) {
      case START_OBJECT -> object(parser, secret || isSecretHere());
      case START_ARRAY -> list(parser, secret || isSecretHere());
      case VALUE_STRING -> text(parser.getString(), secret || isSecretHere());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
          number(parser.getString(), secret || isSecretHere());
      case VALUE_TRUE, VALUE_FALSE, VALUE_NULL -> new AnswerNode.Plain(token.asString());
      case null, default -> throw new StreamReadException(parser, "no value");
    };
  }

  private AnswerNode object(JsonParser parser, boolean secret) {
    List<AnswerNode.Field> fields = new ArrayList<>();
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      parser.nextToken();
      place.addLast(name);
      fields.add(
          new AnswerNode.Field(
              name, node(parser, secret || SecretNames.suspicious(catalogue, name))));
      place.removeLast();
    }
    return new AnswerNode.Fields(fields);
  }

  private AnswerNode list(JsonParser parser, boolean secret) {
    List<AnswerNode> elements = new ArrayList<>();
    place.addLast(SecretPath.ELEMENT);
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      elements.add(node(parser, secret));
    }
    place.removeLast();
    return new AnswerNode.Elements(elements);
  }

  private AnswerNode text(String text, boolean secret) {
    if (!text.isEmpty() && secret) {
      remember(text);
      return new AnswerNode.Hidden(Secret.of(text));
    }
    return new AnswerNode.Text(text);
  }

  private AnswerNode number(String json, boolean secret) {
    return secret ? new AnswerNode.Hidden(Secret.of(json)) : new AnswerNode.Plain(json);
  }

  private boolean isSecretHere() {
    return operation.secret(content());
  }

  /** The place without the envelope of v2, which some answers have twice. */
  private List<String> content() {
    List<String> steps = List.copyOf(place);
    if (operation.version().number() != 2) {
      return steps;
    }
    int from = 0;
    while (from < steps.size() && steps.get(from).equals("data")) {
      from++;
    }
    return from == 0 ? List.of("outside of the envelope") : steps.subList(from, steps.size());
  }

  private AnswerNode hideKnown(AnswerNode node) {
    return switch (node) {
      case AnswerNode.Fields(List<AnswerNode.Field> fields) ->
          new AnswerNode.Fields(
              fields.stream()
                  .map(field -> new AnswerNode.Field(field.name(), hideKnown(field.value())))
                  .toList());
      case AnswerNode.Elements(List<AnswerNode> elements) ->
          new AnswerNode.Elements(elements.stream().map(this::hideKnown).toList());
      case AnswerNode.Text(String text) when known.stream().anyMatch(text::contains) ->
          new AnswerNode.Hidden(Secret.of(text));
      case AnswerNode.Text text -> text;
      case AnswerNode.Plain plain -> plain;
      case AnswerNode.Hidden hidden -> hidden;
    };
  }
}
