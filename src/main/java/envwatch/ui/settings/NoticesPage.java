package envwatch.ui.settings;

import static envwatch.ui.kit.Controls.named;
import static envwatch.words.Messages.text;

import envwatch.settings.NoticeSettings;
import envwatch.settings.Setting;
import envwatch.tools.Tool;
import envwatch.ui.kit.Form;
import envwatch.util.Defects;
import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;

/** What is told, where, and when not. */
final class NoticesPage extends FormPage<NoticeSettings, SectionDraft<NoticeSettings>> {
  /**
   * @param tools those that may be run by themselves
   * @param lastRun how the tool with an id went last, in words
   * @param test shows a notice with or without a sound; completes with the name of the service that
   *     showed it, or empty for a window of Envwatch
   */
  NoticesPage(
      SectionDraft<NoticeSettings> draft,
      ViewsDraft views,
      List<Tool> tools,
      Function<String, Optional<String>> lastRun,
      Function<Boolean, CompletableFuture<String>> test,
      Executor javaFxThread) {
    super(PageName.NOTICES, draft);
    form.heading("settings.notices.what");
    check("on", NoticeSettings.ON);
    check("problems", NoticeSettings.PROBLEMS);
    check("stuck", NoticeSettings.STUCK);
    check("expirations", NoticeSettings.EXPIRATIONS);
    check("actions", NoticeSettings.ACTIONS);
    check("contact", NoticeSettings.CONTACT);
    form.heading("settings.notices.views");
    ViewRows.add(form, views.views(), tools, lastRun);
    form.heading("settings.notices.where");
    check("outside", NoticeSettings.OUTSIDE);
    check("sound", NoticeSettings.SOUND);
    addTest(test, javaFxThread);
    form.heading("settings.notices.quiet");
    form.addWide(
        days(draft.value(NoticeSettings.QUIET_DAYS)),
        Form.hint(text("settings.notices.days.hint")));
    number("from", NoticeSettings.QUIET_FROM);
    number("until", NoticeSettings.QUIET_UNTIL);
  }

  private void check(String name, Setting<NoticeSettings, Boolean> setting) {
    check(name, draft.value(setting));
  }

  private void addTest(Function<Boolean, CompletableFuture<String>> test, Executor javaFxThread) {
    Label result = named(Form.hint(""), "notices-tested");
    Button send = named(new Button(text("settings.notices.test")), "notices-test");
    send.setOnAction(event -> {
      result.setText(text("settings.notices.testing"));
      Defects.reportFrom(
          test.apply(draft.value(NoticeSettings.SOUND).get())
              .thenAcceptAsync(
                  server ->
                      result.setText(
                          server.isEmpty()
                              ? text("settings.notices.tested.own")
                              : text("settings.notices.tested", server)),
                  javaFxThread));
    });
    form.addWide(send, result);
  }

  private static CheckBoxes days(ObjectProperty<List<DayOfWeek>> chosen) {
    CheckBoxes days = new CheckBoxes();
    for (DayOfWeek day : DayOfWeek.values()) {
      CheckBox box =
          named(
              new CheckBox(day.getDisplayName(TextStyle.SHORT, Locale.ENGLISH)),
              "notices-day-" + day.getValue());
      box.setAccessibleText(day.getDisplayName(TextStyle.FULL, Locale.ENGLISH));
      box.setSelected(chosen.get().contains(day));
      box.selectedProperty()
          .subscribe((before, now) ->
              chosen.set(
                  Stream.of(DayOfWeek.values())
                      .filter(each -> each == day ? now : chosen.get().contains(each))
                      .toList()));
      days.getChildren().add(box);
    }
    return days;
  }
}
