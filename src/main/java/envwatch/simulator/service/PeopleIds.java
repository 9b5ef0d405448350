package envwatch.simulator.service;

import envwatch.simulator.world.LabTeam;
import envwatch.simulator.world.People;
import envwatch.simulator.world.Person;
import envwatch.simulator.world.RefusedException;

/** The ids of version 3 that concern people: a kind of two letters and a token. */
final class PeopleIds {
  private static final String USER = "US";
  private static final String MEMBER = "VP";
  private static final String TEAM = "TM";

  private PeopleIds() {}

  static String user(Person person) {
    return USER + person.token();
  }

  static String member(Person person) {
    return MEMBER + person.member().token();
  }

  static String team(LabTeam team) {
    return TEAM + team.token();
  }

  static Person user(People people, String id) throws RefusedException {
    return people.person(token(USER, id));
  }

  static Person member(People people, String id) throws RefusedException {
    return people.member(token(MEMBER, id));
  }

  static LabTeam team(People people, String id) throws RefusedException {
    return people.team(token(TEAM, id));
  }

  /** The token of an id; empty, which no token is, if it is of another kind. */
  private static String token(String kind, String id) {
    return id.startsWith(kind) ? id.substring(kind.length()) : "";
  }
}
