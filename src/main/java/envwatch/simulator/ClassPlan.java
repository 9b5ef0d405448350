package envwatch.simulator;

import static java.time.Duration.ofDays;
import static java.time.Duration.ofHours;
import static java.time.Duration.ofMinutes;

import java.time.Duration;

/**
 * A class that a new world has.
 *
 * @param project index of the project
 * @param blueprint index of the blueprint in the project
 * @param zone as Windows names it
 * @param startsIn negative if the class has begun
 * @param invited how many of the students, the first ones
 */
record ClassPlan(
    String title,
    int project,
    int blueprint,
    String zone,
    Duration startsIn,
    Duration length,
    int students,
    int invited) {
  static final ClassPlan ABOUT_TO_START =
      new ClassPlan(
          "Kubernetes day 2 - April group",
          1,
          0,
          "Eastern Standard Time",
          ofMinutes(20),
          ofHours(4),
          12,
          11);
  static final ClassPlan RUNNING =
      new ClassPlan(
          "Firewall basics - Zürich",
          1,
          1,
          "W. Europe Standard Time",
          ofMinutes(-50),
          ofHours(3),
          8,
          8);
  static final ClassPlan JUST_OVER =
      new ClassPlan(
          "SIEM onboarding", 1, 0, "GMT Standard Time", ofMinutes(-260), ofHours(4), 9, 9);
  static final ClassPlan TOMORROW =
      new ClassPlan("ネットワーク入門", 1, 1, "Tokyo Standard Time", ofHours(23), ofHours(6), 10, 6);
  static final ClassPlan SOMEBODY_ELSES =
      new ClassPlan(
          "Active Directory forest",
          0,
          1,
          "Singapore Standard Time",
          ofHours(27),
          ofHours(8),
          5,
          5);
  static final ClassPlan NEXT_WEEK =
      new ClassPlan(
          "Kubernetes day 3 - April group",
          1,
          0,
          "Eastern Standard Time",
          ofDays(7),
          ofHours(8),
          0,
          0);
  static final ClassPlan WITH_FIELD =
      new ClassPlan(
          "Audit « à blanc »", 2, 0, "Romance Standard Time", ofDays(12), ofHours(5), 3, 0);
  static final ClassPlan LAST_WEEK =
      new ClassPlan(
          "Kubernetes day 1 - April group",
          1,
          0,
          "Eastern Standard Time",
          ofDays(-7),
          ofHours(8),
          11,
          11);
  static final ClassPlan LONG_AGO =
      new ClassPlan("Backup & restore", 1, 1, "UTC", ofDays(-19), ofHours(4), 6, 6);
}
