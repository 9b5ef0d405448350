package envwatch.ui.training.edit;

import envwatch.model.Choice;
import envwatch.model.training.ClassAddress;
import envwatch.model.training.ClassDraft;
import envwatch.ui.choices.EditedChoice;
import envwatch.ui.choices.EditedText;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Where a class takes place. Everything is optional. */
final class PlaceFields {
  private final EditedText address1;
  private final EditedText address2;
  private final EditedText zipCode;
  private final EditedText city;
  private final EditedText state;
  private final EditedChoice country;

  PlaceFields(@Nullable ClassAddress before) {
    ClassAddress known =
        before == null ? new ClassAddress(null, null, null, null, null, null) : before;
    address1 = new EditedText(known.address1());
    address2 = new EditedText(known.address2());
    zipCode = new EditedText(known.zipCode());
    city = new EditedText(known.city());
    state = new EditedText(known.state());
    String code = known.country();
    country = new EditedChoice(false, code == null ? null : new Choice(code, code));
  }

  public EditedText address1() {
    return address1;
  }

  public EditedText address2() {
    return address2;
  }

  public EditedText zipCode() {
    return zipCode;
  }

  public EditedText city() {
    return city;
  }

  public EditedText state() {
    return state;
  }

  public EditedChoice country() {
    return country;
  }

  void fill(ClassDraft.Builder draft) {
    ClassAddress changes =
        new ClassAddress(
            address1.change(),
            address2.change(),
            zipCode.change(),
            city.change(),
            state.change(),
            country.change());
    boolean changed =
        Stream.of(
                changes.address1(),
                changes.address2(),
                changes.zipCode(),
                changes.city(),
                changes.state(),
                changes.country())
            .anyMatch(part -> part != null);
    draft.address(changed ? changes : null);
  }
}
