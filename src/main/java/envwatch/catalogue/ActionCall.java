package envwatch.catalogue;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One call of the catalogue as an action of the dashboard sends it, without secrets. To send it by
 * hand: {@link #form}, or {@link #fields} for a form with a field for every parameter; ask for what
 * {@link #gaps} tells to be missing.
 *
 * @param values of the parameters of the path and of the query, not encoded, by their names in the
 *     catalogue
 * @param body the JSON object that is sent, without what is in {@code gaps}; null for none
 * @param gaps what is sent but not told here; empty where the call is complete
 */
public record ActionCall(
    Operation operation, Map<String, String> values, @Nullable String body, List<Gap> gaps) {
  public ActionCall {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    gaps = List.copyOf(gaps);
  }

  /**
   * Something that is sent but cannot be told here.
   *
   * @param parameter its name in the catalogue; empty for the rest of the body
   */
  public record Gap(String parameter, Reason reason) {
    /** Why a value is missing. */
    public enum Reason {
      /**
       * The user has not chosen it yet. Whoever asks for the call of an action may be too early.
       */
      NOT_CHOSEN,
      /** It is a secret or may contain one: a class password, a command line. */
      SECRET,
      /**
       * It is what the service answers to the call before: an object is read, changed in the fields
       * that are told here, also those within objects and lists, and sent back as a whole.
       */
      READ_BEFORE
    }
  }

  /** The form filled in, whose body is {@link #body}. {@link CallForm#check} finds the gaps. */
  public CallForm form() {
    CallForm form = new CallForm(operation);
    values.forEach(form::fill);
    return body == null ? form : form.body(body.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * The values of all parameters, those of the body too, as {@link CallForm#fill} takes them: lists
   * and objects as JSON. Fields of the body that are sent as {@code null} are left out.
   */
  public Map<String, String> fields() {
    Map<String, String> fields = new LinkedHashMap<>(values);
    JsonNode sent = body == null ? null : Values.json(body);
    for (Parameter parameter : operation.parameters(Place.BODY)) {
      JsonNode value = sent == null ? null : Bodies.find(sent, parameter.name());
      if (value != null && !value.isNull()) {
        fields.put(parameter.name(), value.isValueNode() ? value.asString() : value.toString());
      }
    }
    return fields;
  }
}
