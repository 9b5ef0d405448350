package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.platform.LogonEntry;
import envwatch.ui.kit.BackgroundWork;
import envwatch.ui.kit.StatusMessage;
import envwatch.ui.settings.SettingsServices;
import envwatch.words.PlainText;
import java.io.IOException;

/** Whether the program is started when the person logs on, as settings show and change it. */
record LogonStart(LogonEntry entry, BackgroundWork background, StatusMessage message)
    implements SettingsServices.Logon {
  @Override
  public LogonEntry.State state() throws IOException {
    return entry.state();
  }

  @Override
  public void change(boolean on) {
    background.start(task -> {
      try {
        if (on) {
          entry.put();
        } else {
          entry.remove();
        }
      } catch (IOException e) {
        String cause = PlainText.line(String.valueOf(e.getMessage()));
        task.show(() -> message.warn(text("settings.general.logon.failed", cause)));
      }
    });
  }
}
