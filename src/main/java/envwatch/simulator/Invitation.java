package envwatch.simulator;

import java.util.Optional;

/** The e-mail that invites students. */
record Invitation(boolean custom, Optional<String> subject, Optional<String> body) {
  static final Invitation DEFAULT = new Invitation(false, Optional.empty(), Optional.empty());

  static final String DEFAULT_SUBJECT = "Your seat in ${class.name}";

  static final String DEFAULT_BODY =
      """
      Hello ${student.firstName},

      ${class.name} begins on ${class.startDate}. Your environment: ${class.url}

      ${instructor.name}
      """;
}
