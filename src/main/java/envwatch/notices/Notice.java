package envwatch.notices;

import java.util.List;

/**
 * The one notice that is shown outside of the window: everything that holds and was not read yet.
 * It replaces the notice before it.
 *
 * @param news newest first, never empty
 * @param sound whether a sound is wanted
 */
public record Notice(List<NoticeEvent> news, boolean sound) {
  public Notice {
    news = List.copyOf(news);
  }
}
