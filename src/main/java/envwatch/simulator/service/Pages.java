package envwatch.simulator.service;

import envwatch.simulator.http.Reply;
import envwatch.simulator.http.Request;
import envwatch.simulator.world.LabMachine;
import envwatch.simulator.world.World;
import java.util.Optional;

/** What a browser gets: plain pages that name what they stand for. */
final class Pages {
  private final World world;

  Pages(World world) {
    this.world = world;
  }

  Reply answer(Request request) {
    if (!request.reads()) {
      return Reply.html(405, page("Not allowed", "Only GET is served.")).with("Allow", "GET");
    }
    if (request.path().startsWith("/access/")) {
      return machine(request.path().substring("/access/".length()));
    }
    return notFound();
  }

  private Reply machine(String token) {
    Optional<LabMachine> machine =
        world.environmentOfMachine(token).flatMap(environment -> environment.machine(token));
    return machine
        .map(found -> Reply.html(200, page(found.name(), "Web access to a simulated machine.")))
        .orElseGet(this::notFound);
  }

  Reply notFound() {
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
