package envwatch.ui.about;

import static envwatch.words.Messages.text;

import envwatch.release.NewerVersion;
import envwatch.release.ReleaseSite;
import envwatch.release.VersionNumber;
import envwatch.settings.ReleaseSettings.Looking;
import envwatch.ui.kit.Banner;
import envwatch.ui.kit.Banner.Urgency;
import envwatch.ui.kit.Glyph;
import envwatch.ui.shell.Feature;
import envwatch.util.Subscription;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.ObservableList;

/**
 * Asks once whether to look for newer versions, and tells of one, with a link and nothing more. Not
 * offered where no place of newer versions is known. Lives on the JavaFX thread.
 */
public final class NewerVersionFeature implements Feature {
  private final ReleaseSite site;
  private final NewerVersion newer;
  private final Supplier<Looking> answer;
  private final Consumer<Looking> choose;
  private final Banner question;
  private final Banner news;
  private final Subscription versions;
  private Optional<VersionNumber> told = Optional.empty();
  private boolean mayAsk;

  /**
   * @param answer what the person has answered so far
   * @param choose keeps an answer
   * @param browse opens a page in the system's browser
   * @param javaFxThread {@code Platform::runLater}
   */
  public NewerVersionFeature(
      ReleaseSite site,
      NewerVersion newer,
      Supplier<Looking> answer,
      Consumer<Looking> choose,
      Consumer<URI> browse,
      Executor javaFxThread) {
    this.site = site;
    this.newer = newer;
    this.answer = answer;
    this.choose = choose;
    question =
        new Banner(
            "newer-ask",
            Urgency.NEWS,
            Glyph.INFO,
            Banner.button("newer-ask-yes", text("newer.ask.yes"), () -> answer(Looking.YES)),
            Banner.button("newer-ask-no", text("newer.ask.no"), () -> answer(Looking.NO)));
    news =
        new Banner(
            "newer",
            Urgency.NEWS,
            Glyph.INFO,
            Banner.button("newer-open", text("newer.open"), () -> browse.accept(site.page())),
            Banner.closing("newer-dismiss", text("newer.dismiss"), this::dismiss));
    versions = newer.subscribe(version -> javaFxThread.execute(() -> tell(version)));
  }

  @Override
  public void addBanners(ObservableList<Banner> banners) {
    banners.addAll(question, news);
  }

  /**
   * It is known what is watched: who only tries the demo has other questions first.
   *
   * @param demo whether it is the demo
   */
  public void watches(boolean demo) {
    mayAsk = !demo;
    ask();
  }

  private void ask() {
    if (mayAsk && answer.get() == Looking.NOT_ASKED) {
      question.say(text("newer.ask", site.newest().getHost()));
    } else {
      question.hide();
    }
  }

  private void answer(Looking chosen) {
    question.hide();
    choose.accept(chosen);
  }

  private void dismiss() {
    told.ifPresent(newer::dismiss);
  }

  private void tell(Optional<VersionNumber> version) {
    told = version;
    version.ifPresentOrElse(
        number -> news.say(text("newer.told", number.toString(), newer.own().toString())),
        news::hide);
  }

  @Override
  public void settingsChanged() {
    ask();
    newer.wantedChanged();
  }

  @Override
  public void close() {
    versions.close();
  }
}
