package envwatch.simulator;

import envwatch.model.Secret;
import java.util.Map;
import java.util.Optional;

/**
 * What the instructor decides about a class.
 *
 * @param passphrase the class password
 * @param address empty for a class without a place
 * @param fieldValues of the project's custom fields, by the tokens of the fields
 */
public record ClassSettings(
    String name,
    LabProject project,
    LabBlueprint blueprint,
    LabPolicy policy,
    LabRegion region,
    Instructor instructor,
    Schedule schedule,
    Secret passphrase,
    Admission admission,
    Invitation invitation,
    Optional<ClassAddress> address,
    Map<String, String> fieldValues,
    Steps steps,
    boolean audioVideo,
    boolean sharedFolder) {
  public ClassSettings {
    fieldValues = Map.copyOf(fieldValues);
  }

  ClassSettings ledBy(Instructor other) {
    return new ClassSettings(
        name,
        project,
        blueprint,
        policy,
        region,
        other,
        schedule,
        passphrase,
        admission,
        invitation,
        address,
        fieldValues,
        steps,
        audioVideo,
        sharedFolder);
  }
}
