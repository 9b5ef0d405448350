package envwatch.simulator;

import java.util.List;

/** People who attend classes. */
final class StudentNames {
  private static final List<LabUser> PEOPLE =
      List.of(
          person("amara.okafor", "Amara", "Okafor"),
          person("ben.carter", "Ben", "Carter"),
          person("chloe.dubois", "Chloé", "Dubois"),
          person("dmitri.volkov", "Дмитрий", "Волков"),
          person("elif.yilmaz", "Elif", "Yılmaz"),
          person("farid.rahimi", "Farid", "Rahimi"),
          person("grace.murphy", "Grace", "Murphy"),
          person("hiro.sato", "浩", "佐藤"),
          person("ines.ferreira", "Inês", "Ferreira"),
          person("jonas.muller", "Jonas", "Müller"),
          person("kim.jisoo", "지수", "김"),
          person("lars.oberg", "Lars", "Öberg"),
          person("mateo.garcia", "Mateo", "García"),
          person("nadia.haddad", "نادية", "حداد"),
          person("olga.nowak", "Olga", "Nowak"),
          person("priya.raman", "Priya", "Raman"),
          person("quentin.moreau", "Quentin", "Moreau"),
          person("rosa.conti", "Rosa", "Conti"),
          person("sam.o.connor", "Sam", "O'Connor"),
          person("tara.singh", "Tara", "Singh"),
          person("uma.pillai", "Uma", "Pillai"),
          person("viktor.horvath", "Viktor", "Horváth"),
          person("wei.zhang", "伟", "张"),
          person("xenia.papadaki", "Ξένια", "Παπαδάκη"),
          person("yusuf.demir", "Yusuf", "Demir"),
          person("zofia.krol", "Zofia", "Król"),
          person("anna.smith-jones", "Anna", "Smith-Jones"),
          person("bo.li", "Bo", "Li"),
          person("carlos.mendes", "Carlos", "Mendes"));

  private StudentNames() {}

  private static LabUser person(String mailbox, String firstName, String lastName) {
    return new LabUser(mailbox + "@example.com", firstName, lastName);
  }

  /** People with different addresses for different numbers, from 0. */
  static LabUser get(int number) {
    LabUser person = PEOPLE.get(number % PEOPLE.size());
    int round = number / PEOPLE.size();
    return round == 0
        ? person
        : new LabUser(
            person.email().replace("@", "+" + (round + 1) + "@"),
            person.firstName(),
            person.lastName() + " " + (round + 1));
  }
}
