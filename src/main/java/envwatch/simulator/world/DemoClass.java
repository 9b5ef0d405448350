package envwatch.simulator.world;

import static java.time.Duration.ofDays;
import static java.time.Duration.ofHours;
import static java.time.Duration.ofMinutes;

import java.time.Duration;

/** The classes of the demo, a row each. */
enum DemoClass {
  ABOUT_TO_START(
      "Kubernetes day 2 - April group",
      1,
      0,
      "Eastern Standard Time",
      ofMinutes(20),
      ofHours(4),
      12,
      11),
  RUNNING(
      "Firewall basics - Zürich",
      1,
      1,
      "W. Europe Standard Time",
      ofMinutes(-50),
      ofHours(3),
      8,
      8),
  JUST_OVER("SIEM onboarding", 1, 0, "GMT Standard Time", ofMinutes(-260), ofHours(4), 9, 9),
  TOMORROW("ネットワーク入門", 1, 1, "Tokyo Standard Time", ofHours(23), ofHours(6), 10, 6),
  SOMEBODY_ELSES(
      "Active Directory forest", 0, 1, "Singapore Standard Time", ofHours(27), ofHours(8), 5, 5),
  NEXT_WEEK(
      "Kubernetes day 3 - April group", 1, 0, "Eastern Standard Time", ofDays(7), ofHours(8), 0, 0),
  WITH_FIELD("Audit « à blanc »", 2, 0, "Romance Standard Time", ofDays(12), ofHours(5), 3, 0),
  LAST_WEEK(
      "Kubernetes day 1 - April group",
      1,
      0,
      "Eastern Standard Time",
      ofDays(-7),
      ofHours(8),
      11,
      11),
  LONG_AGO("Backup & restore", 1, 1, "UTC", ofDays(-19), ofHours(4), 6, 6);

  private final String title;
  private final int project;
  private final int blueprint;
  private final String zone;
  private final Duration startsIn;
  private final Duration length;
  private final int students;
  private final int invited;

  /**
   * @param project index of the project
   * @param blueprint index of the blueprint in the project
   * @param zone as Windows names it
   * @param startsIn negative if the class has begun
   * @param invited how many of the students, the first ones
   */
  DemoClass(
      String title,
      int project,
      int blueprint,
      String zone,
      Duration startsIn,
      Duration length,
      int students,
      int invited) {
    this.title = title;
    this.project = project;
    this.blueprint = blueprint;
    this.zone = zone;
    this.startsIn = startsIn;
    this.length = length;
    this.students = students;
    this.invited = invited;
  }

  ClassSeed.Plan plan(LabPolicy policy) {
    return new ClassSeed.Plan(title, project, blueprint, policy, zone, startsIn, length);
  }

  int students() {
    return students;
  }

  int invited() {
    return invited;
  }
}
