package envwatch.app;

import static envwatch.words.Messages.text;

import envwatch.platform.NotificationService;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;

/** The notices of a Linux desktop. */
final class SystemNotification implements NoticeOutlets.SystemNotices {
  private final NotificationService service;

  SystemNotification(NotificationService service) {
    this.service = service;
  }

  /**
   * Empty where there are none; does not connect yet.
   *
   * @param chosen run when a person chooses the notice, on any thread
   */
  public static Optional<NoticeOutlets.SystemNotices> ofThisSystem(Runnable chosen) {
    boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("linux");
    return linux
        ? Optional.of(new SystemNotification(new NotificationService(text("notices.show"), chosen)))
        : Optional.empty();
  }

  @Override
  public String show(String title, String words, boolean sound) throws IOException {
    return service.show(title, words, sound);
  }

  @Override
  public void withdraw() throws IOException {
    service.withdraw();
  }

  @Override
  public void close() {
    service.close();
  }
}
