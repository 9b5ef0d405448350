package envwatch.remote;

import envwatch.util.PrivateFiles;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Local pages that redirect a browser to a sign-in link. The link is a credential: all users of the
 * computer could read it in the browser's arguments, but only the user can read it in a private
 * page. A page is deleted after a minute, when the program ends, and at the next start.
 * Thread-safe.
 */
public final class LinkPages implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LinkPages.class);

  /** Long enough for a browser that has to be started first. */
  private static final Duration LIFE = Duration.ofMinutes(1);

  private static final String BEGINNING = "page-";

  private static final String PAGE =
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0;url=%1$s">
      <title>Envwatch</title>
      </head>
      <body><p><a href="%1$s" rel="noreferrer">%2$s</a></p></body>
      </html>
      """;

  private final Path folder;
  private final String words;
  private final BiConsumer<Duration, Runnable> later;
  private final Set<Path> pages = new HashSet<>();

  /**
   * @param folder created on first use
   * @param words the text of the link, for a browser that does not follow it automatically
   * @param later runs a task after a delay
   */
  public LinkPages(Path folder, String words, BiConsumer<Duration, Runnable> later) {
    this.folder = folder;
    this.words = words;
    this.later = later;
  }

  /** The folder of the pages, unless the browser has no access to it. */
  public Path folder() {
    return folder;
  }

  /**
   * Saves a page that redirects to the link. Blocks on disk access.
   *
   * @param place the folder for the page; created if it is missing
   */
  public Path save(URI link, Path place) throws IOException {
    Path page = place.resolve(BEGINNING + UUID.randomUUID() + ".html");
    synchronized (this) {
      pages.add(page);
    }
    later.accept(LIFE, () -> delete(page));
    PrivateFiles.replace(page, html(link).getBytes(StandardCharsets.UTF_8));
    return page;
  }

  private String html(URI link) {
    return PAGE.formatted(escaped(link.toASCIIString()), escaped(words));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  private void delete(Path page) {
    try {
      Files.deleteIfExists(page);
      synchronized (this) {
        pages.remove(page);
      }
    } catch (IOException e) {
      LOG.warn("A page for the browser stays until the program ends: {}", e.toString());
    }
  }

  /**
   * Deletes files left by an earlier run that was killed, as far as possible. Blocks on disk
   * access.
   *
   * @param others further folders that may contain pages; also of programs that run, whose pages
   *     are deleted by them within a minute
   */
  public void deleteLeft(List<Path> others) {
    deletePages(folder, Duration.ZERO);
    others.forEach(place -> deletePages(place, LIFE));
    later.accept(LIFE, () -> others.forEach(place -> deletePages(place, LIFE)));
  }

  private void deletePages(Path place, Duration oldEnough) {
    FileTime newest = FileTime.from(Instant.now().minus(oldEnough));
    try (var left = Files.newDirectoryStream(place, BEGINNING + "*.html")) {
      for (Path page : left) {
        if (Files.getLastModifiedTime(page).compareTo(newest) <= 0) {
          Files.deleteIfExists(page);
        }
      }
    } catch (NoSuchFileException e) {
      LOG.debug("No page was ever saved in {}", place);
    } catch (IOException | DirectoryIteratorException e) {
      LOG.warn("Pages of an earlier run stay in {}: {}", place, e.toString());
    }
  }

  @Override
  public void close() {
    Set<Path> left;
    synchronized (this) {
      left = Set.copyOf(pages);
    }
    left.forEach(this::delete);
  }
}
