package envwatch.ui.training.edit;

import static org.assertj.core.api.Assertions.assertThat;

import envwatch.api.ApiException;
import envwatch.model.training.CustomField;
import envwatch.settings.AppearanceSettings;
import envwatch.settings.AppearanceSettings.Theme;
import envwatch.ui.kit.OnJavaFx;
import envwatch.ui.kit.Pictures;
import envwatch.ui.training.edit.ChangeSender.Result;
import envwatch.watch.SampleClasses;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Locale;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassDialogPicturesTest {
  private static final ZoneId HERE = ZoneId.of("Europe/Lisbon");

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void creating(Theme theme, int fontSize) {
    AppearanceSettings appearance = new AppearanceSettings(theme, fontSize);
    try (OpenForm form = new OpenForm(appearance)) {
      form.service.customFields(
          new CustomField("TF1", "Cost centre", null, true, null, null, null),
          new CustomField("TF2", "Customer", null, false, null, null, null));
      form.open((owner, all) ->
          new ClassDialog(owner, null, null, all.lookups(), HERE, all.sender, all.done::add)
              .show());
      picture(form, appearance, "create-empty", 0);
      form.type("class-name", "Kubernetes basics");
      form.choose("class-project", "Customer");
      form.choose("class-zone", "(UTC+01:00)");
      form.type("class-start", "2026-11-23 09:00");
      form.type("class-end", "tomorrow");
      form.press("class-save");
      picture(form, appearance, "create-mistakes", 0);
      picture(form, appearance, "create-mistakes-middle", 0.45);
      form.press("class-steps");
      form.press("class-step-add");
      form.press("class-step-add");
      assertThat(picture(form, appearance, "create-end", 1)).isNotEmptyFile();
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, 14", "DARK, 14", "LIGHT, 21"})
  void editing(Theme theme, int fontSize) {
    AppearanceSettings appearance = new AppearanceSettings(theme, fontSize);
    try (OpenForm form = new OpenForm(appearance)) {
      form.open((owner, all) ->
          new ClassDialog(
                  owner,
                  SampleClasses.SOON,
                  SampleClasses.details(SampleClasses.soon().trainingClass()),
                  all.lookups(),
                  HERE,
                  all.sender,
                  all.done::add)
              .show());
      form.press("class-custom-invitation");
      form.press("class-save");
      form.type("class-name", "Kubernetes for everybody");
      form.press("class-save");
      form.sender.answer(
          new Result.Failed("The service refused: The name is taken (code 409).", true));
      assertThat(picture(form, appearance, "edit-refused", 0)).isNotEmptyFile();
      picture(form, appearance, "edit-refused-middle", 0.6);
    }
  }

  @ParameterizedTest
  @CsvSource("LIGHT, 14")
  void notLoaded(Theme theme, int fontSize) {
    AppearanceSettings appearance = new AppearanceSettings(theme, fontSize);
    try (OpenForm form = new OpenForm(appearance)) {
      form.service.fail(new ApiException.Forbidden("test"));
      form.open((owner, all) ->
          new ClassDialog(owner, null, null, all.lookups(), HERE, all.sender, all.done::add)
              .show());
      assertThat(picture(form, appearance, "not-loaded", 0)).isNotEmptyFile();
    }
  }

  private static Path picture(
      OpenForm form, AppearanceSettings appearance, String name, double where) {
    OnJavaFx.run(() -> {
      Pictures.settle(form.scene().getRoot());
      ((ScrollPane) form.node("class-scroll")).setVvalue(where);
    });
    return Pictures.takeShown(
        form.scene(),
        appearance,
        "class-%s-%s-%d"
            .formatted(
                name,
                appearance.get(AppearanceSettings.THEME),
                appearance.get(AppearanceSettings.FONT_SIZE))
            .toLowerCase(Locale.ROOT));
  }
}
