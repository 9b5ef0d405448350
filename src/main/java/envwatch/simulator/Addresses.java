package envwatch.simulator;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;

/** The addresses of pages the server itself serves. */
final class Addresses {
  private final URI base;

  public Addresses(URI base) {
    this.base = base;
  }

  public String scheme() {
    return base.getScheme();
  }

  /** The address of the machine's web access; empty if it has none or is not running. */
  public Optional<String> webAccess(LabMachine machine) {
    return machine.webAccess() && machine.reachable()
        ? Optional.of(base + "/access/" + machine.token())
        : Optional.empty();
  }

  public String environment(LabEnvironment environment) {
    return base + "/" + kind(environment) + "/Environment.mvc/View/" + environment.token();
  }

  public String machine(LabEnvironment environment, LabMachine machine) {
    return base + "/" + kind(environment) + "/Machine.mvc/Show?machineToken=" + machine.token();
  }

  private static String kind(LabEnvironment environment) {
    return environment.personal() ? "Pro" : "Ent";
  }

  public String image(LabMachine.OperatingSystem system) {
    return base + "/images/" + system.word().toLowerCase(Locale.ROOT) + ".svg";
  }

  /** The personal address at which a student enters a class. */
  public String sponsoredLogin(String token) {
    return base + "/Ent/Class.mvc/SponsoredLogin?token=" + token;
  }

  /** The address that leads to an environment of a snapshot ({@code service/api-v3.md}). */
  public String permalink(String token) {
    return base + "/ent/entapppermalink.mvc?token=" + token;
  }

  /** The address at which an invited person enters ({@code service/api-v1.md}). */
  public String acceptInvitation(String token) {
    return base + "/Ent/AcceptInvitation.mvc?inv=" + token;
  }

  /** The page that tells the sender of an invitation about it. */
  public String invitation(String token) {
    return base + "/Ent/Vendor/InvitationDetails.aspx?inv=" + token;
  }

  String login(String token) {
    return base + "/Pro/Login.mvc/ApiLogin?token=" + token;
  }

  /** The address itself if it belongs to this service, otherwise the start page. */
  URI within(String target) {
    URI resolved = base.resolve(target);
    return base.getRawAuthority().equals(resolved.getRawAuthority()) ? resolved : base.resolve("/");
  }
}
