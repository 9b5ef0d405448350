package envwatch.simulator;

import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Plain pages for browsers that name what they stand for. */
final class Pages {
  private static final Pattern ENVIRONMENT =
      Pattern.compile("/(?:Ent|Pro)/Environment\\.mvc/View/(.+)");
  private static final Pattern MACHINE = Pattern.compile("/(?:Ent|Pro)/Machine\\.mvc/Show");
  private static final Pattern LOGIN = Pattern.compile("/Pro/Login\\.mvc/ApiLogin");
  private static final Pattern SPONSORED = Pattern.compile("/Ent/Class\\.mvc/SponsoredLogin");
  private static final Pattern PERMALINK =
      Pattern.compile("/ent/entapppermalink\\.mvc", Pattern.CASE_INSENSITIVE);
  private static final Pattern INVITATION = Pattern.compile("/Ent/AcceptInvitation\\.mvc");
  private static final Pattern ACCESS = Pattern.compile("/access/(.+)");
  private static final Pattern IMAGE = Pattern.compile("/images/(linux|windows)\\.svg");

  private final World world;
  private final Addresses addresses;
  private final LoginLinks logins;

  Pages(Backend backend) {
    this.world = backend.world();
    this.addresses = backend.addresses();
    this.logins = backend.logins();
  }

  public Reply answer(Request request) {
    if (!request.reads()) {
      return Reply.html(405, page("Not allowed", "Only GET is served.")).with("Allow", "GET");
    }
    String path = request.path();
    Matcher access = ACCESS.matcher(path);
    if (access.matches()) {
      return machine(access.group(1), "Web access to a simulated machine.");
    }
    Matcher environment = ENVIRONMENT.matcher(path);
    if (environment.matches()) {
      return environment(environment.group(1));
    }
    Matcher image = IMAGE.matcher(path);
    if (image.matches()) {
      return image(image.group(1));
    }
    Parameters parameters = Parameters.parse(request.query());
    if (MACHINE.matcher(path).matches()) {
      return machine(parameters.find("machineToken").orElse(""), "A simulated machine.");
    }
    if (LOGIN.matcher(path).matches()) {
      return login(parameters.find("token").orElse(""));
    }
    if (SPONSORED.matcher(path).matches()) {
      return student(parameters.find("token").orElse(""));
    }
    if (PERMALINK.matcher(path).matches()) {
      return lead(() -> world.permalinks().follow(parameters.find("token").orElse("")));
    }
    if (INVITATION.matcher(path).matches()) {
      return accept(parameters.find("inv").orElse(""));
    }
    return path.equals("/") ? start() : notFound();
  }

  private static Reply start() {
    return Reply.html(200, page("Simulated environment service", "Nothing here is real."));
  }

  private Reply machine(String token, String text) {
    Optional<LabMachine> machine =
        world.environmentOfMachine(token).flatMap(environment -> environment.machine(token));
    return machine
        .map(found -> Reply.html(200, page(found.name(), text)))
        .orElseGet(this::notFound);
  }

  private Reply environment(String token) {
    Optional<LabEnvironment> environment = world.environment("EN" + token);
    return environment
        .map(found -> Reply.html(200, page(found.name(), "A simulated environment.")))
        .orElseGet(this::notFound);
  }

  private Reply login(String token) {
    Optional<URI> target = logins.follow(token);
    return target
        .map(found -> Reply.html(302, page("Signed in", "")).with("Location", found.toString()))
        .orElseGet(
            () -> Reply.html(403, page("Not signed in", "This link is not valid any more.")));
  }

  /** Signs a student in, which starts their environment. */
  private Reply student(String token) {
    try {
      LabEnvironment environment = world.current(() -> world.training().links().open(token));
      return Reply.html(302, page("Welcome to class", ""))
          .with("Location", addresses.environment(environment));
    } catch (RefusedException e) {
      return Reply.html(403, page("Not signed in", e.getMessage() + "."));
    }
  }

  /** Accepts an invitation, to a project or to an environment. */
  private Reply accept(String code) {
    if (!world.current(() -> world.community().memberInvitations().accept(code))) {
      return lead(() -> world.community().open(code));
    }
    return Reply.html(200, page("Welcome", "You are a member of the project now."));
  }

  /** Leads to an environment, which may be created by that. */
  private Reply lead(World.Task<LabEnvironment, RefusedException> way) {
    try {
      return Reply.html(302, page("Your environment", ""))
          .with("Location", addresses.environment(world.current(way)));
    } catch (RefusedException e) {
      return Reply.html(403, page("No environment", e.getMessage() + "."));
    }
  }

  private static Reply image(String system) {
    String picture =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"64\" height=\"64\"><title>"
            + system
            + "</title><rect width=\"64\" height=\"64\" rx=\"8\"/></svg>";
    return new Reply(
        200, Map.of("Content-Type", "image/svg+xml"), picture.getBytes(StandardCharsets.UTF_8));
  }

  public Reply notFound() {
    return Reply.html(404, page("Not found", "There is nothing at this address."));
  }

  private static String page(String title, String text) {
    return """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>%1$s</title></head>
    <body><h1>%1$s</h1><p>%2$s</p></body></html>
    """
        .formatted(escaped(title), escaped(text));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
