package envwatch.cli;

import static envwatch.words.Messages.text;

import envwatch.runtime.Dashboard;
import envwatch.runtime.DashboardException;
import envwatch.settings.AppearanceSettings.Theme;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws the dashboard into a file, without a display. */
@Command(name = "picture")
final class PictureCommand extends Subcommand {
  private static final Pattern SIZE = Pattern.compile("(\\d{3,4})x(\\d{3,4})");
  private static final String USUAL_SIZE = "1400x900";
  private static final int LEAST = 400;
  private static final int MOST = 8000;

  @Parameters(paramLabel = "FILE.png", descriptionKey = "cli.option.file")
  private Path file;

  @Option(names = "--size", descriptionKey = "cli.option.size", paramLabel = "WxH")
  private String size = USUAL_SIZE;

  @Option(names = "--theme", descriptionKey = "cli.option.theme", paramLabel = "THEME")
  private @Nullable String theme;

  @Option(names = "--select", descriptionKey = "cli.option.select", paramLabel = "ENV")
  private @Nullable String select;

  @Option(names = "--presenting", descriptionKey = "cli.option.presenting")
  private boolean presenting;

  PictureCommand(CliContext context) {
    super(context);
  }

  @Override
  public Integer call() throws UsageException, DashboardException {
    Dashboard.Picture picture = picture(file, size, themeNamed(theme), select);
    context
        .dashboard()
        .draw(options().startup(context.variables(), err()).withPresenting(presenting), picture);
    out().println(file);
    return 0;
  }

  /** A picture of the dashboard with the theme from the settings, in the default size. */
  static Dashboard.Picture usual(Path file) throws UsageException {
    return picture(file, USUAL_SIZE, null, null);
  }

  private static Dashboard.Picture picture(
      Path file, String size, @Nullable Theme theme, @Nullable String select)
      throws UsageException {
    Matcher matcher = SIZE.matcher(size);
    if (!matcher.matches()) {
      throw new UsageException(text("cli.picture.size", size, LEAST, MOST));
    }
    int width = Integer.parseInt(matcher.group(1));
    int height = Integer.parseInt(matcher.group(2));
    if (Math.min(width, height) < LEAST || Math.max(width, height) > MOST) {
      throw new UsageException(text("cli.picture.size", size, LEAST, MOST));
    }
    return new Dashboard.Picture(file, width, height, theme, select);
  }

  private static @Nullable Theme themeNamed(@Nullable String name) throws UsageException {
    return switch (name) {
      case "light" -> Theme.LIGHT;
      case "dark" -> Theme.DARK;
      case null -> null;
      default -> throw new UsageException(text("cli.picture.theme", name));
    };
  }
}
