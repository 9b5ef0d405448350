package envwatch.simulator;

import java.time.Duration;
import java.util.List;

/** Realistic texts for the world, including some that break careless programs. */
final class SampleNames {
  /** In the order in which a small world uses them. */
  static final List<String> ENVIRONMENTS =
      List.of(
          "Firewall basics",
          "Kubernetes day 2",
          "São Paulo classroom",
          "Data platform PoC",
          "SAP migration dry run",
          "数据分析实验室",
          "Active Directory forest",
          "Blue team range 🛡️",
          "\"Quoted\" & <angled> lab",
          "مختبر الشبكات",
          "Zürich demo",
          "Endpoint hardening",
          "Backup & restore",
          "SIEM onboarding",
          "Über-Cluster «Größe»",
          "ネットワーク入門",
          "Legacy ERP 4.7",
          "Pen test playground",
          "Терминал №5",
          "Ansible from zero",
          "Load balancer A/B",
          "Red team range",
          "Voice & video",
          "Mail gateway trial");

  static final List<String> DESCRIPTIONS =
      List.of(
          "",
          "For the Tuesday course.\nReset every evening.",
          "Customer proof of concept",
          "Line one\r\nLine two\tafter a tab",
          "Ask Ann before you change the network 🙏",
          "Do not delete");

  static final List<LabUser> USERS =
      List.of(
          new LabUser("ann.lee@example.com", "Ann", "Lee"),
          new LabUser("joao.sousa@example.com", "João", "Sousa"),
          new LabUser("mei.tanaka@example.org", "芽衣", "田中"),
          new LabUser("omar.haddad@example.net", "Omar", "Haddad"),
          new LabUser("zoe.o'neil@example.com", "Zoë", "O'Neil"));

  static final List<LinuxOrWindows> MACHINES =
      List.of(
          new LinuxOrWindows("web", true),
          new LinuxOrWindows("db", true),
          new LinuxOrWindows("dc01", false),
          new LinuxOrWindows("jump host", false),
          new LinuxOrWindows("worker-1", true),
          new LinuxOrWindows("worker-2", true),
          new LinuxOrWindows("Büro-PC", false),
          new LinuxOrWindows("sensor \"north\"", true));

  static final List<String> MACHINE_DESCRIPTIONS =
      List.of("", "nginx 1.27", "PostgreSQL 17\n\tnightly dump at 02:00", "Domain controller");

  static final List<String> PROJECTS = List.of("Demo", "Customer training", "Qualité & Tests");

  /** The places of the regions. */
  static final List<String> REGIONS = List.of("Miami", "Amsterdam", "Singapore");

  static final List<PolicyPlan> POLICIES =
      List.of(
          new PolicyPlan("PoC (10 days)", Duration.ofDays(10)),
          new PolicyPlan("Workshop (8 hours)", Duration.ofHours(8)),
          new PolicyPlan("Long running (60 days)", Duration.ofDays(60)));

  static final List<String> BLUEPRINTS =
      List.of("lab blueprint", "Three-tier shop", "Windows domain", "Réseau étendu");

  static final List<String> SNAPSHOTS =
      List.of("first", "patched", "night build 7", "before course", "clean & ready");

  static final List<String> LOGINS =
      List.of("sysadmin", "root", "EXAMPLE\\student", "administrator");

  /**
   * All kinds of characters that a password may contain: quotes, markup, separators, blanks, other
   * scripts.
   */
  static final List<String> PASSWORD_TAILS =
      List.of(
          "!\"#$%&'()*+",
          ",-./:;<=>?@", "[\\]^_`{|}~", " two  blanks ", "ÄÖü߀", "пароль", "密码🔑", "</script>");

  private SampleNames() {}

  record LinuxOrWindows(String name, boolean linux) {}

  record PolicyPlan(String name, Duration lifetime) {}
}
